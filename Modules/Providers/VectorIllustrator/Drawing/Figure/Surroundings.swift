/// Draws what belongs to a deed beside the body and what is held: water, a swing, tears, notes, a bowl.
struct Surroundings {
    let stance: Stance
    let joints: Joints
    let holds: [Handhold]
    let hasTarget: Bool
    let isFromBack: Bool
    let isSeated: Bool

    private static let ink: Color = 0x6F7690
    private static let water = Face.water

    /// Draws what is behind the figure.
    func drawBehind(on canvas: inout SVGCanvas) {
        switch stance {
        case .swinging where !hasTarget: Swing(joints: joints).drawBehind(on: &canvas)
        case .swimming:
            canvas.ellipse(pool.middle, -34, pool.half, 30, Self.water.lighter(0.25), opacity: 0.75)
        default: break
        }
    }

    /// Draws what is before the figure.
    func drawInFront(on canvas: inout SVGCanvas) {
        switch stance {
        case .swimming: swim(on: &canvas)
        case .swinging where !hasTarget: Swing(joints: joints).drawInFront(on: &canvas)
        case .pouring: stream(on: &canvas)
        case .digging: earth(on: &canvas)
        case .sweeping: dust(on: &canvas)
        case .rowing: ripples(on: &canvas)
        case .painting where !hasTarget && holds.count < 2 && !isFromBack: palette(on: &canvas)
        default: if !isFromBack { drawMarks(on: &canvas) }
        }
    }

    /// Draws what is before the further arm and behind the nearer one.
    func drawBetweenArms(on canvas: inout SVGCanvas) {
        guard !hasTarget, !isFromBack else { return }
        if stance == .stirring { bowl(on: &canvas) }
        if stance == .writing { pad(on: &canvas) }
    }

    /// Signs of what cannot be seen itself: sounds, shaking, breath.
    private func drawMarks(on canvas: inout SVGCanvas) {
        switch stance {
        case .crying: tears(on: &canvas)
        case .playingMusic: notes(on: &canvas)
        case .knocking: around(joints.palm(1) + Point(6, 0), from: 40, reach: 30, 3, on: &canvas)
        case .waving: wave(on: &canvas)
        case .shivering: shiver(on: &canvas)
        case .blowing: breath(on: &canvas)
        case .listening: sound(on: &canvas)
        case .thinking: thought(on: &canvas)
        case .laughing: around(joints.onHead(0, -20), from: -150, reach: 100, 5, on: &canvas, step: 24, fan: true)
        default: break
        }
    }

    private func tears(on canvas: inout SVGCanvas) {
        var drops: PathData = ""
        for (x, y) in [(-62.0, 46.0), (-78, 76), (62, 46), (80, 72)] {
            let point = joints.onHead(x, y)
            drops += "M\(point)q-8 13 0 17q8 -4 0 -17z"
        }
        canvas.path(drops, Self.water)
    }

    private func notes(on canvas: inout SVGCanvas) {
        for (x, y, size) in [(112.0, -50.0, 1.0), (150, -92, 0.8)] {
            let point = joints.onHead(x, y)
            canvas.group(transform: SVGCanvas.placement(point.x, point.y, scale: size, turn: 8)) { canvas in
                canvas.line("M9 12V-30q4 12 16 14", Self.ink, width: 5)
                canvas.ellipse(1, 12, 10, 8, Self.ink)
            }
        }
    }

    /// Short lines around a point, on the side that a fan opens to.
    private func around(
        _ middle: Point, from angle: Double, reach: Double, _ count: Int, on canvas: inout SVGCanvas,
        step: Double = 46, fan: Bool = false
    ) {
        var lines: PathData = ""
        let start = fan ? 180 - step * Double(count - 1) / 2 : angle
        for index in 0..<count {
            let turn = start + step * Double(index)
            lines += "M\(middle.stepped(reach, turn))L\(middle.stepped(reach + 13, turn))"
        }
        canvas.line(lines, Self.ink, width: 4, opacity: 0.75)
    }

