// What eyes, ears and mouths do, and what hands do beside them.

extension Posture {
    static let lookingUp = Posture(
        lean: -11, tilt: -25, crane: -6, turn: 0.6, legs: [Bend(-7, -4), Bend(14, 2)],
        arms: [Bend(-30, -24), Bend(2, -8, .soft, .behind)], gaze: Point(0.45, -1), grip: .chest)
    /// Bent over, the hands on the knees.
    static let lookingDown = Posture(
        lean: 30, tilt: 8, crane: 6, turn: 0.7, legs: [Bend(24, -16), Bend(30, -12)],
        arms: [Bend(.trunk(1.15, 1.12), .soft, points: 20), Bend(.trunk(1.75, 1), .soft, points: 20, .behind)],
        gaze: Point(0.5, 1), grip: .chest)
    /// Through rings of fingers, if not through a thing.
    static let lookingThrough = Posture(
        lean: 12, tilt: -4, turn: 0.5, shrug: 0.5, legs: [Bend(-10, -12), Bend(18, 2)],
        arms: [Bend(.head(-27, 9), .ring, points: 170), Bend(.head(27, 9), .ring, points: 190)],
        gaze: Point(0.9, 0), grip: .eye)
    static let peeping = Posture(
        lean: 32, tilt: 4, turn: 0.35, shrug: 0.3, legs: [Bend(4, 2), Bend(-40, -66, heel: 50)],
        arms: [Bend(.trunk(0.75, 0.24), .flat, points: 150), Bend(.trunk(1.5, 0.4), .flat, points: 170, .middle)],
        gaze: Point(1, 0.1), grip: .hand(0))
    static let hiding = Posture(
        lean: 20, tilt: -6, turn: 0.35, shrug: 0.9, legs: [Bend(104, -46, heel: 8), Bend(116, -34, heel: 8)],
        arms: [Bend(.head(-42, 66), .flat, points: 162), Bend(.head(46, 66), .flat, points: 198)],
        gaze: Point(0.8, -0.1), grip: .hand(1))
    static let listening = Posture(
        lean: 15, tilt: 12, turn: 0.3, legs: [Bend(-8, -14, heel: 18), Bend(12, 2)],
        arms: [Bend(-24, -40), Bend(.head(72, 12), .flat, points: 186, .front)], gaze: Point(-0.4, -0.7),
        grip: .hand(0))
    static let whispering = Posture(
        lean: 17, tilt: 6, turn: 0.75, legs: [Bend(-14, -26, heel: 34), Bend(6, -2, heel: 20)],
        arms: [Bend(-30, 6), Bend(.head(64, 40), .flat, points: 176, .front)], gaze: Point(1, 0), grip: .hand(0))
    static let thinking = Posture(
        lean: -3, tilt: 9, turn: 0.25, legs: [Bend(-5, -3), Bend(16, -10)],
        arms: [Bend(.head(-42, 72), .point, points: 172), Bend(.trunk(-0.4, 0.72), .soft, .front)],
        gaze: Point(0.6, -0.9), grip: .hand(1))
    static let shrugging = Posture(
        tilt: 11, shrug: 1, legs: [Bend(-8, -3), Bend(8, 3)], arms: both(Bend(36, 112, .flat, points: 86)),
        gaze: Point(0.3, -0.2), grip: .palm)
    static let eating = Posture(
        tilt: 3, turn: 0.25, arms: [Bend(.trunk(-0.3, 0.6), .soft), Bend(.head(38, 66), .fist, .front)],
        gaze: Point(0.3, 0.6), grip: .mouth)
    static let drinking = Posture(
        lean: -4, tilt: -9, turn: 0.35, arms: [Bend(.head(-6, 64), .fist, .front), Bend(.head(40, 58), .fist, .front)],
        gaze: Point(0.2, 0.5), grip: .mouth)
    static let blowing = Posture(
        lean: 13, tilt: 2, turn: 0.75, shrug: 0.4, legs: [Bend(-14, -16, heel: 12), Bend(16, 0)],
        arms: [Bend(-44, 20, .fist), Bend(.head(54, 66), .flat, points: 120, .front)], gaze: Point(0.9, 0.2),
        grip: .horn)
    static let playingMusic = Posture(
        lean: 3, tilt: -7, turn: 0.5, legs: [Bend(-6, -4), Bend(18, -8)],
        arms: [Bend(.trunk(1.05, 0.62), .open, points: 70), Bend(.trunk(2.3, 0.56), .open, points: 70, .front)],
        gaze: Point(0.3, -0.3), grip: .horn)
    static let crying = Posture(
        lean: 5, tilt: 5, crane: 4, shrug: 0.8, legs: [Bend(6, -6, heel: 0), Bend(-4, 4)],
        arms: [Bend(.head(-60, 50), .fist, points: 158), Bend(.head(60, 42), .fist, points: -158)],
        gaze: Point(0, 0.8), grip: .hand(1))
    static let laughing = Posture(
        lean: -13, tilt: -8, turn: 0.2, shrug: 0.4, legs: [Bend(-12, 8), Bend(34, -14)],
        arms: [Bend(.trunk(-0.42, 0.68), .open, points: 60), Bend(.trunk(0.5, 0.6), .open, points: -60, .front)],
        gaze: Point(0.1, -0.5), grip: .hand(1))
    /// The arms around oneself, the knees together.
    static let shivering = Posture(
        lean: 5, tilt: 5, crane: 2, shrug: 0.7, legs: [Bend(15, -17), Bend(-13, 17)],
        arms: [Bend(.trunk(0.7, 0.44), .soft, points: 100), Bend(.trunk(-0.75, 0.54), .soft, points: -100, .front)],
        gaze: Point(0.2, 0.2), grip: .hand(1))
}
