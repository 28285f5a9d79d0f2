/// The proportions of an insect.
struct InsectShape: Sendable {
    enum Wings: Sendable { case none, dome, clear, large, longClear }
    enum Pattern: Sendable { case none, stripes, dots, glow, edges }

    var wings = Wings.none
    var pattern = Pattern.none
    /// Half of the abdomen's length and of its thickness.
    var length = 62.0
    var girth = 44.0
    var leg = 40.0
    /// Whether the hind legs are made to jump.
    var jumps = false
    var headScale = 0.7
    /// How far the legs are spread to the sides.
    var spread = 1.0
}

/// The body of an insect that looks to the right.
struct InsectBody: AnimalBody {
    let coat: Coat
    let shape: InsectShape
    let gesture: Gesture

    private var isLow: Bool { gesture.lies || gesture.sits }
    private var leg: Double { isLow ? 6 : shape.leg * (1 - gesture.crouch * 0.6) }
    private var chest: Point { Point(10, -leg - shape.girth * 0.8) }
    private var tilt: Double { gesture.isFlying ? -16 : max(-30, min(16, gesture.tilt * 0.8)) }
    private var abdomen: Point { chest + Point(-shape.length * 0.95, gesture.sits ? 6 : 0).turned(tilt) }
    private var radius: Double { 70 * shape.headScale }

    var head: HeadPlacement {
        let bow = gesture.bow
        var point =
            chest
            + Point(
                radius * (0.95 + max(0, bow) * 0.25 + gesture.reach),
                -radius * (0.46 - max(0, bow) * 0.8 - min(0, bow) * 0.8)
            ).turned(tilt * 0.6)
        point.y = min(point.y, -radius * 0.9)
        return HeadPlacement(
            middle: point, turn: gesture.headTurn + max(0, bow) * 10, scale: shape.headScale, look: 0.7)
    }
    var trunk: Box { Box(around: [abdomen], radius: min(shape.length, shape.girth) * 0.8) }
    var shoulder: Point { chest + Point(0, -shape.girth * 0.6) }
    var hand: Point { gesture.arm == nil ? mouth : foot(0, isFar: false) }
    var back: Point? { abdomen + Point(0, -shape.girth) }

    // MARK: Drawing

    func drawBehind(on canvas: inout SVGCanvas) {
        if hasWideWings { drawWings(isFar: true, on: &canvas) }
        for pair in [2, 1, 0] { drawLeg(pair, isFar: true, on: &canvas) }
        if shape.wings != .dome { drawTrunk(on: &canvas) }
        for pair in [2, 1] { drawLeg(pair, isFar: false, on: &canvas) }
        if hasRaisedArm { drawLeg(0, isFar: false, on: &canvas) }
        if shape.wings == .dome { drawDome(on: &canvas) }
        if !hasWideWings, shape.wings != .dome, shape.wings != .none { drawWings(isFar: false, on: &canvas) }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if hasWideWings { drawWings(isFar: false, on: &canvas) }
        if !hasRaisedArm { drawLeg(0, isFar: false, on: &canvas) }
        if gesture.coversEyes || gesture.otherArm.map({ $0 > 0 && $0 < 110 }) == true {
            drawLeg(0, isFar: true, on: &canvas)
        }
    }

    /// Whether an arm is raised behind the head.
    private var hasRaisedArm: Bool { !gesture.coversEyes && (gesture.arm.map { $0 > 108 } ?? false) }

    private var hasWideWings: Bool { shape.wings == .large }

