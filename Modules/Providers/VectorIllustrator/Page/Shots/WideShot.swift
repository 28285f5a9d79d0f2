/// Small figures in a large place.
struct WideShot: Sendable {
    let plan: ShotPlan

    /// How much of the page's height the tallest figure fills.
    static let share = 0.26
    /// How small figures may be beside what the setting has at their depth.
    static let leastCloseness = 0.52
    /// How small they may be where it is not the story that asks for a wide picture.
    static let leastUnasked = 0.6

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
        return composition
    }

    /// How large figures are that fill the share of the page, beside how large they would be at a depth of the ground.
    static func closeness(of play: Play, on scenery: Scenery, depth: Double = 1) -> Double {
        // Beside somebody tall the focal figure is still large enough to be found.
        let height = max(play.actors.first?.height ?? 355, 0.92 * (play.actors.map(\.height).max() ?? 355))
        let floor = scenery.floor
        let row = floor.maxY + (floor.minY - floor.maxY) * depth
        return share * 960 / (height * scenery.stage.scale(at: row))
    }
}
