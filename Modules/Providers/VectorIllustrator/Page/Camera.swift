/// How a composed page is moved on the paper: nearer, and to a side.
struct Camera: Hashable, Sendable {
    var zoom = 1.0
    var offset = Point(0, 0)

    /// The page as it was composed.
    static let still = Camera()

    /// Looks at a part of the page from near; nothing beyond the page's edges is seen.
    ///
    /// - Parameters:
    ///   - part: What is to be seen.
    ///   - height: How much of the paper's height it is to fill.
    ///   - middle: Where its middle is to be, if the edges allow it.
    init(at part: Box, height: Double, width: Double = 1160, middle: Point, zoom limits: ClosedRange<Double>) {
        let wanted = min(height / max(1, part.height), width / max(1, part.width))
        zoom = min(limits.upperBound, max(limits.lowerBound, wanted))
        let free = Point(middle.x - part.middle.x * zoom, middle.y - part.middle.y * zoom)
        offset = Point(
            min(0, max(1280 * (1 - zoom), free.x)).rounded(), min(0, max(960 * (1 - zoom), free.y)).rounded())
    }

    init(zoom: Double = 1, offset: Point = Point(0, 0)) {
        self.zoom = zoom
        self.offset = offset
    }

    func apply(to point: Point) -> Point { point * zoom + offset }

    /// Returns whether something that is on the page as it was composed is no longer wholly on it.
    func cuts(_ box: Box) -> Bool {
        let corners = [apply(to: Point(box.minX, box.minY)), apply(to: Point(box.maxX, box.maxY))]
        return corners[0].x < 0 || corners[0].y < 0 || corners[1].x > 1280 || corners[1].y > 960
    }

    /// As SVG says it; nothing if all stays where it is.
    var transform: String? {
        self == .still ? nil : SVGCanvas.placement(offset.x, offset.y, scale: zoom)
    }

    func seen(_ actor: PlacedActor) -> PlacedActor {
        var other = actor
        other.ground = apply(to: actor.ground)
        other.scale *= zoom
        return other
    }

    func seen(_ thing: PlacedThing) -> PlacedThing {
        var other = thing
        other.ground = apply(to: thing.ground)
        other.scale *= zoom
        return other
    }
}
