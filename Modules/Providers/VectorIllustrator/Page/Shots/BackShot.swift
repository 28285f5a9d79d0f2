/// The hero from behind, large in front, and what the hero looks at beyond.
struct BackShot: Sendable {
    let plan: ShotPlan

    /// How tall the hero would be, in units of the page, were the feet not below its edge.
    static let height = 800.0

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        // What is merely looked at lies beyond.
        let builder = TableauBuilder(play.afield, bindsLooks: false)
        var scenery = scenery
        let isLeft = scenery.viewpoint.isFocusLeft
        scenery.viewpoint.isFocusLeft = !isLeft
        scenery.viewpoint.depth = 0.8
        var composition = Composition(.back, builder.play, scenery)
        guard let front = builder.tableaux.first else { return composition }
        let box = front.box(builder.play)
        let tallest = front.actors.map { builder.play.actors[$0.index].height }.max() ?? 355
        let scale = (min(Self.height / tallest, 620 / max(1, box.width)) * 100).rounded() / 100
        let place = Point((isLeft ? 330 : 950) - box.middle.x * scale, 960 + (tallest * scale - 610))
        var set = front.placed(at: place, scale: scale, isMirrored: false, depth: 1_500, builder.play)
        for index in set.actors.indices { set.actors[index].actor.isFromBack = true }
        composition.actors = set.actors
        composition.things = set.things
        composition.ropes = front.ropes
        let covered = set.actors.map(\.boxes.whole)
        composition.block(Array(builder.tableaux.dropFirst()), closeness: 0.7, obstacles: covered)
        return composition
    }
}
