/// Draws a hand as a mitten: the fingers together and a thumb.
struct Hand {
    /// The wrist.
    let wrist: Point
    /// Which way the arm points, as an angle of ``Posture``.
    let direction: Double
    /// Half the width of the wrist.
    let size: Double
    /// 1 if the thumb is at the right of a hanging hand, -1 if at the left.
    let thumb: Double

    func draw(_ skin: Colour, on canvas: inout SVGCanvas) {
        let edge = skin.darker(0.2)
        canvas.shape(.smooth(places(Self.thumb)), skin, edge: edge)
        canvas.shape(.smooth(places(Self.palm)), skin, edge: edge)
        // Under the wrist's edge the arm and the hand are one.
        canvas.circle(wrist.x, wrist.y, size * 0.86, skin)
    }

    private static let palm: [Point] = [
        Point(-0.8, -0.4), Point(-1.15, 0.7), Point(-0.95, 1.9), Point(0, 2.4), Point(0.95, 1.9), Point(1.15, 0.7),
        Point(0.8, -0.4),
    ]
    private static let thumb: [Point] = [
        Point(0.4, 0.1), Point(1.2, 0.3), Point(1.9, 1.1), Point(1.6, 1.6), Point(0.9, 1.4), Point(0.3, 1.1),
    ]

    private func places(_ shape: [Point]) -> [Point] {
        shape.map { wrist + Point($0.x * thumb, $0.y).turned(-direction) * size }
    }
}
