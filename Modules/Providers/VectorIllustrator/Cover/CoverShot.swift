/// The heroes large and close together below the title, and before them what the story is about.
struct CoverShot: Sendable {
    let plan: CoverPlan

    func compose(_ play: Play, _ scenery: Scenery, _ attention: Attention) -> Composition {
        let builder = TableauBuilder(play.afield(), bindsLooks: false)
        var scenery = scenery
        scenery.stage = Stage(
            horizon: -3_000, nearScale: 1, floors: [Box(x: 60...1220, y: 500...880)],
            airs: [Box(x: 90...1230, y: plan.room.minY...(plan.room.minY + 200))])
        scenery.stage.fixtures = [:]
        scenery.viewpoint = Viewpoint(zoom: 1, isFocusLeft: true, closeness: 1)
        var composition = Composition(.full, builder.play, scenery)
        if builder.tableaux.count > 5 {
            composition.block(builder.tableaux, closeness: 0.8)
            fit(&composition)
        } else {
            CoverRow(room: plan.room).gather(builder.tableaux, &composition)
        }
        composition.restoreOrder()
        composition.look(attention)
        composition.touch()
        composition.freeFaces()
        return composition
    }

    /// Fills the room below the title with a crowd.
    private func fit(_ composition: inout Composition) {
        let whole = FullShot.union(composition.actors.map(\.boxes.whole) + composition.things.map(\.box))
        let zoom = min((plan.room.height - 10) / whole.height, plan.room.width / whole.width)
        composition.move(
            Camera(
                zoom: zoom,
                offset: Point(
                    (CoverPlan.middle - whole.middle.x * zoom).rounded(),
                    (plan.room.maxY - 16 - whole.maxY * zoom).rounded())))
    }
}
