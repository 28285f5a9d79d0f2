/// From where a page's setting is seen: how close, from which side, and where the focal figure stands.
struct Viewpoint: Hashable, Sendable {
    /// How much larger everything is than in the setting's own picture, from 1.
    var zoom: Double
    /// Which part of a setting is seen that is larger than the page: -1 its left, 1 its right.
    var shift = 0.0
    /// Whether the setting is seen the other way round, the same on all pages of a story.
    var isMirrored = false
    /// Whether the focal figure stands on the left of the two lines that divide the page in thirds.
    var isFocusLeft: Bool
    /// How large figures are beside how large they would be at their depth, from 0 to about 1.
    var closeness: Double
    /// How far from the front of the ground the focal figure stands, from 0 to 1.
    var depth = 0.0

    /// The positions of the lines of thirds at the page's foot.
    static let thirds = (left: 1280.0 / 3, right: 1280.0 * 2 / 3)
    /// Which way of looking follows which: each one differs from the next in distance, and in side or in focus.
    static let sequence = [
        Viewpoint(zoom: 1.26, shift: 0.9, isFocusLeft: false, closeness: 0.94, depth: 0.35),
        Viewpoint(zoom: 1.02, shift: -0.4, isFocusLeft: true, closeness: 0.9, depth: 0.15),
        Viewpoint(zoom: 1.12, shift: -0.8, isFocusLeft: false, closeness: 1),
        Viewpoint(zoom: 1.04, shift: 0.5, isFocusLeft: true, closeness: 0.86, depth: 0.7),
        Viewpoint(zoom: 1.2, shift: -1, isFocusLeft: false, closeness: 0.96),
        Viewpoint(zoom: 1.08, shift: 0.8, isFocusLeft: true, closeness: 0.98, depth: 0.2),
        Viewpoint(zoom: 1.16, shift: 0.2, isFocusLeft: false, closeness: 0.84, depth: 0.5),
        Viewpoint(zoom: 1, isFocusLeft: true, closeness: 0.92),
    ]

    /// The viewpoint of a page; that of the page after it is another one.
    ///
    /// - Parameter seed: The story's, so that pages that follow each other differ.
    static func of(page: Int, seed: UInt64) -> Viewpoint {
        let start = Int(seed % UInt64(sequence.count))
        let step = page % sequence.count
        return sequence[(start + step + sequence.count) % sequence.count]
    }

    /// The position of the focal figure, from the page's left.
    var focus: Double { isFocusLeft ? Self.thirds.left : Self.thirds.right }

    /// The point of the setting's picture that stays where it is, whatever the distance.
    private var anchor: Point { Point(640 + shift * 640, 944) }

    /// How the setting's depths are moved, as SVG says it; nothing if they stay as they are.
    var transform: String? {
        guard zoom != 1 || isMirrored else { return nil }
        // Mirrored first, then seen from nearer.
        let left = isMirrored ? anchor.x + (1280 - anchor.x) * zoom : anchor.x * (1 - zoom)
        return SVGCanvas.placement(left, anchor.y * (1 - zoom), scale: zoom, mirrored: isMirrored)
    }

    /// The foreground keeps to the page's corners, and is only mirrored.
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
        let height = anchor.y + (900 - anchor.y) / zoom
        return zoom * (height - stage.horizon) / (900 - stage.horizon)
    }

    private func seen(_ y: Double) -> Double { anchor.y + (y - anchor.y) * zoom }

    private func seen(_ point: Point) -> Point { Point(anchor.x + (point.x - anchor.x) * zoom, seen(point.y)) }

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
