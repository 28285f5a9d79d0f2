/// Whole figures at eye level, from as near as there is room for them.
struct FullShot: Sendable {
    let plan: ShotPlan

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = TableauBuilder(play)
        var composition = Composition(.full, builder.play, scenery)
        composition.block(
            builder.tableaux, closeness: scenery.viewpoint.closeness * Self.share(ofHeightFor: builder.play.actors))
        if let near = nearer(composition) { composition.move(near) }
        return composition
    }

    /// One is seen from nearer than many, and whoever lies from further away than those who stand.
    static func share(ofHeightFor cast: [Actor]) -> Double {
        let isWide = cast.contains { $0.boxes.whole.width > 400 }
        switch cast.count {
        case ...1: return isWide ? 0.96 : 1.14
        case 2...3: return isWide ? 0.92 : 1.04
        case 4...5: return 0.92
        default: return 0.86
        }
    }

    /// How small somebody may be who matters, in units of the page.
    static let leastHeight = 62.0

    /// Comes so near that somebody tiny can be seen, if all who matter are still on the page.
    private func nearer(_ composition: Composition) -> Camera? {
        let tiny = composition.play.tinyOnes.compactMap(composition.actor)
        guard let smallest = tiny.map(\.boxes.whole.height).min(), smallest < Self.leastHeight,
            composition.stage.rail == nil
        else { return nil }
        let zoom = Self.leastHeight / smallest
        let seen = composition.actors.prefix(3).map(\.boxes.whole) + tiny.map(\.boxes.whole)
        guard let first = seen.first else { return nil }
        let part = seen.dropFirst().reduce(first) { $0.union($1) }.grown(by: 10)
        return Camera(
            at: part, height: min(930, part.height * zoom), width: 1240, middle: Point(640, 490), zoom: 1...max(1, zoom)
        )
    }
}
