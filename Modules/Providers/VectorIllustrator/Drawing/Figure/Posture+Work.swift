// How a body works with a tool, whose end is where it is needed.

extension Posture {
    /// Bent over a spade, one foot upon it.
    static let digging = Posture(
        lean: 26, tilt: 8, turn: 0.75, legs: [Bend(-22, -32, heel: 16), Bend(62, 8, heel: 6)],
        arms: [Bend(.trunk(0.5, 0.36), .fist), Bend(.trunk(1.5, 0.78), .fist, .front)], gaze: Point(0.5, 1),
        grip: .shaft)
    static let sweeping = Posture(
        lean: 11, tilt: 5, turn: 0.6, legs: [Bend(-16, -24, heel: 18), Bend(24, 4)],
        arms: [Bend(.trunk(0.25, 0.3), .fist), Bend(.trunk(1.5, 0.7), .fist, .front)], gaze: Point(0.5, 0.9),
        grip: .shaft)
    static let stirring = Posture(
        lean: 12, tilt: 6, turn: 0.55, legs: [Bend(-6, -6), Bend(14, 2)],
        arms: [Bend(.trunk(1.2, 0.72), .soft), Bend(.trunk(1.9, 0.3), .fist, .front)], gaze: Point(0.5, 0.9),
        grip: .stirrer)
    static let pouring = Posture(
        lean: 9, tilt: 6, turn: 0.6, legs: [Bend(-10, -10), Bend(18, 2)],
        arms: [Bend(.trunk(1.3, 0.62), .soft), Bend(82, 92, .fist, .front)], gaze: Point(0.6, 0.8), grip: .spout)
    static let painting = Posture(
        lean: 2, tilt: -5, turn: 0.6, legs: [Bend(-8, -6), Bend(20, -4)],
        arms: [Bend(.trunk(0.75, 0.66), .fist, points: 100), Bend(.head(128, 8), .fist, points: 104, .front)],
        gaze: Point(0.9, -0.1), grip: .tip(96))
    static let writing = Posture(
        lean: 24, tilt: 10, crane: 2, turn: 0.65, legs: [Bend(-10, -8), Bend(20, 0)],
        arms: [Bend(.trunk(1.2, 0.78), .flat, points: 84), Bend(.trunk(2.25, 0.56), .fist, points: 80, .front)],
        gaze: Point(0.6, 0.9), grip: .tip(52))
}
