/// Seen from above: all ground, on which figures are as on a slope.
struct AboveShot: Sendable {
    let plan: ShotPlan

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        var play = play.afield()
        play.seeFromAbove()
        let builder = TableauBuilder(play)
        let isAbed = builder.play.actors.allSatisfy { $0.isLyingDown && $0.figure?.hasBed == true }
        var scenery = scenery
        scenery.stage = Stage(
            horizon: -4_000, nearScale: 1.08, floors: [Box(x: 60...1220, y: isAbed ? 770...900 : 470...900)])
        scenery.stage.fixtures = [:]
        scenery.viewpoint = Viewpoint(
            zoom: 1, isFocusLeft: scenery.viewpoint.isFocusLeft, closeness: 1,
            depth: [0.5, 0.25, 0.75][plan.variation % 3])
        var composition = Composition(.above, builder.play, scenery)
        composition.block(
            builder.tableaux,
            closeness: FullShot.share(ofHeightFor: builder.play.actors)
                * (isAbed ? 1.45 : builder.play.actors.count < 3 ? 1.15 : 0.95))
        // Two beds in a corner of the floor are seen from nearer.
        if let whole = composition.group {
            let near = Camera(at: whole, height: 700, width: 1100, middle: Point(640, 500), zoom: 1...1.7)
            if near.zoom > 1.06 { composition.move(near) }
        }
        return composition
    }

    /// Returns whether something would have to be drawn from the side.
    static func isUpright(_ thing: StagedThing) -> Bool {
        thing.thing != .bed && (thing.hangs || thing.isHigh || thing.height > 150)
    }
}