    private func drawTrunk(on canvas: inout SVGCanvas) {
        if shape.pattern == .glow {
            canvas.glow(abdomen.x - 20, abdomen.y, 120)
        }
        canvas.group(transform: SVGCanvas.placement(abdomen.x, abdomen.y, turn: tilt)) { canvas in
            let (long, wide) = (shape.length, shape.girth)
            canvas.shape(
                "M\(-long * 1.1) 0C\(-long * 1.1) \(-wide * 1.1) \(long) \(-wide * 1.2) \(long) 0C\(long) \(wide * 1.1) \(-long * 1.1) \(wide) \(-long * 1.1) 0z",
                coat.fur, edge: coat.edge)
            if shape.pattern == .stripes {
                canvas.line(
                    "M\(-long * 0.62) \(-wide * 0.66)q-12 \(wide * 0.66) 0 \(wide * 1.3)M\(-long * 0.12) \(-wide * 0.78)q-12 \(wide * 0.78) 0 \(wide * 1.54)M\(long * 0.4) \(-wide * 0.72)q-10 \(wide * 0.72) 0 \(wide * 1.4)",
                    coat.mark, width: long * 0.24)
            } else if shape.pattern == .glow {
                canvas.ellipse(-long * 0.5, 0, long * 0.52, wide * 0.66, 0xFFE66B)
            } else {
                canvas.line(
                    "M\(-long * 0.5) \(-wide * 0.7)q-10 \(wide * 0.7) 0 \(wide * 1.36)M\(long * 0.05) \(-wide * 0.78)q-10 \(wide * 0.78) 0 \(wide * 1.5)",
                    coat.fur.darker(0.14), width: 4)
            }
        }
        canvas.ellipse(chest.x, chest.y, shape.girth * 0.72, shape.girth * 0.66, coat.edge)
        canvas.ellipse(
            chest.x, chest.y, shape.girth * 0.72 - 2.5, shape.girth * 0.66 - 2.5,
            shape.pattern == .stripes ? coat.mark : coat.fur)
    }

    /// The hard wings of a beetle.
    private func drawDome(on canvas: inout SVGCanvas) {
        let (long, tall) = (shape.length * 1.2, shape.girth * 2.1)
        if gesture.isFlying { drawWings(isFar: false, on: &canvas) }
        canvas.group(
            transform: SVGCanvas.placement(
                chest.x - shape.length * 0.66, -leg + 4 + (chest.y + leg + shape.girth * 0.8), turn: tilt)
        ) { canvas in
            canvas.path("M\(-long) 0Q0 14 \(long * 0.9) 0V-20H\(-long)z", coat.accent)
            let shell: PathData =
                "M\(-long) -4C\(-long * 1.1) \(-tall * 1.3) \(long) \(-tall * 1.4) \(long * 0.94) -6Q0 8 \(-long) -4z"
            canvas.group(transform: SVGCanvas.placement(0, 0, turn: gesture.isFlying ? -22 : 0)) { canvas in
                canvas.shape(shell, coat.fur, edge: coat.edge)
                canvas.line(
                    "M\(long * 0.6) \(-tall * 0.66)Q\(-long * 0.3) \(-tall * 0.8) \(-long * 0.96) -14", coat.edge,
                    width: 4)
                if shape.pattern == .dots {
                    canvas.line(
                        "M\(-long * 0.62) \(-tall * 0.3)h0M\(-long * 0.16) \(-tall * 0.42)h0M\(long * 0.36) \(-tall * 0.36)h0M\(-long * 0.36) \(-tall * 0.1)h0M\(long * 0.16) \(-tall * 0.12)h0",
                        coat.mark, width: 25)
                } else if shape.pattern == .edges {
                    canvas.line(
                        "M\(-long * 0.8) -6l7 -14l7 14M\(-long * 0.5) -3l7 -14l7 14M\(-long * 0.2) -2l7 -14l7 14M\(long * 0.1) -2l7 -14l7 14",
                        coat.belly, width: 7)
                }
                canvas.shine(
                    "M\(-long * 0.6) \(-tall * 0.62)Q\(-long * 0.2) \(-tall * 0.98) \(long * 0.3) \(-tall * 0.86)Q\(-long * 0.1) \(-tall * 0.78) \(-long * 0.6) \(-tall * 0.62)z",
                    strength: 0.34)
            }
        }
    }

    // MARK: Wings

