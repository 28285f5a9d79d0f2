import StoryCore

/// Whole figures at eye level, from as near as there is room for them.
struct FullShot: Sendable {
    let plan: ShotPlan

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = Composition.tableaux(of: play, on: scenery)
        var composition = Composition(.full, builder.play, scenery)
        composition.block(
            builder.tableaux, closeness: scenery.viewpoint.closeness * Self.share(ofHeightFor: builder.play.actors))
        if let near = nearer(composition) ?? filling(composition) { composition.move(near) }
        return composition
    }

    /// Comes so near that those who are there fill the page, where they are close together.
    private func filling(_ composition: Composition) -> Camera? {
        guard composition.stage.rail == nil else { return nil }
        // Nothing that the page is about is cut by its edge; large things may be.
        let things = composition.things.filter { $0.staged.fixture == nil && ($0.isStaged || !$0.thing.isLarge) }
            .map(\.box)
        let whole = Self.union(composition.actors.map(\.boxes.whole) + things)
        guard let focal = composition.actor(0) ?? composition.actors.first else { return nil }
        // The focal figure stays on its line of thirds, and nobody is cut by the edge.
        let line = focal.ground.x
        let left = (line - 20) / max(1, line - whole.minX)
        let right = (1260 - line) / max(1, whole.maxX - line)
        let zoom = min(Self.fill * composition.viewpoint.closeness / whole.height, left, right, Self.mostZoom)
        guard zoom > 1.06 else { return nil }
        let middle = whole.middle.x * zoom + line * (1 - zoom)
        return Camera(
            at: whole, height: whole.height * zoom, width: 1280, middle: Point(middle, 540), zoom: 1...zoom)
    }

    /// How much of the page's height figures fill at most, in its units; the next page's distance is another one.
    private static let fill = 770.0
    /// A page that is seen from nearer has too little of its place.
    private static let mostZoom = 1.7

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
    static let leastHeight = 64.0
    /// How small the focal figure may be, in units of the page, of those who are far away at a part of the setting.
    private static let leastFocus = 330.0

    /// Comes so near that somebody tiny can be seen, and who is far away at a door or a gate.
    private func nearer(_ composition: Composition) -> Camera? {
        guard composition.stage.rail == nil, let focal = composition.actor(0) else { return nil }
        let tiny = composition.play.tinyOnes.compactMap(composition.actor)
        let needs =
            tiny.map { Self.leastHeight / max(1, $0.boxes.whole.height) }
            + [
                focal.scale < 0.9 && composition.actors.count < 5
                    ? Self.leastFocus / max(1, focal.boxes.whole.height) : 1
            ]
        let need = needs.max() ?? 1
        guard need > 1.02 else { return nil }
        let whole = Self.union(
            (composition.actors.count < 5 ? composition.actors : [focal] + tiny).map(\.boxes.whole)
        ).grown(by: 12)
        let fitting = min(936 / whole.height, 1250 / whole.width)
        if fitting >= need * 0.98 || tiny.isEmpty {
            let zoom = max(1, min(need, fitting))
            return Camera(
                at: whole, height: whole.height * zoom, width: 1280, middle: Point(640, 500), zoom: 1...zoom)
        }
        // If not all of everybody can be seen so near, heads and hands are.
        let part = Self.union(CloseUpShot.parts(of: focal) + tiny.map(\.boxes.whole)).grown(by: 10)
        func camera(at part: Box) -> Camera {
            let zoom = max(1, min(need, 936 / part.height, 1250 / part.width))
            return Camera(at: part, height: part.height * zoom, width: 1280, middle: Point(640, 480), zoom: 1...zoom)
        }
        let near = camera(at: part)
        let cut = composition.actors.map(\.boxes.face).filter(near.cuts)
        return cut.isEmpty ? near : camera(at: cut.reduce(part) { $0.union($1.grown(by: 10)) })
    }

    static func union(_ boxes: [Box]) -> Box {
        guard let first = boxes.first else { return Box(around: []) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}
