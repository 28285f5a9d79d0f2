/// The body of a crab: a wide shell between two claws and six legs.
struct CrabBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var rise: Double { gesture.lies || gesture.sits ? 58 : 84 - gesture.crouch * 26 }

    var head: HeadPlacement {
        HeadPlacement(
            middle: Point(gesture.reach * 20, -rise - 6 + gesture.bow * 12),
            turn: gesture.tilt * 0.4 + gesture.headTurn * 0.6, scale: 0.86, look: 0.3)
    }
    var trunk: Box { Box(around: [Point(0, -rise + 27)], radius: 22) }
    var hand: Point { claw(1) }
    var shoulder: Point { Point(70, -rise) }
    var back: Point? { Point(0, -rise - 60) }

    func drawBehind(on canvas: inout SVGCanvas) {
        let step: Double = gesture.stride > 0 ? 12 : 0
        canvas.line(
            (0..<3).reduce(into: "") { path, index in
                let x = Double(index)
                path +=
                    "M\(60 - x * 10) \(-rise + 30)Q\(128 - x * 14) \(-rise - 6 + x * 14) \(132 - x * 22 + (index == 1 ? step : -step)) -4"
                path +=
                    "M\(-60 + x * 10) \(-rise + 30)Q\(-128 + x * 14) \(-rise - 6 + x * 14) \(-132 + x * 22 + (index == 1 ? step : -step)) -4"
            }, coat.accent, width: 12)
        if gesture.isFromBack { claws(on: &canvas) }
        canvas.group(transform: SVGCanvas.placement(0, -rise, turn: gesture.tilt * 0.4)) {
            $0.shape(
                "M-98 -4C-92 -70 -46 -66 0 -66S92 -70 98 -4C86 44 46 54 0 54S-86 44 -98 -4z", coat.fur, edge: coat.edge)
            $0.path("M-74 22Q0 52 74 22Q46 50 0 50T-74 22z", coat.belly)
            if gesture.isFromBack { $0.line("M-40 -30q40 16 80 0M-50 0q50 18 100 0", coat.edge, width: 4) }
        }
    }

    func drawBefore(on canvas: inout SVGCanvas) { if !gesture.isFromBack { claws(on: &canvas) } }

    private func claw(_ side: Double) -> Point {
        if gesture.coversEyes { return head.point(side * 34, 6) }
        let root = Point(side * 84, -rise + 4)
        if side > 0, let arm = gesture.arm { return root.stepped(86, arm) }
        if side < 0, let other = gesture.otherArm { return root.stepped(84, other < 0 ? other : -other) }
        return gesture.lies ? Point(side * 120, -22) : root + Point(side * 40, -44)
    }

    private func claws(on canvas: inout SVGCanvas) {
        for side in [-1.0, 1] {
            let point = claw(side)
            canvas.line(
                "M\(side * 80) \(-rise + 8)Q\(side * 126) \(-rise + 6) \(point)", coat.fur.darker(0.06), width: 20)
            Claw(coat: coat).draw(
                at: point, turn: gesture.coversEyes ? side * -30 : side * 24, isMirrored: side < 0, on: &canvas)
        }
    }
}

/// One claw that points up.
struct Claw {
    let coat: Coat
    var size = 1.0

    func draw(at point: Point, turn: Double, isMirrored: Bool = false, on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(point.x, point.y, turn: turn)) { canvas in
            canvas.stamp(at: SVGCanvas.placement(0, 0, scale: size, mirrored: isMirrored)) {
                $0.shape(
                    "M-8 24C-40 14 -40 -30 -14 -52Q-16 -26 0 -16Q6 -36 22 -46C40 -22 32 16 8 24z", coat.fur,
                    edge: coat.edge)
            }
        }
    }
}

