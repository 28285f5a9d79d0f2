/// Seen from above: all ground, on which figures are as on a slope.
struct AboveShot: Sendable {
    let plan: ShotPlan

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = TableauBuilder(play.afield())
        var scenery = scenery
        scenery.stage = Stage(
            horizon: -4_000, nearScale: 1.08, floors: [Box(x: 60...1220, y: 470...900)])
        scenery.fixtures = [:]
        scenery.viewpoint = Viewpoint(
            zoom: 1, isFocusLeft: scenery.viewpoint.isFocusLeft, closeness: 1,
            depth: [0.5, 0.25, 0.75][plan.variation % 3])
        var composition = Composition(.above, builder.play, scenery)
        composition.block(
            builder.tableaux,
            closeness: FullShot.share(ofHeightFor: builder.play.actors) * (builder.play.actors.count < 3 ? 1.15 : 0.95))
        return composition
    }
}
