/// Draws the body of an animal that stands, sits or flies as people do.
struct UprightAnimal {
    let kind: Kind
    let coat: Coat
    let joints: Joints

    private var edge: Colour { coat.fur.darker(0.22) }
    private var isFlying: Bool { joints.posture.lift > 50 }

    func drawBody(on canvas: inout SVGCanvas) {
        let parts = AnimalParts(kind: kind, coat: coat, isFlying: isFlying)
        // A tail stays behind whoever turns to the right.
        let tail = SVGCanvas.placement(
            joints.hip.x, min(joints.hip.y + 44, -8 - joints.posture.lift), mirrored: joints.isTurned,
            turn: joints.posture.lean * 0.4)
        if kind != .seal { canvas.group(transform: tail) { parts.drawTail(on: &$0) } }
        canvas.group(transform: trunk) { parts.drawBack(on: &$0) }
        if joints.isTurned, joints.posture.lift < 50 { arm(1, on: &canvas) }
        if kind == .seal { sealTail(on: &canvas) }
        if joints.posture.seat == nil, kind != .seal { legs(on: &canvas) }
        canvas.group(transform: trunk) { drawTrunk(on: &$0) }
        if joints.posture.seat != nil, kind != .seal { legs(on: &canvas) }
    }

    private var trunk: String {
        SVGCanvas.placement(joints.hip.x, joints.hip.y, turn: joints.posture.lean)
    }

