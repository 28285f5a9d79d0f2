/// Draws the body below the head with what it wears.
struct Clothes {
    let look: FigureLook
    let joints: Joints

    private var outfit: Outfit { look.outfit }
    private var build: Build { look.build }
    private var sleeve: Colour { outfit.top.darker(0.1) }

    /// What hangs behind the body.
    func drawBehind(on canvas: inout SVGCanvas) {
        let neck = joints.neck
        if look.accessories.contains(.cape) {
            let hem = build.shoulder + 62
            let foot = min(-34, joints.hip.y + build.leg * 0.55)
            canvas.path(
                "M\(-build.shoulder) \(neck.y)H\(build.shoulder)L\(hem) \(foot)q\(-hem) 30 \(-2 * hem) 0z",
                outfit.accent == outfit.top ? 0xC9413F : outfit.accent)
        }
        if look.accessories.contains(.backpack) {
            canvas.rect(
                -build.shoulder - 14, neck.y + 8, 2 * build.shoulder + 28, build.torso * 0.8, 0xC9604E, corner: 24)
        }
    }

    func drawLegs(on canvas: inout SVGCanvas) {
        for side in 0...1 {
            let hip = Point(joints.hip.x + build.hip * (side == 0 ? -0.52 : 0.52), joints.hip.y)
            // The leg ends inside the shoe, so that its round end does not show below it.
            let ankle = Point(joints.feet[side].x, joints.feet[side].y - 9)
            let leg = Bow(from: hip, over: joints.knees[side], to: ankle)
            let isBare = outfit.lower != .trousers
            let colour = side == 0 ? outfit.bottom.darker(0.08) : outfit.bottom
            let skin = side == 0 ? look.skin.darker(0.06) : look.skin
            canvas.line(leg.path(), isBare ? skin : colour, width: build.limb + (isBare ? -2 : 3))
            if outfit.lower == .shorts { canvas.line(leg.path(upTo: 0.5), colour, width: build.limb + 8) }
            shoe(at: joints.feet[side], outward: side == 0 ? -1 : 1, on: &canvas)
        }
    }

    private func shoe(at foot: Point, outward: Double, on canvas: inout SVGCanvas) {
        let y = foot.y + 10
        canvas.path(
            "M\(foot.x - 20) \(y)q-4 -28 20 -30q24 2 \(20 + 5 * outward) 30z", outfit.shoes)
        canvas.line("M\(foot.x - 18) \(y - 2)h\(38 + 3 * outward)", outfit.shoes.lighter(0.55), width: 5)
    }

    func drawTorso(on canvas: inout SVGCanvas) {
        let neck = joints.neck
        let hip = joints.hip
        canvas.line("M0 \(neck.y - 8)v14", look.skin.darker(0.1), width: 26)
        let isLong = outfit.lower == .dress
        if outfit.lower == .skirt { skirt(outfit.bottom, flare: 20, on: &canvas) }
        if isLong { skirt(outfit.top, flare: 26, on: &canvas) }
        if !isLong && outfit.lower != .skirt {
            let width = build.hip * 2 + 4
            canvas.rect(-width / 2, hip.y - 26, width, 26 + build.limb * 0.5, outfit.bottom, corner: 16)
        }
        canvas.path(shirt, outfit.top)
        pattern(on: &canvas)
        if outfit.hasBib { bib(on: &canvas) }
        if outfit.hasButtons {
            canvas.line("M0 \(neck.y + 30)V\(hip.y)", outfit.top.darker(0.22), width: 3.5)
            canvas.line("M9 \(neck.y + 38)h0m0 26h0m0 26h0", outfit.accent.lighter(0.4), width: 9)
        }
        canvas.path("M-20 \(neck.y - 1)q20 26 40 0q-4 -7 -20 -7t-20 7z", look.skin.darker(0.1))
        worn(on: &canvas)
    }

    private var shirt: PathData {
        let neck = joints.neck
        let hip = joints.hip
        let s = build.shoulder
        let h = build.hip + 3
        return """
            M-22 \(neck.y - 3)Q\(-s) \(neck.y) \(-s - 5) \(neck.y + 22)L\(-h) \(hip.y + 2)\
            Q0 \(hip.y + 14) \(h) \(hip.y + 2)L\(s + 5) \(neck.y + 22)Q\(s) \(neck.y) 22 \(neck.y - 3)\
            Q0 \(neck.y + 14) -22 \(neck.y - 3)z
            """
    }