    private func wave(on canvas: inout SVGCanvas) {
        let hand = joints.palm(1)
        canvas.line(
            "M\(hand + Point(34, -26))q12 16 4 36M\(hand + Point(-32, -34))q-10 14 -6 30", Self.ink, width: 4,
            opacity: 0.75)
    }

    private func shiver(on canvas: inout SVGCanvas) {
        var lines: PathData = ""
        for sign in [-1.0, 1] {
            for y in [-0.9, -0.35] {
                let point = joints.onTrunk(sign * joints.build.shoulder * 1.85, joints.build.torso * y)
                lines += "M\(point)q7 7 0 14t0 14t0 14"
            }
        }
        canvas.line(lines, Self.ink, width: 4, opacity: 0.75)
    }

    private func breath(on canvas: inout SVGCanvas) {
        guard holds.isEmpty || joints.posture.grip != .horn else { return notes(on: &canvas) }
        let mouth = joints.onHead(holds.isEmpty ? 84 : 138, 48)
        canvas.line(
            "M\(mouth)q26 -10 40 -2q14 10 2 18q-10 2 -8 -8M\(mouth + Point(4, 12))q30 4 58 14"
                + "M\(mouth + Point(8, -12))q26 -14 52 -12", Self.ink, width: 4, opacity: 0.6)
    }

    private func sound(on canvas: inout SVGCanvas) {
        let ear = joints.onHead(116, 8)
        canvas.line(
            "M\(ear + Point(-4, -18))q10 18 0 36M\(ear + Point(12, -28))q16 28 0 56", Self.ink, width: 4, opacity: 0.7)
    }

    private func thought(on canvas: inout SVGCanvas) {
        for (x, y, radius) in [(74.0, -66.0, 6.0), (92, -88, 9), (120, -114, 14)] {
            let point = joints.onHead(x, y)
            canvas.circle(point.x, point.y, radius + 2, Self.ink, opacity: 0.5)
            canvas.circle(point.x, point.y, radius, .white)
        }
    }

    // MARK: Water, earth and food

    /// The water around a swimming figure.
    private var pool: (middle: Double, half: Double) {
        let (left, right) = (joints.feet[0].x - 40, max(joints.palm(0).x, joints.head.x + 60) + 40)
        return ((left + right) / 2, (right - left) / 2)
    }

    private func swim(on canvas: inout SVGCanvas) {
        let (middle, half) = pool
        let step = half / 6
        var waves: PathData = "M\(middle - half) -30q\(step / 2) -15 \(step) -4"
        for _ in 0..<11 { waves += "t\(step) 0" }
        canvas.path(
            waves + "Q\(middle + half * 0.9) 8 \(middle) 8T\(middle - half) -30z", Self.water, opacity: 0.88)
        canvas.line(
            "M\(middle - half * 0.6) -20q14 -9 28 0M\(middle - 40) -8q14 -9 28 0M\(middle + half * 0.3) -18q14 -9 28 0",
            .white, width: 4)
    }

    private func ripples(on canvas: inout SVGCanvas) {
        guard let tip = holds.compactMap(\.tip).first else { return }
        canvas.line(
            "M\(tip + Point(-40, 0))q12 9 24 0t24 0t24 0M\(tip + Point(-26, 10))q10 7 20 0t20 0", Self.water, width: 4.5
        )
    }

    private func earth(on canvas: inout SVGCanvas) {
        guard let tip = holds.compactMap(\.tip).first else { return }
        let ground = Point(tip.x + 6, 2)
        canvas.path("M\(ground + Point(-40, 0))q12 -18 26 -16q10 -14 26 -4q18 -4 30 20z", 0x8A6242)
        canvas.line(
            "M\(ground + Point(30, -30))h0M\(ground + Point(44, -18))h0M\(ground + Point(-26, -26))h0", 0x8A6242,
            width: 8)
    }

