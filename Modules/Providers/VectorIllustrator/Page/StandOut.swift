/// What parts figures from their ground: soft patches of the setting's own light or shade behind them.
///
/// Nothing is drawn upon the figures themselves, so that no line is on them which is not theirs.
struct StandOut: Sendable {
    /// One wide pool for all figures, and smaller ones behind those who need more.
    private(set) var pools: [LightPool] = []

    /// How much of the ground around a figure it stands out from, to be seen at once.
    private static let enough = 0.78

    private struct Ground {
        let actor: PlacedActor
        var spots: [(point: Point, color: Color)]

        func share(under pool: LightPool?) -> Double {
            let colors = spots.map { pool?.over($0.color, at: $0.point) ?? $0.color }
            return Contrast.share(of: colors, clearOf: actor.actor.tone)
        }

        mutating func light(by pool: LightPool) {
            for index in spots.indices {
                spots[index].color = pool.over(spots[index].color, at: spots[index].point)
            }
        }
    }

    init(_ actors: [PlacedActor], before backdrop: Backdrop, light: Light) {
        var grounds = actors.map { actor in
            Ground(actor: actor, spots: actor.surroundings.map { ($0, backdrop.color(at: $0)) })
        }
        func add(_ pool: LightPool?) {
            guard let pool else { return }
            pools.append(pool)
            for index in grounds.indices { grounds[index].light(by: pool) }
        }
        if grounds.contains(where: { $0.share(under: nil) < Self.enough }) { add(Self.wide(for: grounds, light)) }
        for index in grounds.indices where grounds[index].share(under: nil) < Self.enough {
            add(Self.patch(at: index, of: grounds, light))
        }
    }

    /// The light or shade that frees most figures, as faint as does it; nil if none helps.
    private static func wide(for grounds: [Ground], _ light: Light) -> LightPool? {
        let whole = grounds.map(\.actor.boxes.whole)
        guard let first = whole.first else { return nil }
        let box = whole.dropFirst().reduce(first) { $0.union($1) }
        let reach = Point(max(900, box.width * 1.1), max(640, box.height * 1.05))
        // Shade over half the page would be a grey veil.
        return best(
            of: [Self.tones(of: grounds.flatMap(\.spots), light).lit], opacities: [0.18, 0.28, 0.4],
            in: Box(around: box.middle, reach: reach), evenShare: 0.25, for: grounds.count, of: grounds)
    }

    /// The patch of light or shade behind one figure; it must not cost the others more than it gives.
    private static func patch(at index: Int, of grounds: [Ground], _ light: Light) -> LightPool? {
        let body = grounds[index].actor.around
        let reach = Point(max(230, body.width * 1.9), max(190, body.height * 1.5))
        let near = grounds.filter { $0.actor.around.middle.distance(to: body.middle) < reach.x + reach.y }
        let tones = tones(of: grounds[index].spots, light)
        return best(
            of: [tones.lit, tones.shaded], opacities: [0.25, 0.4, 0.55, 0.7],
            in: Box(around: body.middle, reach: reach), evenShare: 0.2, for: 1, of: near)
    }

    /// Of the light's hue or the ground's own under the blue of shade, so that it looks like sun or shade upon it.
    private static func tones(
        of spots: [(point: Point, color: Color)], _ light: Light
    ) -> (lit: Color, shaded: Color) {
        let mean = Color(mean: spots.map(\.color))
        return (light.glow.mixed(with: mean, 0.2).lighter(0.2), mean.lit(by: mean.mixed(with: 0x8E98D8, 0.75)))
    }

    /// - Parameter figures: How many figures it is for, whatever others it touches.
    private static func best(
        of colors: [Color], opacities: [Double], in area: Box, evenShare: Double, for figures: Int,
        of grounds: [Ground]
    ) -> LightPool? {
        func found(_ pool: LightPool?) -> Double {
            grounds.reduce(0) { $0 + min(enough, $1.share(under: pool)) } / Double(figures)
        }
        var best: (pool: LightPool?, worth: Double) = (nil, found(nil) + 0.06)
        for color in colors {
            for opacity in opacities {
                let pool = LightPool(box: area, color: color, opacity: opacity, evenShare: evenShare)
                // A fainter one is worth a little more, and light more than shade, which looks like smoke.
                let worth = found(pool) - opacity * (color == colors.first ? 0.15 : 0.32)
                if worth > best.worth { best = (pool, worth) }
            }
        }
        return best.pool
    }
}

extension PlacedActor {
    /// How wide the ground around the body is that it has to stand out from.
    static let surrounding = 26.0

    /// That ground: behind the body and beside it.
    var around: Box { boxes.body.grown(by: Self.surrounding * scale) }

    /// Points all over that ground.
    fileprivate var surroundings: [Point] {
        (0..<25).map { step in
            Point(
                around.minX + around.width * (Double(step % 5) + 0.5) / 5,
                around.minY + around.height * (Double(step / 5) + 0.5) / 5)
        }
    }
}

extension Box {
    fileprivate init(around middle: Point, reach: Point) {
        self.init(
            minX: middle.x - reach.x, minY: middle.y - reach.y, maxX: middle.x + reach.x, maxY: middle.y + reach.y)
    }
}