/// The body of a hermit crab: head, claws and legs look out of the shell that it lives in.
struct HermitBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var isIn: Bool { gesture.isAsleep || gesture.coversEyes }
    private var drop: Double { gesture.lies || gesture.sits || isIn ? 14 : gesture.crouch * 10 }

    var head: HeadPlacement {
        HeadPlacement(
            middle: Point(
                (isIn ? 36 : 66) + gesture.reach * 30, -62 + drop + gesture.bow * 14 + (gesture.bow < 0 ? -8 : 0)),
            turn: gesture.headTurn, scale: 0.62, look: 0.6)
    }
    var trunk: Box { Box(around: [Point(-40, -86 + drop)], radius: 40) }
    var hand: Point { claw }
    var shoulder: Point { Point(60, -60 + drop) }
    var back: Point? { Point(-40, -170 + drop) }
    private var claw: Point {
        if isIn { return head.point(20, 30) }
        return Point(86, -36 + drop).stepped(60, min(124, max(76, gesture.arm ?? 96)))
    }

    func drawBehind(on canvas: inout SVGCanvas) {
        let step: Double = gesture.stride > 0 ? 12 : 0
        canvas.line(
            "M60 -34Q94 -40 \(104 + step) -4M44 -30Q74 -34 \(78 - step) -4M30 -26Q52 -30 \(52 + step) -4", coat.accent,
            width: 11)
        canvas.line("M86 -90Q120 -120 150 -122M70 -96Q90 -136 120 -150", coat.accent, width: 4)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        let edge = coat.mark.darker(0.26)
        canvas.group(transform: SVGCanvas.placement(-30, -2 + drop * 0.2, turn: gesture.tilt * 0.3)) { canvas in
            canvas.shape(
                "M-96 -20C-150 -60 -128 -112 -92 -120C-104 -156 -58 -176 -34 -160C12 -176 70 -130 72 -76C74 -20 52 0 16 -2Q-60 8 -96 -20z",
                coat.mark, edge: edge)
            canvas.line(
                "M-92 -120C-40 -120 -4 -90 2 -50M-34 -160C22 -150 52 -110 54 -60M-128 -76C-90 -90 -56 -64 -52 -30",
                edge, width: 7)
            canvas.shine("M-70 -126Q-40 -150 -6 -138Q-40 -132 -58 -112z", strength: 0.36)
        }
        canvas.line("M\(70) \(-30 + drop * 0.4)L\(claw)", coat.fur, width: 15)
        Claw(coat: coat, size: 0.86).draw(at: claw, turn: isIn ? 10 : 40, on: &canvas)
    }
}

/// The body of a crayfish: a long tail of rings behind two claws.
struct CrayfishBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var rise: Double { gesture.lies || gesture.sits ? 34 : 50 - gesture.crouch * 16 }

    var head: HeadPlacement {
        HeadPlacement(
            middle: Point(52 + gesture.reach * 30 + gesture.tilt * 0.5, -rise - 40 + gesture.bow * 20),
            turn: gesture.headTurn, scale: 0.8, look: 0.6)
    }
    var trunk: Box { Box(around: [Point(-10, -rise)], radius: 28) }
    var hand: Point { claw(isFar: false) }
    var shoulder: Point { Point(60, -rise) }
    var back: Point? { Point(-30, -rise - 34) }

    func drawBehind(on canvas: inout SVGCanvas) {
        let curl: Double =
            gesture.isAsleep || gesture.coversEyes ? 28 : gesture.stride == 2 || gesture.isSwimming ? -22 : 0
        canvas.line(
            "M76 -\(rise + 80)C110 -\(rise + 110) 160 -\(rise + 110) 190 -\(rise + 90)M56 -\(rise + 84)C80 -\(rise + 120) 120 -\(rise + 150) 150 -\(rise + 146)",
            coat.accent, width: 4)
        let step: Double = gesture.stride > 0 ? 10 : 0
        canvas.line(
            "M30 -26L\(44 + step) -4M10 -26L\(14 - step) -4M-10 -26L\(-16 + step) -4M-30 -26L\(-46 - step) -4",
            coat.accent, width: 9)
        arm(isFar: true, on: &canvas)
        canvas.shape(
            "M-150 \(-rise + 10 - curl * 0.2)L-196 \(-rise - 22 + curl)Q-214 \(-rise + 8 + curl) -196 \(-rise + 32 + curl * 0.4)z",
            coat.fur.darker(0.1), edge: coat.edge)
        for index in 0..<4 {
            let x = -142.0 + Double(index) * 27
            let size = 21.0 + Double(index) * 5
            canvas.line("M\(x) \(-rise + 8 - Double(index) * 2)h0", coat.edge, width: size * 2 + 5)
            canvas.line("M\(x) \(-rise + 8 - Double(index) * 2)h0", coat.fur, width: size * 2)
        }
        canvas.shape(
            "M-64 \(-rise)C-64 \(-rise - 54) 40 \(-rise - 60) 60 \(-rise - 14)Q62 \(-rise + 34) 0 \(-rise + 34)T-64 \(-rise)z",
            coat.fur, edge: coat.edge)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if gesture.coversEyes { arm(isFar: true, on: &canvas) }
        arm(isFar: false, on: &canvas)
    }

    private func claw(isFar: Bool) -> Point {
        if gesture.coversEyes { return head.point(isFar ? 34 : -18, 8) }
        let root = Point(isFar ? 84 : 66, -rise + 14)
        let angle = (isFar ? gesture.otherArm.map { abs($0) } : gesture.arm) ?? (isFar ? 108 : 88)
        return root.stepped(78, min(122, max(72, angle)))
    }

    private func arm(isFar: Bool, on canvas: inout SVGCanvas) {
        let root = Point(isFar ? 76 : 58, -rise + 14)
        let color = isFar ? coat.fur.darker(0.12) : coat.fur
        let point = claw(isFar: isFar)
        canvas.line("M\(root)Q\(root.towards(point, 0.5) + Point(0, 16)) \(point)", color, width: 15)
        Claw(coat: coat, size: 1.05).draw(at: point, turn: gesture.coversEyes ? 0 : 62, on: &canvas)
    }
}
