/// A rectangle on the page, or around a figure whose ground is the origin; y grows downwards.
struct Box: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
        self.init(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
    }

    /// The smallest rectangle that holds a disc around every point; nothing at all is a dot at the origin.
    init(around points: [Point], radius: Double = 0) {
        let across = points.map(\.x)
        let down = points.map(\.y)
        self.init(
            minX: (across.min() ?? 0) - radius, minY: (down.min() ?? 0) - radius,
            maxX: (across.max() ?? 0) + radius, maxY: (down.max() ?? 0) + radius)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var middle: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
    /// How large it is, in square units.
    var area: Double { max(0, width) * max(0, height) }
    /// The box on a mirrored page.
    var mirrored: Box { Box(minX: 1280 - maxX, minY: minY, maxX: 1280 - minX, maxY: maxY) }

    func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    func union(_ other: Box) -> Box {
        Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Returns the box when its content is drawn at a position, scaled or mirrored.
    func placed(at point: Point, scale: Double = 1, isMirrored: Bool = false) -> Box {
        let (left, right) = isMirrored ? (-maxX, -minX) : (minX, maxX)
        return Box(
            minX: point.x + left * scale, minY: point.y + minY * scale, maxX: point.x + right * scale,
            maxY: point.y + maxY * scale)
    }

    /// How much of it another one covers, from 0 to 1.
    func share(coveredBy other: Box) -> Double {
        let across = min(maxX, other.maxX) - max(minX, other.minX)
        let down = min(maxY, other.maxY) - max(minY, other.minY)
        guard across > 0, down > 0, area > 0 else { return 0 }
        return across * down / area
    }

    /// The same rectangle, wider to all sides, or narrower by a negative margin.
    func grown(by margin: Double) -> Box {
        Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