    private func dust(on canvas: inout SVGCanvas) {
        guard let tip = holds.compactMap(\.tip).first else { return }
        canvas.line(
            "M\(tip + Point(34, -10))q10 -14 22 -4q14 -2 12 12M\(tip + Point(62, -26))q8 -10 16 -2", 0xB9A78C, width: 4,
            opacity: 0.8)
    }

    private func stream(on canvas: inout SVGCanvas) {
        guard let tip = holds.compactMap(\.tip).first else { return }
        let fall = min(90, -6 - tip.y)
        canvas.line(
            "M\(tip)q10 \(fall * 0.3) 12 \(fall)M\(tip + Point(5, -3))q14 \(fall * 0.3) 18 \(fall * 0.8)", Self.water,
            width: 5)
    }

    /// Paper under the pencil, if it is no part of what is held.
    private func pad(on canvas: inout SVGCanvas) {
        guard holds.count < 2, let tip = holds.last?.tip else { return }
        canvas.group(transform: SVGCanvas.placement(tip.x - 8, tip.y, turn: -8)) { canvas in
            canvas.shape("M-44 -4L-30 -24H42L34 -4z", 0xFFFDF6, edge: 0xC9BBA4)
            canvas.shape("M-44 -4H34V3H-44z", 0xC98A5C, edge: 0x8A5A3C)
            canvas.line("M-22 -17q12 -5 20 0t20 -1", 0x6F7690, width: 3)
        }
    }

    private func palette(on canvas: inout SVGCanvas) {
        let hand = joints.palm(0)
        canvas.group(transform: SVGCanvas.placement(hand.x, hand.y - 6, turn: -8)) { canvas in
            canvas.shape("M-16 4C-20 -22 26 -30 48 -18C66 -8 44 6 28 6C14 8 -12 16 -16 4z", 0xD9A870, edge: 0xA0703F)
            canvas.line("M4 -12h0", 0xD9505C, width: 11)
            canvas.line("M22 -17h0", 0xF2C14E, width: 11)
            canvas.line("M40 -12h0", 0x5FA8D8, width: 11)
            canvas.line("M24 -2h0", 0x6FB36A, width: 10)
        }
    }

    /// A bowl under the nearer arm.
    private func bowl(on canvas: inout SVGCanvas) {
        let hand = joints.palm(1)
        let middle = Point(hand.x + 4, hand.y + 52)
        canvas.group(transform: SVGCanvas.placement(middle.x, middle.y)) { canvas in
            canvas.shape("M-46 0Q-40 44 -12 48H12Q40 44 46 0z", 0xE9B44C, edge: 0xB5832A)
            canvas.line("M-40 16Q0 28 40 16", .white, width: 5, opacity: 0.7)
        }
    }
}

/// The seat and the ropes of a swing in use.
struct Swing {
    let joints: Joints

    private var seat: Point { joints.hip + Point(4, joints.build.limb * 1.3) }
    private func top(_ side: Int) -> Point { joints.palm(side) + Point(side == 0 ? 34 : 34, -170) }

    func drawBehind(on canvas: inout SVGCanvas) {
        rope(1, on: &canvas)
        let (left, right) = (top(0), top(1))
        canvas.line(
            "M\(left + Point(-60, 0))Q\(left.towards(right, 0.5) + Point(0, -14)) \(right + Point(60, 4))", 0x8A5A3C,
            width: 17)
        for (x, y) in [(-58.0, -6.0), (40, -18), (64, 2)] {
            let point = right + Point(x, y)
            canvas.path("M\(point)q16 -18 34 -6q-12 18 -34 6z", 0x7FB069)
        }
    }

    func drawInFront(on canvas: inout SVGCanvas) { rope(0, on: &canvas) }

    private func rope(_ side: Int, on canvas: inout SVGCanvas) {
        let end = seat + Point(side == 0 ? -26 : 30, 0)
        canvas.line("M\(top(side))L\(joints.palm(side))L\(end)", 0xC9A468, width: 6)
        if side == 1 { canvas.line("M\(seat + Point(-34, 4))h72", 0xA9714A, width: 13) }
    }
}
