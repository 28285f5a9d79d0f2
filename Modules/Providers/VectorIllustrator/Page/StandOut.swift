/// What parts figures from their ground: one wide pool of the setting's own light, and edges of light.
struct StandOut: Sendable {
    /// Light or shade over a large part of the scene.
    struct Pool: Sendable {
        let box: Box
        let colour: Colour
        let opacity: Double

        /// How far from the middle, as a share of the way, it is as strong as in the middle.
        static let evenShare = 0.25

        /// What a place looks like when the pool lies over it.
        func over(_ colour: Colour, at place: Point) -> Colour {
            let away =
                Point((place.x - box.middle.x) / box.width, (place.y - box.middle.y) / box.height)
                .distance(to: Point(0, 0)) * 2
            let strength = min(1, max(0, (1 - away) / (1 - Self.evenShare)))
            return colour.mixed(with: self.colour, opacity * strength)
        }

        func draw(on canvas: inout SVGCanvas) {
            canvas.inOwnLight {
                $0.pool(
                    box.middle.x, box.middle.y, box.width / 2, box.height / 2, colour, opacity: opacity,
                    evenShare: Self.evenShare)
            }
        }
    }

    private(set) var pool: Pool?
    private(set) var rims: [RimLight] = []

    /// The most figures that have edges of light; more would be too small for them to be seen.
    private static let mostRims = 8
    private static let enough = 0.78

    private struct Ground {
        let actor: PlacedActor
        let spots: [(place: Point, colour: Colour)]

        func share(under pool: Pool?) -> Double {
            let colours = spots.map { pool?.over($0.colour, at: $0.place) ?? $0.colour }
            return Contrast.share(of: colours, clearOf: actor.actor.tone)
        }
    }

    /// - Parameter isFromLeft: From which side the light comes.
    init(_ actors: [PlacedActor], before backdrop: Backdrop, light: Light, isFromLeft: Bool) {
        let grounds = actors.map { actor in
            Ground(actor: actor, spots: actor.surroundings.map { ($0, backdrop.colour(at: $0)) })
        }
        if grounds.contains(where: { $0.share(under: nil) < Self.enough }) {
            pool = Self.pool(for: grounds, light)
        }
        for ground in grounds where ground.share(under: pool) < Self.enough && rims.count < Self.mostRims {
            rims.append(rim(for: ground, light, isFromLeft))
        }
    }

    /// The light or shade that frees most figures, as faint as does it; nil if none helps.
    private static func pool(for grounds: [Ground], _ light: Light) -> Pool? {
        let whole = grounds.map(\.actor.boxes.whole)
        guard let first = whole.first else { return nil }
        let box = whole.dropFirst().reduce(first) { $0.union($1) }
        let mean = Colour(mean: grounds.flatMap { $0.spots.map(\.colour) })
        // Of the light's hue or the ground's own, so that it looks like sun or shade upon it.
        let colours = [light.glow.mixed(with: mean, 0.2).lighter(0.2), mean.lit(by: mean).darker(0.3)]
        func found(_ pool: Pool?) -> Double {
            grounds.reduce(0) { $0 + min(enough, $1.share(under: pool)) } / Double(grounds.count)
        }
        let reach = Point(max(900, box.width * 1.1), max(640, box.height * 1.05))
        let area = Box(
            minX: box.middle.x - reach.x, minY: box.middle.y - reach.y, maxX: box.middle.x + reach.x,
            maxY: box.middle.y + reach.y)
        var best: (pool: Pool?, worth: Double) = (nil, found(nil) + 0.06)
        for colour in colours {
            for opacity in [0.18, 0.28, 0.4] {
                let pool = Pool(box: area, colour: colour, opacity: opacity)
                // A fainter one is worth a little more.
                let worth = found(pool) - opacity * 0.15
                if worth > best.worth { best = (pool, worth) }
            }
        }
        return best.pool
    }

    private func rim(for ground: Ground, _ light: Light, _ isFromLeft: Bool) -> RimLight {
        let colours = ground.spots.map { pool?.over($0.colour, at: $0.place) ?? $0.colour }
        let bright = (light.hour == .night ? 0xDCE4FF as Colour : light.glow.lighter(0.5)).mixed(
            with: ground.actor.actor.tone, 0.2)
        let dark = ground.actor.actor.tone.darker(0.62)
        func share(_ colour: Colour) -> Double { Contrast.share(of: colours, clearOf: colour) }
        // Before bright ground light is not seen, but a dark edge is.
        let colour = share(bright) >= min(0.7, share(dark)) ? bright : dark
        let shapes = ground.actor.actor.outlines
        return RimLight(
            index: ground.actor.index, colour: colour, share: share(colour), outlines: shapes,
            isLeft: isFromLeft != ground.actor.isMirrored)
    }
}

extension PlacedActor {
    /// Where the ground is that the body has to stand out from: behind it and beside it.
    static let surrounding = 26.0

    /// Places all over that ground.
    fileprivate var surroundings: [Point] {
        let box = boxes.body.grown(by: Self.surrounding * scale)
        return (0..<25).map { step in
            Point(
                box.minX + box.width * (Double(step % 5) + 0.5) / 5,
                box.minY + box.height * (Double(step / 5) + 0.5) / 5)
        }
    }
}

extension Actor {
    /// The outlines of all its parts, at size 1.
    var outlines: [[Point]] {
        var canvas = SVGCanvas()
        canvas.isMeasured = true
        draw(on: &canvas)
        var shapes = DrawnShapes(canvas.text)
        var outlines: [[Point]] = []
        while let tag = shapes.next() {
            guard tag.name == "path", !tag.text("fill").isEmpty else { continue }
            let placement = shapes.placement
            var reader = PathPlaces(tag.text("d"))
            reader.read()
            outlines += reader.parts.map { $0.map(placement.place) }
        }
        return outlines
    }
}
