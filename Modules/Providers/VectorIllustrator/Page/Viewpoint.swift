/// From where a page's setting is seen: how close, from which side, and where the focal figure stands.
struct Viewpoint: Hashable, Sendable {
    /// How much larger everything is than in the setting's own picture, from 1.
    let zoom: Double
    /// Whether the setting is seen the other way round.
    let isMirrored: Bool
    /// Whether the focal figure stands on the left of the two lines that divide the page in thirds.
    let isFocusLeft: Bool
    /// How large figures are beside how large they would be at their depth, from 0 to about 1.
    let closeness: Double

    /// Where the lines that divide the page in thirds cross its foot.
    static let thirds = (left: 1280.0 / 3, right: 1280.0 * 2 / 3)
    /// Which way of looking follows which: each one differs from the next in distance, and in side or in focus.
    static let sequence = [
        Viewpoint(zoom: 1, isMirrored: false, isFocusLeft: true, closeness: 0.86),
        Viewpoint(zoom: 1.24, isMirrored: true, isFocusLeft: false, closeness: 0.92),
        Viewpoint(zoom: 1.1, isMirrored: false, isFocusLeft: false, closeness: 0.94),
        Viewpoint(zoom: 1, isMirrored: true, isFocusLeft: false, closeness: 0.9),
        Viewpoint(zoom: 1.16, isMirrored: false, isFocusLeft: true, closeness: 0.96),
        Viewpoint(zoom: 1.06, isMirrored: true, isFocusLeft: true, closeness: 0.92),
    ]

    /// The viewpoint of a page; that of the page after it is another one.
    static func of(page: Int, seed: UInt64) -> Viewpoint {
        let start = Int(seed % UInt64(sequence.count))
        let step = page % sequence.count
        return sequence[(start + step + sequence.count) % sequence.count]
    }

    /// Where the focal figure stands, from the page's left.
    var focus: Double { isFocusLeft ? Self.thirds.left : Self.thirds.right }

    /// The point of the page that stays where it is, whatever the distance.
    private static let anchor = Point(640, 944)

    /// How the setting's depths are moved, as SVG says it; nothing if they stay as they are.
    var transform: String? {
        guard zoom != 1 || isMirrored else { return nil }
        let left = isMirrored ? Self.anchor.x * (1 + zoom) : Self.anchor.x * (1 - zoom)
        return SVGCanvas.placement(left, Self.anchor.y * (1 - zoom), scale: zoom, mirrored: isMirrored)
    }

    /// What is before everybody keeps to the page's corners, and is only mirrored.
    var mirror: String? { isMirrored ? "translate(1280 0) scale(-1 1)" : nil }

    // MARK: The stage as it is seen

    /// A stage of the setting's own picture as it is seen from here; what lies off the page is left out.
    func seen(_ stage: Stage) -> Stage {
        let turned = isMirrored ? stage.mirrored : stage
        // A boat is as near from wherever the sea is seen.
        guard stage.rail == nil else { return turned }
        return Stage(
            horizon: seen(turned.horizon), nearScale: turned.nearScale * nearing(turned),
            floors: turned.floors.compactMap(seen), seats: turned.seats.compactMap(seen),
            tops: turned.tops.compactMap(seen), waters: turned.waters.compactMap(seen),
            airs: turned.airs.compactMap(seen), front: turned.front,
            fixtures: turned.fixtures.compactMapValues { $0.seen { seen($0) } })
    }

    /// How much larger a figure is at the height of the page to which a stage's near scale belongs.
    private func nearing(_ stage: Stage) -> Double {
        let height = Self.anchor.y + (900 - Self.anchor.y) / zoom
        return zoom * (height - stage.horizon) / (900 - stage.horizon)
    }

    private func seen(_ y: Double) -> Double { Self.anchor.y + (y - Self.anchor.y) * zoom }

    private func seen(_ point: Point) -> Point {
        Point(Self.anchor.x + (point.x - Self.anchor.x) * zoom, seen(point.y))
    }

    private func seen(_ spot: Spot) -> Spot? {
        var other = spot
        other.position = seen(spot.position)
        other.scale *= zoom
        other.width *= zoom
        guard other.position.x - other.width / 2 > 0, other.position.x + other.width / 2 < 1280 else { return nil }
        return other.position.y > 40 ? other : nil
    }

    private func seen(_ area: Box) -> Box? {
        let upper = seen(Point(area.minX, area.minY))
        let lower = seen(Point(area.maxX, area.maxY))
        let (left, right) = (max(0, upper.x), min(1280, lower.x))
        let (top, foot) = (max(30, upper.y), min(940, lower.y))
        guard right - left > 40, foot > top else { return nil }
        return Box(minX: left, minY: top, maxX: right, maxY: foot)
    }
}
