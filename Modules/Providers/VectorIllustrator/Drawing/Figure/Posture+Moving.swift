// How a body goes somewhere.

extension Posture {
    static let walking = Posture(
        lean: 4, turn: 0.75, legs: [Bend(30, 14, heel: -16), Bend(-22, -44, heel: 34)],
        arms: [Bend(-36, -12), Bend(36, 70, .soft, .behind)])
    static let running = Posture(
        lean: 15, turn: 0.85, lift: 16, legs: [Bend(68, -6, heel: -8), Bend(-32, -96, heel: 72)],
        arms: [Bend(-62, 24, .fist), Bend(50, 134, .fist, .behind)])
    static let jumping = Posture(
        lean: 2, turn: 0.2, shrug: 0.4, lift: 62, legs: [Bend(-62, 34, heel: 26), Bend(44, -46, heel: 40)],
        arms: both(Bend(128, 156, .open, .middle)), gaze: Point(0.1, -0.3))
    static let dancing = Posture(
        lean: -9, tilt: 10, turn: 0.15, legs: [Bend(-3, 3, heel: 26), Bend(66, -44, heel: 34)],
        arms: [Bend(-118, 178, .soft, .middle), Bend(84, 52, .soft)])
    static let climbing = Posture(
        lean: 7, tilt: -14, crane: -18, turn: 0.85, legs: [Bend(104, 4, heel: -6), Bend(4, -16, heel: 40)],
        arms: [Bend(.out(102, 1.2), .fist, points: 150), Bend(.out(146, 1.35), .fist, points: 178, .middle)],
        gaze: Point(0.6, -0.9))
    static let crawling = Posture(
        lean: 76, tilt: -28, crane: -14, turn: 0.9, legs: [Bend(26, -84, heel: 92), Bend(-28, -86, heel: 92)],
        arms: [Bend(.ground(0.34), .flat, points: 70), Bend(.ground(-0.3), .flat, points: 70, .behind)],
        gaze: Point(0.7, 0))
    static let falling = Posture(
        lean: -50, tilt: 26, turn: 0.35, shrug: 0.5, seat: 64,
        legs: [Bend(66, 104, heel: -50), Bend(112, 78, heel: -70)],
        arms: [Bend(-140, -116, .open, .middle), Bend(128, 160, .open, .middle)], gaze: Point(0.5, -0.4))
    static let flying = Posture(
        lean: 36, turn: 0.7, lift: 120, legs: [Bend(-46, -64, heel: 60), Bend(-30, -88, heel: 60)],
        arms: [Bend(-80, -96), Bend(80, 98, .soft, .front)], gaze: Point(0.6, -0.3))
    static let swimming = Posture(
        lean: 70, tilt: -28, crane: -36, turn: 0.8, seat: 40,
        legs: [Bend(-86, -82, heel: 150), Bend(-78, -108, heel: 160)],
        arms: [Bend(.out(62, 1.05), .flat, points: 88), Bend(.out(168, 1.3), .flat, points: 120, .behind)],
        gaze: Point(0.7, -0.1))
    static let riding = Posture(
        lean: 6, turn: 0.7, legs: [Bend(64, -12, heel: -10), Bend(76, -2, heel: -10)],
        arms: [Bend(.trunk(1.7, 0.62), .fist), Bend(.trunk(2, 0.56), .fist)], gaze: Point(0.6, 0))
    static let swinging = Posture(
        lean: -20, tilt: 8, turn: 0.55, seat: 92, legs: [Bend(94, 72, heel: -44), Bend(100, 80, heel: -44)],
        arms: [Bend(.trunk(-1.35, 0.02), .fist, points: 180), Bend(.trunk(1.15, 0.02), .fist, points: 180)],
        gaze: Point(0.5, -0.3))
    static let rowing = Posture(
        lean: -15, tilt: 6, turn: 0.7, seat: 30, legs: [Bend(112, 46, heel: -24), Bend(118, 50, heel: -24)],
        arms: [Bend(.trunk(0.9, 0.42), .fist), Bend(.trunk(1.7, 0.62), .fist)], gaze: Point(0.5, 0), grip: .shaft)
}