    /// A round pear, told from the middle of the hip.
    private func drawTrunk(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M0 -118C40 -118 56 -84 62 -42C68 4 44 26 0 26S-68 4 -62 -42C-56 -84 -40 -118 0 -118z", coat.fur, edge: edge
        )
        let shift = 10 * joints.posture.turn
        canvas.ellipse(shift, -30, 42, 48, coat.belly)
        if kind == .dragon || kind == .frog {
            canvas.line(
                "M\(shift - 30) -44q30 12 60 0M\(shift - 37) -22q37 14 74 0M\(shift - 34) 2q34 13 68 0",
                coat.belly.darker(0.14), width: 4)
        }
        if kind == .owl {
            canvas.line(
                "M\(shift - 24) -46q8 10 16 0q8 10 16 0q8 10 16 0M\(shift - 26) -26q9 11 18 0q9 11 18 0q9 11 18 0M\(shift - 16) -6q8 10 16 0q8 10 16 0",
                coat.fur, width: 4)
        }
        canvas.shadow(
            "M-62 -40C-68 4 -44 26 0 26C-32 20 -48 -4 -44 -40C-42 -70 -38 -90 -30 -104C-50 -90 -58 -70 -62 -40z")
    }

    // MARK: Legs

    private func legs(on canvas: inout SVGCanvas) {
        for side in joints.isTurned ? [1, 0] : [0, 1] {
            if kind.isBird { birdLeg(side, on: &canvas) } else { leg(side, on: &canvas) }
        }
    }

    private func leg(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        let fur = isFar ? coat.fur.darker(0.08) : coat.fur
        let foot = joints.feet[side]
        let limb = Limb(from: joints.hips[side], over: joints.knees[side], to: foot, radii: (25, 20, 16))
        canvas.shape(limb.outline(), fur, edge: edge)
        if joints.posture.seat == 34 {
            // The sole is seen.
            canvas.stamp(at: SVGCanvas.placement(foot.x, foot.y - 15, turn: side == 0 ? -16 : 16)) { canvas in
                canvas.shape("M-21 0a21 27 0 1 0 42 0a21 27 0 1 0 -42 0z", fur, edge: edge)
                canvas.ellipse(0, 8, 11, 12, coat.belly.mixed(with: coat.fur, 0.25))
                canvas.line("M-9 -13h0M0 -16h0M9 -13h0", coat.belly.mixed(with: coat.fur, 0.25), width: 7)
            }
            return
        }
        let isRight = side == 1 || joints.posture.turn > 0.2
        let heel = joints.posture.legs[side].heel
        canvas.stamp(
            at: SVGCanvas.placement(foot.x, foot.y, mirrored: !isRight, turn: isRight ? heel : -heel)
        ) { canvas in
            canvas.shape("M-17 -4C-20 6 -18 14 -12 14H24C36 14 36 -3 22 -6Q6 -12 -17 -4z", fur, edge: edge)
            canvas.line("M20 6v7M28 6v6", edge, width: 2.5)
        }
    }

    private func birdLeg(_ side: Int, on canvas: inout SVGCanvas) {
        let foot = joints.feet[side]
        let bend = joints.posture.legs[side]
        canvas.line("M\(joints.hips[side])L\(joints.knees[side])L\(foot)", coat.accent, width: 9)
        let isRight = side == 1 || joints.posture.turn > 0.2
        canvas.stamp(
            at: SVGCanvas.placement(foot.x, foot.y, mirrored: !isRight, turn: isRight ? bend.heel : -bend.heel)
        ) { $0.shape("M-8 -3L30 4Q28 13 22 10Q18 17 10 12Q2 17 -6 13z", coat.accent, edge: coat.accent.darker(0.22)) }
    }

    /// A seal stands on the end of its body.
    private func sealTail(on canvas: inout SVGCanvas) {
        let hip = joints.hip
        let sign: Double = joints.isTurned ? -1 : 1
        let low = -20 - joints.posture.lift
        let tip = Point(hip.x + sign * 104, low + (isFlying ? 40 : 6))
        let body = Limb(
            from: Point(hip.x, hip.y - 10), over: Point(hip.x + sign * 10, low - 8), to: tip, radii: (60, 42, 10))
        canvas.shape(
            "M\(tip)q\(sign * 34) -34 \(sign * 44) -10q\(sign * -4) 14 \(sign * -14) 16q\(sign * 12) 8 \(sign * 2) 16q\(sign * -26) 6 \(sign * -32) -22z",
            coat.accent, edge: coat.accent.darker(0.2))
        canvas.shape(body.outline(), coat.fur, edge: edge)
    }

    // MARK: Arms

    func drawArms(on canvas: inout SVGCanvas) {
        arm(0, on: &canvas)
        if !joints.isTurned || joints.posture.lift >= 50 { arm(1, on: &canvas) }
    }

    private func arm(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        if kind.isBird { return wing(side, isFar: isFar, on: &canvas) }
        let fur = isFar ? coat.fur.darker(0.08) : coat.fur
        let wide: (Double, Double, Double) = kind == .seal ? (15, 20, 9) : (17, 16, 16)
        let limb = Limb(from: joints.shoulders[side], over: joints.elbows[side], to: joints.hands[side], radii: wide)
        canvas.shape(limb.outline(), kind == .seal ? fur.darker(0.07) : fur, edge: edge)
        guard kind != .seal else { return }
        let palm = joints.hands[side]
        let bend = joints.posture.arms[side].lower
        canvas.line(
            "M\(palm.stepped(5, bend - 40))L\(palm.stepped(13, bend - 26))M\(palm.stepped(5, bend + 40))L\(palm.stepped(13, bend + 26))",
            edge, width: 2.5)
    }

    private func wing(_ side: Int, isFar: Bool, on canvas: inout SVGCanvas) {
        let colour = (kind == .gull ? 0xB9C3CF as Colour : coat.fur.darker(0.1)).darker(isFar ? 0.08 : 0)
        let (root, tip) = (joints.shoulders[side], joints.palm(side))
        let out = root.normal(to: tip) * (side == 0 ? 1 : -1)
        let middle = root.towards(tip, 0.5)
        canvas.shape(
            .smooth([
                root + out * -10, middle + out * -16, tip + out * -8, tip + out * 4, root.towards(tip, 0.86) + out * 17,
                root.towards(tip, 0.6) + out * 22, root.towards(tip, 0.3) + out * 20, root + out * 10,
            ]), colour, edge: colour.darker(0.2))
        canvas.line(
            "M\(root.towards(tip, 0.4) + out * 12)L\(root.towards(tip, 0.75) + out * 8)M\(root.towards(tip, 0.3))L\(root.towards(tip, 0.8) + out * -3)",
            colour.darker(0.2), width: 3)
    }
}
