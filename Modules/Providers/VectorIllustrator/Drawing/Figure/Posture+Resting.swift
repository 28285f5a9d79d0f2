// How a body stays where it is.

extension Posture {
    static let sitting = Posture(
        lean: -6, turn: 0.5, seat: 24, legs: [Bend(93, 83, heel: -66), Bend(108, 64, heel: -54)],
        arms: [Bend(-30, -10), Bend(30, 58)], grip: .lap)
    /// On one knee.
    static let kneeling = Posture(
        lean: 9, tilt: 6, turn: 0.65, legs: [Bend(10, -82, heel: 94), Bend(86, -6, heel: -2)],
        arms: [Bend(24, 56), Bend(48, 76, .soft, .front)], gaze: Point(0.5, 0.6))
    /// On the belly, the chin in the hands and the feet in the air.
    static let lying = Posture(
        lean: 66, tilt: -22, crane: -26, turn: 0.8, seat: 20,
        legs: [Bend(-88, -152, heel: 150), Bend(-80, -176, heel: 172)],
        arms: [Bend(.head(-24, 62), .soft, points: 170), Bend(.head(34, 62), .soft, points: 190, .middle)],
        gaze: Point(0.5, 0.3), grip: .ground)
    static let turnedAway = Posture(
        legs: [Bend(-5, -3), Bend(5, 3)], arms: both(Bend(18, 4)), gaze: Point(0, -0.3), grip: .hand(1))
    static let sittingTurnedAway = Posture(
        seat: 26, legs: [Bend(-86, -100), Bend(86, 100)], arms: both(Bend(30, 14)), gaze: Point(0, -0.3), grip: .hand(1)
    )
    static let reading = Posture(
        lean: -4, tilt: 8, turn: 0.45, seat: 24, legs: [Bend(122, 32, heel: -10), Bend(128, 36, heel: -10)],
        arms: [Bend(.trunk(0.1, 0.74), .soft), Bend(.trunk(1.6, 0.66), .soft)], gaze: Point(0.3, 1), grip: .book)
    static let stuck = Posture(
        lean: 7, tilt: 8, turn: 0.1, shrug: 0.9, legs: [Bend(18, -22, heel: 20), Bend(-16, 22, heel: 20)],
        arms: [Bend(-140, -168, .open, .middle), Bend(122, 150, .open, .middle)], gaze: Point(0.4, -0.5))
}
