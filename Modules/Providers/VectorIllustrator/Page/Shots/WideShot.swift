/// Small figures in a large place.
struct WideShot: Sendable {
    let plan: ShotPlan

    /// How much of the page's height the tallest figure fills.
    static let share = 0.25
    /// In a room, which is not so large, it fills a little more.
    private static let shareInRoom = 0.3

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = Composition.tableaux(of: play, on: scenery)
        var scenery = scenery
        scenery.viewpoint.depth = [0.6, 0.35, 0.85][plan.variation % 3]
        var composition = Composition(.wide, builder.play, scenery)
        let tallest =
            builder.play.actors.map { max($0.boxes.body.maxY - $0.boxes.whole.minY, $0.height * 0.6) }.max() ?? 355
        // Beside somebody tall the focal figure is still large enough to be found.
        let height = max(builder.play.actors.first?.height ?? 355, tallest * 0.8)
        let floor = scenery.floor
        let row = floor.maxY + (floor.minY - floor.maxY) * scenery.viewpoint.depth
        composition.block(
            builder.tableaux,
            closeness: (play.place.isIndoors ? Self.shareInRoom : Self.share) * 960
                / (height * scenery.stage.scale(at: row)))
        return composition
    }
}
