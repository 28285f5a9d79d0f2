/// The body of an animal that stands, sits or flies as people do.
struct UprightAnimal: AnimalBody {
    let breed: Breed
    let coat: Coat
    let joints: Joints
    let gesture: Gesture
    /// Whether something is pressed to the chest.
    var isCuddling = false
    /// Whether its arms are wings, as a bat's are.
    var hasWings = false

    private var edge: Color { coat.edge }
    private var isFlying: Bool { gesture.isFlying }
    private var isFromBack: Bool { gesture.isFromBack }

    var head: HeadPlacement {
        HeadPlacement(
            middle: joints.head + Point(0, max(0, gesture.bow) * 16),
            turn: joints.posture.lean * 0.3 + joints.posture.tilt, scale: breed.headScale,
            look: max(joints.posture.turn, 0))
    }
    var trunk: Box { Box(around: [joints.neck.towards(joints.hip, 0.5)], radius: 40) }
    var hand: Point { isCuddling ? joints.onTrunk(0, -30) : joints.hands[1].stepped(6, joints.handDirection(1)) }
    var shoulder: Point { joints.shoulders[0] }
    var back: Point? { joints.posture.seat == nil ? nil : joints.hip + Point(10, -24) }

    func drawBehind(on canvas: inout SVGCanvas) {
        // A tail stays behind a figure that turns to the right.
        let tail = SVGCanvas.placement(
            joints.hip.x, min(joints.hip.y + 44, -8), mirrored: joints.isTurned, turn: joints.posture.lean * 0.4)
        if !isFromBack {
            canvas.group(transform: tail) { AnimalTail(tail: breed.tail, coat: coat).drawBehind(on: &$0) }
        }
        canvas.group(transform: trunkPlacement) {
            AnimalBack(breed: breed, coat: coat, isFlying: isFlying).draw(on: &$0)
        }
        if hasWings { for side in 0...1 { wing(side, on: &canvas) } }
        if isFromBack { for side in 0...1 where !hasWings { arm(side, on: &canvas) } }
        if joints.isTurned, !isFlying, !isFromBack { arm(1, on: &canvas) }
        if joints.posture.seat == nil { legs(on: &canvas) }
        canvas.group(transform: trunkPlacement) { drawTrunk(on: &$0) }
        if joints.posture.seat != nil { legs(on: &canvas) }
        if isFromBack {
            let back = SVGCanvas.placement(joints.hip.x - 30, min(joints.hip.y + 44, -8))
            canvas.group(transform: back) { AnimalTail(tail: breed.tail, coat: coat).drawBehind(on: &$0) }
        }
    }

    private var trunkPlacement: String {
        SVGCanvas.placement(joints.hip.x, joints.hip.y, turn: joints.posture.lean)
    }

    /// Draws a round pear, from the middle of the hip.
    private func drawTrunk(on canvas: inout SVGCanvas) {
        let pear: PathData =
            "M0 -118C40 -118 56 -84 62 -42C68 4 44 26 0 26S-68 4 -62 -42C-56 -84 -40 -118 0 -118z"
        canvas.shape(pear, coat.fur, edge: edge)
        if breed.head.top == .yarn {
            return canvas.shape(
                "M-34 -116H34Q52 -60 84 24Q40 40 0 36T-84 24Q-52 -60 -34 -116z", coat.belly,
                edge: coat.belly.darker(0.22))
        }
        if !isFromBack {
            let shift = 10 * joints.posture.turn
            canvas.ellipse(shift, -30, 42, 48, coat.belly)
            if breed.marking == .bars {
                canvas.line(
                    "M\(shift - 30) -44q30 12 60 0M\(shift - 37) -22q37 14 74 0M\(shift - 34) 2q34 13 68 0",
                    coat.belly.darker(0.14), width: 4)
            }
        } else if breed.marking == .spines {
            canvas.shape(
                "M-66 10L-84 -10L-64 -22L-86 -48L-60 -54L-78 -84L-48 -84L-54 -112L-24 -104L-14 -126L8 -106L34 -124L42 -98L70 -102L58 -74L84 -66L62 -44L86 -24L62 -14L72 12Q0 34 -66 10z",
                coat.accent, edge: coat.accent.darker(0.25))
        } else if breed.marking == .stripes {
            canvas.line("M-30 -96q30 14 60 0M-38 -66q38 16 76 0M-42 -34q42 16 84 0", coat.accent, width: 8)
        }
        canvas.shadow(
            "M-62 -40C-68 4 -44 26 0 26C-32 20 -48 -4 -44 -40C-42 -70 -38 -90 -30 -104C-50 -90 -58 -70 -62 -40z")
    }

    // MARK: Legs

    private func legs(on canvas: inout SVGCanvas) {
        for side in joints.isTurned ? [1, 0] : [0, 1] { leg(side, on: &canvas) }
    }

