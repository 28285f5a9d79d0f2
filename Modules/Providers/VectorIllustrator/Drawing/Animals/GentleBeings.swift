/// The body of a glove that stands on its cuff: its fingers are its hair, its thumb is its arm.
struct GloveBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var isLow: Bool { gesture.lies }
    private var tilt: Double {
        isLow
            ? (gesture.isAsleep ? -82 : -64)
            : gesture.tilt * 0.8 + (gesture.stride > 0 ? 5 : 0) + (gesture.bow > 0.2 ? 12 : 0)
    }
    private var foot: Point { Point(isLow ? 70 : 0, isLow ? -62 : gesture.stride == 2 ? -14 : 0) }
    private var squash: Double { 1 - (gesture.sits ? 0.16 : gesture.crouch * 0.24) }

    private func at(_ x: Double, _ y: Double) -> Point { foot + Point(x, y * squash).turned(tilt) }

    var head: HeadPlacement {
        HeadPlacement(
            middle: at(4 + gesture.reach * 20, -118 + gesture.bow * 24),
            turn: (isLow ? tilt * 0.3 : tilt) + gesture.headTurn * 0.7, scale: 0.8, look: 0.2)
    }
    var trunk: Box { Box(around: [at(0, -70)], radius: 22) }
    var hand: Point {
        gesture.coversEyes ? head.point(10, 10) : gesture.arm.map { at(58, -86).stepped(74, $0) } ?? at(104, -140)
    }
    var shoulder: Point { at(50, -100) }

    func drawBehind(on canvas: inout SVGCanvas) {
        let curl: Double = gesture.coversEyes ? 46 : 0
        let tips = [at(-62, -232 + curl), at(-20, -258 + curl), at(26, -254 + curl), at(66, -222 + curl)]
        let roots = [at(-48, -150), at(-18, -156), at(18, -156), at(48, -150)]
        let fingers: PathData = zip(roots, tips).reduce(into: "") { $0 += "M\($1.0)L\($1.1)" }
        canvas.line(fingers, coat.edge, width: 39)
        canvas.line(fingers, coat.fur, width: 34)
        canvas.shape(
            .smooth([
                at(-64, -34), at(-72, -110), at(-56, -168), at(0, -176), at(58, -168), at(72, -110), at(64, -34),
                at(0, -26),
            ]),
            coat.fur, edge: coat.edge)
        let cuff: PathData = "M\(at(-58, -8))L\(at(58, -8))L\(at(64, -44))L\(at(-64, -44))z"
        canvas.line(cuff, coat.accent, width: 14)
        canvas.path(cuff, coat.accent)
        canvas.line(
            "M\(at(-40, -42))L\(at(-38, -10))M\(at(-14, -42))L\(at(-13, -10))M\(at(14, -42))L\(at(13, -10))M\(at(40, -42))L\(at(38, -10))",
            coat.accent.darker(0.18), width: 5)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        let root = at(50, -76)
        canvas.line("M\(root)L\(hand)", coat.edge, width: 41)
        canvas.line("M\(at(30, -76))L\(root)L\(hand)", coat.fur, width: 36)
        if let other = gesture.otherArm {
            let tip = at(-58, -86).stepped(62, other < 0 ? other : -other)
            canvas.line("M\(at(-50, -76))L\(tip)", coat.edge, width: 35)
            canvas.line("M\(at(-30, -76))L\(at(-50, -76))L\(tip)", coat.fur, width: 30)
        }
    }
}

/// The body of a gentle being without a shape of its own: a soft cloud.
struct CloudBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var isLow: Bool { gesture.lies || gesture.sits || gesture.coversEyes }
    private var tall: Double { (isLow ? 0.72 : 1 - gesture.crouch * 0.3) * (gesture.bow < 0 ? 1.1 : 1) }
    private var wide: Double { (isLow ? 1.2 : 1) * (gesture.stride > 0 ? 1.1 : 1) }
    private var lean: Double { gesture.tilt * 1.2 + Double(gesture.stride) * 16 }

    private func at(_ x: Double, _ y: Double) -> Point { Point(x * wide - y * lean / 200, y * tall) }

    var head: HeadPlacement {
        HeadPlacement(
            middle: at(8 + gesture.reach * 30, -118 + gesture.bow * 40), turn: gesture.headTurn + gesture.tilt * 0.3,
            scale: 1, look: 0.3)
    }
    var trunk: Box { Box(around: [at(0, -48)], radius: 34) }
    var hand: Point { gesture.arm.map { at(76, -84).stepped(84, $0) } ?? at(104, -66) }
    var shoulder: Point { at(76, -120) }

    func drawBehind(on canvas: inout SVGCanvas) {
        let discs: [(Double, Double, Double)] = [
            (-84, -44, 44), (-96, -104, 42), (-60, -168, 46), (4, -196, 50), (66, -166, 46), (98, -104, 42),
            (84, -44, 44),
            (28, -34, 34), (-28, -34, 34),
        ]
        for (angle, side) in [(gesture.arm, 1.0), (gesture.otherArm, -1)] {
            guard let angle else { continue }
            let root = at(side * 76, -84)
            var tip = root.stepped(84, side < 0 && angle > 0 ? -angle : angle)
            tip.y = min(tip.y, -24)
            canvas.line("M\(root)L\(tip)", coat.edge, width: 43)
            canvas.line("M\(root)L\(tip)", coat.fur, width: 38)
        }
        for (color, grow) in [(coat.edge, 2.5), (coat.fur, 0)] {
            for (x, y, radius) in discs {
                let point = at(x, y)
                canvas.circle(point.x, min(point.y, -radius), radius + grow, color)
            }
        }
        canvas.path(.smooth(discs.map { at($0.0, $0.1) }), coat.fur)
        canvas.shine(.smooth([at(-92, -110), at(-54, -190), at(0, -216), at(-30, -176), at(-70, -120)]), strength: 0.2)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if gesture.coversEyes {
            let eyes = [head.point(-30, 12), head.point(30, 12)]
            for (color, size) in [(coat.edge, 57.0), (coat.fur, 52)] {
                canvas.line("M\(eyes[0])h0M\(eyes[1])h0", color, width: size)
            }
        }
    }
}
