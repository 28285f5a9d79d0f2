/// A rectangle on the page, or around a figure whose ground is the origin; y grows downwards.
struct Box: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The smallest rectangle that holds a disc around every place; nothing at all is a dot at the origin.
    init(around places: [Point], radius: Double = 0) {
        let across = places.map(\.x)
        let down = places.map(\.y)
        self.init(
            minX: (across.min() ?? 0) - radius, minY: (down.min() ?? 0) - radius,
            maxX: (across.max() ?? 0) + radius, maxY: (down.max() ?? 0) + radius)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var middle: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

    func contains(_ place: Point) -> Bool {
        minX <= place.x && place.x <= maxX && minY <= place.y && place.y <= maxY
    }

    func union(_ other: Box) -> Box {
        Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Where it is when what it surrounds is drawn at a place, larger or smaller, or mirrored.
    func placed(at place: Point, scale: Double = 1, isMirrored: Bool = false) -> Box {
        let (left, right) = isMirrored ? (-maxX, -minX) : (minX, maxX)
        return Box(
            minX: place.x + left * scale, minY: place.y + minY * scale, maxX: place.x + right * scale,
            maxY: place.y + maxY * scale)
    }
}