    private func skirt(_ colour: Colour, flare: Double, on canvas: inout SVGCanvas) {
        let hip = joints.hip
        let isSitting = hip.y > -60
        let hem = isSitting ? -6 : hip.y + build.leg * 0.5
        let width = build.hip + flare + (isSitting ? 22 : 0)
        canvas.path(
            """
            M\(-build.hip) \(hip.y - 24)H\(build.hip)L\(width) \(hem)\
            q\(-width / 2) 14 \(-width) 7t\(-width) -7z
            """, colour)
        canvas.line("M\(-width + 6) \(hem - 8)q\(width - 6) 20 \(2 * width - 12) 0", outfit.accent, width: 6)
    }

    private func pattern(on canvas: inout SVGCanvas) {
        let top = joints.neck.y + 30
        let bottom = joints.hip.y - 2
        let s = build.shoulder
        let ink = outfit.accent == outfit.top ? outfit.top.lighter(0.5) : outfit.accent.mixed(with: .white, 0.15)
        var marks: PathData = ""
        switch outfit.pattern {
        case .plain: return
        case .stripes:
            for y in stride(from: top, to: bottom, by: 24) { marks += "M\(-s + 1) \(y)q\(s - 1) 8 \(2 * s - 2) 0" }
            canvas.line(marks, ink, width: 10)
        case .dots:
            for y in stride(from: top, to: bottom, by: 30) {
                marks += "M\(-s + 14) \(y)h0M2 \(y + 12)h0M\(s - 12) \(y)h0"
            }
            canvas.line(marks, ink, width: 11)
        case .stars:
            let y = (top + bottom) / 2
            canvas.path("M0 \(y - 26)l8 17l19 2l-14 13l4 19l-17 -10l-17 10l4 -19l-14 -13l19 -2z", ink)
        case .checks:
            for y in stride(from: top, to: bottom, by: 26) { marks += "M\(-s + 1) \(y)h\(2 * s - 2)" }
            marks += "M-20 \(top - 10)V\(bottom)M20 \(top - 10)V\(bottom)"
            canvas.line(marks, ink, width: 5, opacity: 0.8)
        }
    }

    private func bib(on canvas: inout SVGCanvas) {
        let top = joints.neck.y + build.torso * 0.42
        canvas.line(
            "M-24 \(joints.neck.y + 4)L-20 \(top + 8)M24 \(joints.neck.y + 4)L20 \(top + 8)", outfit.bottom, width: 12)
        canvas.rect(-32, top, 64, joints.hip.y - top + 4, outfit.bottom, corner: 10)
        canvas.rect(-15, top + 18, 30, 22, outfit.bottom.darker(0.12), corner: 6)
        canvas.line("M-20 \(top + 8)h0M20 \(top + 8)h0", 0xF7E3A0, width: 9)
    }

    private func worn(on canvas: inout SVGCanvas) {
        let y = joints.neck.y
        let s = build.shoulder
        if look.accessories.contains(.backpack) {
            canvas.line("M\(-s + 10) \(y + 6)V\(y + 64)M\(s - 10) \(y + 6)V\(y + 64)", 0xA9473A, width: 11)
        }
        if look.accessories.contains(.scarf) {
            canvas.line("M-30 \(y + 4)q30 20 60 0", 0xD9594C, width: 22)
            canvas.line("M18 \(y + 14)l6 52", 0xC24A3F, width: 20)
        }
        if look.accessories.contains(.necklace) {
            canvas.line("M-20 \(y + 6)q20 44 40 0", 0xE3AE3A, width: 4)
            canvas.circle(0, y + 30, 7, 0xE3AE3A)
        }
        if look.accessories.contains(.badge) { canvas.circle(-s + 16, y + 44, 10, 0xF2C14E) }
    }

    /// Draws the arms, and between them and the hand that holds it what is held.
    func drawArms(on canvas: inout SVGCanvas, holding drawHeld: (inout SVGCanvas) -> Void) {
        for side in 0...1 {
            let sign: Double = side == 0 ? -1 : 1
            let shoulder = Point(sign * (build.shoulder - 8), joints.neck.y + 20)
            let arm = Bow(from: shoulder, over: joints.elbows[side], to: joints.hands[side])
            canvas.line(arm.path(), outfit.hasShortSleeves ? look.skin : sleeve, width: build.limb - 4)
            if outfit.hasShortSleeves { canvas.line(arm.path(upTo: 0.42), sleeve, width: build.limb + 2) }
            if side == 1 { drawHeld(&canvas) }
            canvas.circle(joints.hands[side].x, joints.hands[side].y, build.limb * 0.53, look.skin)
            if side == 0, look.accessories.contains(.watch) {
                let wrist = shoulder.towards(joints.hands[0], 0.84)
                canvas.circle(wrist.x - 6, wrist.y, 9, 0x4F5563)
            }
        }
    }
}