    private func leg(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        let fur = isFar ? coat.fur.darker(0.08) : coat.fur
        let foot = joints.feet[side]
        let limb = Limb(from: joints.hips[side], over: joints.knees[side], to: foot, radii: (25, 20, 16))
        canvas.shape(limb.outline(), fur, edge: edge)
        if joints.posture.seat != nil {
            if isFromBack { return }
            // The sole is seen.
            canvas.stamp(at: SVGCanvas.placement(foot.x, foot.y - 15, turn: side == 0 ? -16 : 16)) { canvas in
                let sole = coat.belly.mixed(with: coat.fur, 0.25)
                canvas.shape("M-21 0a21 27 0 1 0 42 0a21 27 0 1 0 -42 0z", fur, edge: edge)
                canvas.ellipse(0, 8, 11, 12, sole)
                canvas.line("M-9 -13h0M0 -16h0M9 -13h0", sole, width: 7)
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

    // MARK: Arms

    func drawBefore(on canvas: inout SVGCanvas) {
        guard !hasWings, !isFromBack else {
            if hasWings, gesture.coversEyes || gesture.isAsleep { for side in 0...1 { wing(side, on: &canvas) } }
            return
        }
        arm(0, on: &canvas)
        if !joints.isTurned || isFlying { arm(1, on: &canvas) }
    }

    private func arm(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        let fur = isFar ? coat.fur.darker(0.08) : coat.fur
        let limb = Limb(
            from: joints.shoulders[side], over: joints.elbows[side], to: joints.hands[side], radii: (17, 16, 16))
        canvas.shape(limb.outline(), fur, edge: edge)
        let palm = joints.hands[side]
        let bend = joints.posture.arms[side].lower
        if breed.head.ears == .none, breed.plan.digs {
            canvas.path(
                .smooth([palm + Point(-20, -14), palm + Point(18, -16), palm + Point(22, 12), palm + Point(-16, 16)]),
                coat.accent)
        }
        canvas.line(
            "M\(palm.stepped(5, bend - 40))L\(palm.stepped(13, bend - 26))M\(palm.stepped(5, bend + 40))L\(palm.stepped(13, bend + 26))",
            edge, width: 2.5)
    }

    /// A wing of skin, between the arm and the side of the trunk.
    private func wing(_ side: Int, on canvas: inout SVGCanvas) {
        let sign: Double = side == 0 ? -1 : 1
        let (root, low) = (joints.shoulders[side], joints.onTrunk(sign * 50, 12))
        var tip = joints.hands[side]
        if isFlying { tip = tip + (tip - root) * 0.9 }
        // Wings that rest are half open, so that they are seen.
        if !isFlying, !gesture.coversEyes, !gesture.isAsleep, gesture.arm == nil || side == 0 && gesture.otherArm == nil
        {
            tip = root + Point(sign * 106, 10)
        }
        let middle = tip.towards(low, 0.5)
        canvas.shape(
            "M\(root)Q\(joints.elbows[side] + Point(sign * 14, -22)) \(tip)Q\(tip.towards(middle, 0.5) + Point(-sign * 16, -8)) \(middle)Q\(middle.towards(low, 0.5) + Point(-sign * 14, -10)) \(low)z",
            coat.accent, edge: coat.accent.darker(0.22))
    }
}

extension BodyPlan {
    /// Whether its forepaws are spades.
    var digs: Bool { if case .paws(let stature) = self { stature.limb > 19 } else { false } }
}

/// Draws what grows on the back of an upright animal, from the middle of its hip.
struct AnimalBack {
    let breed: Breed
    let coat: Coat
    let isFlying: Bool

    func draw(on canvas: inout SVGCanvas) {
        if breed.marking == .spines {
            canvas.shape(
                "M-50 -150L-92 -140L-78 -112L-106 -96L-84 -72L-104 -50L-80 -34L-84 -10H84L80 -34L104 -50L84 -72"
                    + "L106 -96L78 -112L92 -140L50 -150z", coat.accent, edge: coat.accent.darker(0.22))
        }
        guard breed.head.ears == .dragon else { return }
        let up: Double = isFlying ? -44 : 0
        for isMirrored in [true, false] {
            canvas.stamp(at: SVGCanvas.placement(0, 0, mirrored: isMirrored)) {
                $0.shape(
                    "M30 -130Q110 \(-230 + up) 160 \(-160 + up)Q130 \(-150 + up) 126 -110Q100 -120 84 -80Q60 -100 40 -90z",
                    coat.accent, edge: coat.accent.darker(0.22))
            }
        }
    }
}

extension Breed {
    /// How large the head is on a body that stands up: large animals have smaller heads.
    var headScale: Double { height > 100 ? 0.86 : 1 }
}
