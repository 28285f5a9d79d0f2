/// Draws a hand: resting, closed around something, open, flat or pointing.
struct Hand {
    /// The wrist.
    let wrist: Point
    /// Which way the hand points, as an angle of ``Posture``.
    let direction: Double
    /// Half the width of the wrist.
    let size: Double
    /// 1 if the thumb is at the right of a hanging hand, -1 if at the left.
    let thumb: Double
    var shape = HandShape.soft

    func draw(_ skin: Color, on canvas: inout SVGCanvas) {
        let edge = skin.darker(0.2)
        switch shape {
        case .soft: part(Self.softThumb, skin, edge, on: &canvas)
        case .flat: part(Self.flatThumb, skin, edge, on: &canvas)
        case .open: fingers(Self.spread, skin, edge, on: &canvas)
        case .point: fingers(Self.forefinger, skin, edge, on: &canvas)
        case .ring: return ring(skin, edge, on: &canvas)
        case .fist: break
        }
        part(palm, skin, edge, on: &canvas)
        // Under the wrist's edge the arm and the hand are one.
        canvas.circle(wrist.x, wrist.y, size * 0.86, skin)
        if shape == .fist || shape == .point {
            // The fingers that are bent, and the thumb over them.
            canvas.line(
                "M\(point(-0.5, 1.9))L\(point(-0.55, 1.25))M\(point(0.05, 2))L\(point(0, 1.3))", edge, width: 2.2)
            part(Self.bentThumb, skin, edge, on: &canvas)
        }
    }

    private var palm: [Point] {
        switch shape {
        case .soft: Self.mitten
        case .fist, .point, .ring: Self.ball
        case .open: Self.round
        case .flat: Self.blade
        }
    }

    private static let mitten: [Point] = [
        Point(-0.8, -0.4), Point(-1.15, 0.7), Point(-0.95, 1.9), Point(0, 2.4), Point(0.95, 1.9), Point(1.15, 0.7),
        Point(0.8, -0.4),
    ]
    private static let ball: [Point] = [
        Point(-0.8, -0.4), Point(-1.3, 0.6), Point(-1.2, 1.7), Point(-0.3, 2.2), Point(0.8, 2), Point(1.3, 1.1),
        Point(0.85, -0.3),
    ]
    private static let round: [Point] = [
        Point(-0.75, -0.4), Point(-1.2, 0.7), Point(-0.9, 1.6), Point(0, 1.9), Point(0.9, 1.6), Point(1.15, 0.7),
        Point(0.75, -0.4),
    ]
    private static let blade: [Point] = [
        Point(-0.75, -0.4), Point(-1.1, 0.7), Point(-0.95, 2), Point(-0.2, 2.95), Point(0.6, 2.7), Point(1, 1.6),
        Point(0.8, -0.3),
    ]
    private static let softThumb: [Point] = [
        Point(0.4, 0.1), Point(1.2, 0.3), Point(1.9, 1.1), Point(1.6, 1.6), Point(0.9, 1.4), Point(0.3, 1.1),
    ]
    private static let flatThumb: [Point] = [
        Point(0.4, 0), Point(1.3, 0.2), Point(2.1, 1.2), Point(1.8, 1.7), Point(1, 1.2), Point(0.3, 1),
    ]
    private static let bentThumb: [Point] = [
        Point(1, 0.2), Point(1.35, 0.9), Point(0.9, 1.4), Point(0.1, 1.3), Point(0.15, 0.8), Point(0.6, 0.6),
    ]

    /// From the palm to the tip of each finger.
    private static let spread: [(Point, Point)] = [
        (Point(-0.7, 1.2), Point(-1.6, 2.4)), (Point(-0.3, 1.5), Point(-0.6, 3)), (Point(0.25, 1.5), Point(0.45, 3)),
        (Point(0.65, 1.2), Point(1.4, 2.5)), (Point(0.8, 0.4), Point(2, 1.1)),
    ]
    private static let forefinger: [(Point, Point)] = [(Point(-0.55, 1.4), Point(-0.6, 3.7))]

    private func point(_ x: Double, _ y: Double) -> Point { wrist + Point(x * thumb, y).turned(-direction) * size }

    private func part(_ shape: [Point], _ skin: Color, _ edge: Color, on canvas: inout SVGCanvas) {
        canvas.shape(.smooth(shape.map { point($0.x, $0.y) }), skin, edge: edge)
    }

    private func ring(_ skin: Color, _ edge: Color, on canvas: inout SVGCanvas) {
        let (middle, radius) = (point(0, 1), size * 1.6)
        let path: PathData = "M\(middle + Point(-radius, 0))a\(radius) \(radius) 0 1 1 0 1z"
        canvas.line(path, edge, width: size * 0.95 + SVGCanvas.edge * 2)
        canvas.line(path, skin, width: size * 0.95)
    }

    private func fingers(_ lines: [(Point, Point)], _ skin: Color, _ edge: Color, on canvas: inout SVGCanvas) {
        var path: PathData = ""
        for (root, tip) in lines { path += "M\(point(root.x, root.y))L\(point(tip.x, tip.y))" }
        canvas.line(path, edge, width: size * 0.78 + SVGCanvas.edge * 2)
        canvas.line(path, skin, width: size * 0.78)
    }
}
