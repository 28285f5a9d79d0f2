/// Small figures in a large place.
struct WideShot: Sendable {
    let plan: ShotPlan

    /// How much of the page's height the tallest figure fills.
    static let share = 0.32
    /// How small figures may be beside what the setting has at their depth.
    static let leastCloseness = 0.6
    /// How small they may be where it is not the story that asks for a wide picture.
    static let leastUnasked = 0.7

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = Composition.tableaux(of: play, on: scenery)
        var scenery = scenery
        let closeness = Self.closeness(of: builder.play, on: scenery)
        // In a small place they are as far away as they can be.
        scenery.viewpoint.depth = closeness < 0.75 ? 1 : [0.7, 0.45, 0.95][plan.variation % 3]
        var composition = Composition(.wide, builder.play, scenery)
        composition.block(
            builder.tableaux,
            closeness: max(
                Self.leastCloseness, Self.closeness(of: builder.play, on: scenery, depth: scenery.viewpoint.depth)))
        if let near = nearer(composition) { composition.move(near) }
        return composition
    }

    /// Returns a camera near enough for distant figures at a part of the setting, if it cuts none.
    private func nearer(_ composition: Composition) -> Camera? {
        let people = composition.actors.filter { $0.actor.figure != nil && !$0.actor.isLyingDown }
        guard composition.stage.rail == nil, let whole = composition.group,
            let least = (people.isEmpty ? composition.actors : people).map(\.boxes.whole.height).min()
        else { return nil }
        let zoom = min(Self.leastHeight / max(1, least), 1180 / whole.width, 860 / whole.height, Self.mostZoom)
        guard zoom > 1.04 else { return nil }
        let half = whole.width * zoom / 2
        let middle = min(max(whole.middle.x, 50 + half), 1230 - half)
        return Camera(at: whole, height: whole.height * zoom, width: 1280, middle: Point(middle, 600), zoom: 1...zoom)
    }

    /// The minimum size of a character on a wide page, in units of the page.
    private static let leastHeight = 0.25 * 960
    /// From nearer it would be no wide page.
    private static let mostZoom = 1.7

    /// How large figures are that fill the share of the page, beside how large they would be at a depth of the ground.
    static func closeness(of play: Play, on scenery: Scenery, depth: Double = 1) -> Double {
        // Beside a tall character the focal figure is still large enough to be found.
        let height = max(play.actors.first?.height ?? 355, 0.92 * (play.actors.map(\.height).max() ?? 355))
        let floor = scenery.floor
        let row = floor.maxY + (floor.minY - floor.maxY) * depth
        return share * 960 / (height * scenery.stage.scale(at: row))
    }
}