    private func drawWings(isFar: Bool, on canvas: inout SVGCanvas) {
        let root = chest + Point(-shape.girth * 0.3, -shape.girth * 0.5)
        let isUp = gesture.isFlying || gesture.isLeaping
        switch shape.wings {
        case .large:
            let color = isFar ? coat.mark.darker(0.12) : coat.mark
            let turn: Double = (isFar ? 40 : 0) + (isUp ? 14 : gesture.isAsleep ? -6 : gesture.coversEyes ? 46 : 0)
            canvas.group(transform: SVGCanvas.placement(root.x, root.y, turn: turn)) { canvas in
                canvas.shape(
                    "M0 20C-60 -10 -150 0 -128 52C-112 84 -40 70 4 26z", color.darker(0.08), edge: color.darker(0.3))
                canvas.shape(
                    "M6 6C-30 -60 -80 -168 -142 -138C-178 -106 -130 -20 -4 24z", color, edge: color.darker(0.3))
                if !isFar {
                    canvas.line("M-104 -96h0M-94 44h0", coat.belly, width: 36)
                    canvas.line("M-104 -96h0M-94 44h0", coat.accent, width: 16)
                }
            }
        case .clear, .longClear, .dome:
            let long: Double = shape.wings == .longClear ? 1.7 : 1.15
            let turns: [Double] = isUp ? [34, 78] : [2, 16]
            for turn in turns {
                canvas.group(transform: SVGCanvas.placement(root.x, root.y, turn: turn)) { canvas in
                    let (reach, wide) = (shape.length * long + 40, shape.wings == .longClear ? 26.0 : 42)
                    let wing: PathData =
                        "M6 4C\(-reach * 0.4) \(-wide * 1.7) \(-reach) \(-wide * 1.4) \(-reach) \(-wide * 0.4)C\(-reach * 0.9) \(wide * 0.4) \(-reach * 0.3) \(wide * 0.4) 6 4z"
                    canvas.path(wing, 0xE6F3FA, opacity: 0.8)
                    canvas.line(wing, 0x8FAEC2, width: 3)
                }
            }
        case .none: break
        }
    }

    // MARK: Legs

    private func root(_ pair: Int, isFar: Bool) -> Point {
        let step = shape.girth * 0.34
        return chest + Point(step - Double(pair) * step * 1.5 + (isFar ? 8 : 0), shape.girth * 0.4).turned(tilt)
    }

    /// Returns the end of a leg: the first pair is the arms.
    private func foot(_ pair: Int, isFar: Bool) -> Point {
        let root = root(pair, isFar: isFar)
        if pair == 0 {
            if gesture.coversEyes { return head.point(isFar ? 30 : -14, 8) }
            if let arm = isFar ? gesture.otherArm : gesture.arm, arm > 0 {
                return root.stepped(shape.leg + radius * 1.35, min(arm, 132))
            }
        }
        if gesture.isFlying { return root + Point(-14 + Double(1 - pair) * 12, shape.leg * 0.62) }
        let swing = gesture.stride > 0 && (pair.isMultiple(of: 2) == isFar) ? 14.0 : 0
        let away = (Double(1 - pair) * 34 + (isFar ? 12 : -6)) * shape.spread
        return Point(root.x + away + swing + (pair == 2 && shape.jumps ? -shape.length * 0.7 : 0), -3)
    }

    private func drawLeg(_ pair: Int, isFar: Bool, on canvas: inout SVGCanvas) {
        let root = root(pair, isFar: isFar)
        let foot = foot(pair, isFar: isFar)
        let color = isFar ? coat.accent.darker(0.14) : coat.accent
        if pair == 2, shape.jumps, !gesture.isFlying {
            let knee = Point((root.x + foot.x) / 2 - 6, root.y - shape.girth * (gesture.stride == 2 ? 0.6 : 1.7))
            canvas.line("M\(root)L\(knee)", isFar ? coat.fur.darker(0.2) : coat.edge, width: 17)
            canvas.line("M\(root)L\(knee)", isFar ? coat.fur.darker(0.14) : coat.fur, width: 12)
            return canvas.line("M\(knee)L\(foot)l12 0", color, width: 7)
        }
        let far = root.distance(to: foot)
        let reach = Reach(
            from: root, to: foot, upper: far * 0.55, lower: far * 0.6, bend: pair == 0 ? -1 : pair == 2 ? -1 : 0.6)
        let isThin = shape.leg > 70
        canvas.line("M\(root)L\(reach.joint)L\(foot)", color, width: isThin ? 5.5 : 8)
    }
}
