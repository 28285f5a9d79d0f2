import StoryCore

/// The hero from behind, large in front, and what the hero looks at beyond.
struct BackShot: Sendable {
    let plan: ShotPlan

    /// How tall the hero would be, in units of the page, were the feet not below its edge.
    static let height = 800.0

    /// Returns the figure seen from behind: one that turns away, or else the focal figure, if it is upright.
    static func front(of play: Play) -> Int? {
        let flat: Set<String> = ["sleeping", "lying", "falling", "flying", "swimming", "crawling", "hiding"]
        return play.actors.firstIndex { $0.pose.rawValue.hasSuffix("turned away") }
            ?? (play.actors.first.map { flat.contains($0.pose.rawValue) } == false ? 0 : nil)
    }

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        // What is merely looked at lies beyond.
        let builder = TableauBuilder(play.afield(isSetSeen: true), bindsLooks: false)
        var scenery = scenery
        let isLeft = scenery.viewpoint.isFocusLeft
        scenery.viewpoint.isFocusLeft = !isLeft
        scenery.viewpoint.depth = 0.8
        var composition = Composition(.back, builder.play, scenery)
        let leader = Self.front(of: builder.play) ?? 0
        guard
            let position = builder.tableaux.firstIndex(where: { $0.actors.contains { $0.index == leader } })
        else { return composition }
        var others = builder.tableaux
        let front = others.remove(at: position)
        let box = front.box(builder.play)
        let tallest = front.actors.map { builder.play.actors[$0.index].height }.max() ?? 355
        let scale = (min(Self.height / tallest, 620 / max(1, box.width)) * 100).rounded() / 100
        let foot = Point((isLeft ? 330 : 950) - box.middle.x * scale, 960 + (tallest * scale - 610))
        var set = front.placed(at: foot, scale: scale, isMirrored: false, depth: 1_500, builder.play)
        for index in set.actors.indices where set.actors[index].index == leader {
            set.actors[index].actor.isFromBack = true
        }
        composition.actors = set.actors
        composition.things = set.things
        composition.ropes = front.ropes
        let covered = set.actors.map(\.boxes.whole)
        composition.block(others, closeness: 0.7, obstacles: covered)
        return composition
    }
}
