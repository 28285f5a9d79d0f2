import StoryCore

/// Whole figures at eye level, from as near as there is room for them.
struct FullShot: Sendable {
    let plan: ShotPlan

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let bound = compose(Composition.tableaux(of: play, on: scenery), scenery)
        guard play.actors.count > 3, let focal = bound.actor(0), focal.scale < Self.leastScale else { return bound }
        // Many who stand in one long row are smaller than many who merely look on from where there is room.
        let loose = compose(TableauBuilder(play, bindsLooks: false), scenery)
        return loose.actor(0).map { $0.scale > focal.scale * 1.2 } == true ? loose : bound
    }

    private func compose(_ builder: TableauBuilder, _ scenery: Scenery) -> Composition {
        var composition = Composition(.full, builder.play, scenery)
        composition.block(
            builder.tableaux, closeness: scenery.viewpoint.closeness * Self.share(ofHeightFor: builder.play.actors))
        if let near = nearer(composition) ?? filling(composition) { composition.move(near) }
        return composition
    }

    /// Comes so near that those who are there fill the page, where they are close together.
    private func filling(_ composition: Composition) -> Camera? {
        guard composition.stage.rail == nil, let whole = composition.group else { return nil }
        guard let focal = composition.actor(0) ?? composition.actors.first else { return nil }
        // The focal figure stays on its line of thirds, and the edge cuts none.
        let line = focal.ground.x
        let left = (line - Self.edge) / max(1, line - whole.minX)
        let right = (1280 - Self.edge - line) / max(1, whole.maxX - line)
        let wanted = min(Self.fill * composition.viewpoint.closeness / whole.height, Self.mostZoom)
        var zoom = min(wanted, left, right)
        var middle = whole.middle.x * zoom + line * (1 - zoom)
        if whole.height * zoom < Self.leastFill * 960, whole.width * zoom < Self.leastFill * 1280 {
            // Small figures in the middle of a large page are worse than a focal figure off its line.
            zoom = min(wanted, (1280 - 2 * Self.edge) / whole.width)
            middle = min(max(640, Self.edge + whole.width * zoom / 2), 1280 - Self.edge - whole.width * zoom / 2)
        }
        guard zoom > 1.06 else { return nil }
        return Camera(
            at: whole, height: whole.height * zoom, width: 1280, middle: Point(middle, 540), zoom: 1...zoom)
    }

    /// How much of the page's height figures fill at most, in its units; the next page's distance is another one.
    private static let fill = 790.0
    /// How much of the page's height or width they fill at least.
    private static let leastFill = 0.6
    /// The minimum distance of figures from the page's edges.
    private static let edge = 40.0
    /// A page that is seen from nearer has too little of its place.
    private static let mostZoom = 2.0

    /// Returns the share of the height: one figure is seen from nearer than many, and a lying one from further away.
    static func share(ofHeightFor cast: [Actor]) -> Double {
        let isWide = cast.contains { $0.boxes.whole.width > 400 }
        switch cast.count {
        case ...1: return isWide ? 0.96 : 1.14
        case 2...3: return isWide ? 0.92 : 1.04
        case 4...5: return 0.92
        default: return 0.86
        }
    }

    /// How small the focal figure may be without looking for more room.
    private static let leastScale = 0.8
    /// The minimum size of an important character, in units of the page.
    static let leastHeight = 80.0
    /// How small the focal figure may be, in units of the page, of those who are far away at a part of the setting.
    private static let leastFocus = 330.0

    /// Returns a camera near enough for tiny characters, and for those far away at a door or a gate.
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
        let heads = composition.actors.map(\.head)
        // Of many only those whom it is about are seen from head to foot.
        let whole = Self.union(
            (composition.actors.count < 5 ? composition.actors : [focal] + tiny).map(\.boxes.whole) + heads
        ).grown(by: 12)
        let fitting = min(936 / whole.height, 1250 / whole.width)
        if fitting >= need * 0.98 || tiny.isEmpty {
            let zoom = max(1, min(need, fitting))
            return Camera(
                at: whole, height: whole.height * zoom, width: 1280, middle: Point(640, 500), zoom: 1...zoom)
        }
        // If not all of each figure fits, heads and hands do.
        let part = Self.union(CloseUpShot.parts(of: focal) + tiny.map(\.boxes.whole)).grown(by: 10)
        func camera(at part: Box) -> Camera {
            let zoom = max(1, min(need, 936 / part.height, 1250 / part.width))
            return Camera(at: part, height: part.height * zoom, width: 1280, middle: Point(640, 480), zoom: 1...zoom)
        }
        let near = camera(at: part)
        return heads.contains(where: near.cuts) ? camera(at: heads.reduce(part) { $0.union($1) }) : near
    }

    static func union(_ boxes: [Box]) -> Box {
        guard let first = boxes.first else { return Box(around: []) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}
