// What hands do to others and to things.

extension Posture {
    /// With something in both hands before the chest, or with a hand on another figure.
    static let holding = Posture(
        lean: 2, tilt: 3, turn: 0.35, arms: [Bend(-18, 20), Bend(60, 84, .soft, .front)], gaze: Point(0.4, 0.3),
        grip: .chest)
    static let carrying = Posture(
        lean: -9, turn: 0.6, legs: [Bend(26, 10, heel: -14), Bend(-18, -38, heel: 28)],
        arms: [Bend(.trunk(0.55, 0.82), .flat, points: 90), Bend(.trunk(1.7, 0.72), .flat, points: 90)],
        grip: .cradle)
    static let lifting = Posture(
        tilt: -8, turn: 0.2, shrug: 1, legs: [Bend(-30, 12), Bend(30, -12)],
        arms: [Bend(.head(-76, -88), .flat, points: 180, .middle), Bend(.head(76, -88), .flat, points: 180, .middle)],
        gaze: Point(0, -1), grip: .overhead)
    static let giving = Posture(
        lean: 11, turn: 0.6, legs: [Bend(-18, -24, heel: 20), Bend(24, 2)],
        arms: [Bend(-22, -34), Bend(72, 96, .flat, points: 94, .front)], gaze: Point(0.9, 0), grip: .palm)
    static let pulling = Posture(
        lean: -26, tilt: 10, turn: 0.75, legs: [Bend(44, 8, heel: -18), Bend(62, 30, heel: -22)],
        arms: [Bend(.out(78, 1.2), .fist, points: 90), Bend(.out(82, 1.15), .fist, points: 90, .front)],
        gaze: Point(0.8, 0.2), grip: .line)
    static let pushing = Posture(
        lean: 27, tilt: -10, crane: -16, turn: 0.8, legs: [Bend(-38, -46, heel: 42), Bend(46, -26)],
        arms: [Bend(.out(68, 1.28), .flat, points: 160), Bend(.out(86, 1.28), .flat, points: 168, .behind)],
        gaze: Point(0.9, 0), grip: .between)
    static let throwing = Posture(
        lean: -16, tilt: 6, turn: 0.6, legs: [Bend(-20, -8), Bend(58, 26, heel: -26)],
        arms: [Bend(.out(-122, 1.15), .fist, points: -168), Bend(.out(82, 1.1), .open, .front)],
        gaze: Point(0.9, -0.3), grip: .hand(0))
    static let catching = Posture(
        lean: 3, tilt: -14, crane: -8, turn: 0.5, legs: [Bend(-28, -6, heel: 20), Bend(34, -12)],
        arms: [Bend(.out(96, 1.25), .open, points: 140), Bend(.out(116, 1.35), .open, points: 176, .front)],
        gaze: Point(0.8, -0.8), grip: .between)
    static let pointing = Posture(
        lean: 4, turn: 0.5, legs: [Bend(-10, -8), Bend(14, 4)],
        arms: [Bend(-52, 44, .fist), Bend(94, 98, .point, .front)], gaze: Point(0.9, -0.1), grip: .hand(0))
    static let reaching = Posture(
        lean: 5, tilt: -10, turn: 0.3, shrug: 0.3, legs: [Bend(-9, -20, heel: 38), Bend(5, 2, heel: 30)],
        arms: [Bend(-46, -26), Bend(.out(146, 1.35), .open, .front)], gaze: Point(0.7, -0.9))
    static let waving = Posture(
        lean: -3, tilt: 7, legs: [Bend(-7, -4), Bend(9, 5)], arms: [Bend(-16, -6), Bend(104, 166, .open, .front)],
        grip: .hand(0))
    static let knocking = Posture(
        lean: 6, turn: 0.7, legs: [Bend(-8, -12, heel: 16), Bend(14, 2)],
        arms: [Bend(-12, 16), Bend(.head(116, 40), .fist, points: 132, .front)], gaze: Point(0.9, 0), grip: .hand(0))
    static let hugging = Posture(
        lean: 10, tilt: 6, turn: 0.6, legs: [Bend(-14, -26, heel: 26), Bend(12, 4)],
        arms: [Bend(52, 88), Bend(116, 90, .soft, .front)], gaze: Point(0.7, 0), grip: .cuddle)
    static let handInHand = Posture(
        lean: 2, tilt: 4, turn: 0.3, legs: [Bend(18, 6, heel: -12), Bend(-12, -26, heel: 22)],
        arms: [Bend(-26, -10), Bend(46, 62, .soft, points: 70, .front)], gaze: Point(0.6, 0), grip: .hand(0))
}
