/// Heads and hands of the focal figures over more than half of the page, whose lower edge cuts the bodies.
struct CloseUpShot: Sendable {
    let plan: ShotPlan

    /// How much of the page heads, hands and the thing are to fill.
    static let share = 0.72

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = Composition.tableaux(of: play, on: scenery)
        var scenery = scenery
        // In the middle there is room to come nearer from all sides.
        scenery.viewpoint.depth = 0.35
        var composition = Composition(.closeUp, builder.play, scenery)
        composition.block(builder.tableaux, closeness: FullShot.share(ofHeightFor: builder.play.actors))
        guard let part = focus(of: composition) else { return composition }
        let face = composition.actors.first { $0.index == 0 }?.boxes.face.height ?? 100
        let tiny = composition.play.tinyOnes.compactMap(composition.actor).map(\.boxes.whole.height).min()
        let need = tiny.map { FullShot.leastHeight / max(1, $0) } ?? 1
        let side: Double = plan.variation.isMultiple(of: 2) ? -1 : 1
        func camera(at part: Box, isClose: Bool) -> Camera {
            let least = isClose ? max(1, min(need, 3.4)) : 1
            let limits = least...max(1.3, need, 340 / max(1, face))
            let wanted = min(960 * Self.share / max(1, part.height), 1100 / max(1, part.width))
            let zoom = min(limits.upperBound, max(limits.lowerBound, wanted))
            // The page's edge cuts the bodies, not just the soles.
            let feet = composition.actors.first { $0.index == 0 }?.boxes.whole.maxY ?? part.maxY
            let height = min(max(500, 950 - (feet - part.middle.y) * zoom), 580)
            let shift = max(0, min(90, 600 - part.width * zoom / 2))
            return Camera(
                at: part, height: 960 * Self.share, width: 1100, middle: Point(640 + side * shift, height), zoom: limits
            )
        }
        var seen = camera(at: part, isClose: true)
        // Rather from a little further away than with half a face.
        let heads = composition.actors.map(\.head)
        if heads.contains(where: seen.cuts) { seen = camera(at: heads.reduce(part) { $0.union($1) }, isClose: false) }
        composition.move(seen)
        return composition
    }

    /// The heads of the focal figures, their hands, and what they have in them or do something to.
    private func focus(of composition: Composition) -> Box? {
        guard let focal = composition.actors.first(where: { $0.index == 0 }) else { return nil }
        let others = composition.actors.filter { other in
            other.index != 0 && (composition.actors.count < 4 || isConcerned(other.index, composition.play))
        }
        let heads = ([focal] + others).flatMap { Self.parts(of: $0) }
        let things = composition.things.filter { thing in
            guard thing.isStaged else { return false }
            let party = Play.Party.thing(number(of: thing, composition.play))
            // The target of the focal figure, and what a tiny character is in.
            let isHost = composition.play.tinyOnes.contains { composition.play.berths[$0]?.party == party }
            return composition.play.aims.first == party || isHost && thing.staged.height < 130
        }.map { thing -> Box in
            // Of something large only what is near the hand.
            let near = Box(around: [thing.grip], radius: 60 * thing.scale)
            return thing.box.height > 150 * thing.scale ? near : thing.box
        }
        let whole = (heads + things).reduce(focal.boxes.face) { $0.union($1) }
        // Who is too far away is not worth losing the nearness for.
        return whole.width < 1150 ? whole : (Self.parts(of: focal) + things).reduce(focal.boxes.face) { $0.union($1) }
    }

    private func isConcerned(_ index: Int, _ play: Play) -> Bool {
        play.aims.first == .actor(index) || play.aims[index] == .actor(0) || play.berths[index] != nil
    }

    private func number(of thing: PlacedThing, _ play: Play) -> Int {
        play.things.firstIndex { $0.index == thing.index } ?? -1
    }

    /// Returns head and hands of a figure; all of a small one.
    static func parts(of actor: PlacedActor) -> [Box] {
        guard actor.actor.height > 150 else { return [actor.boxes.whole] }
        let anchors = actor.anchors
        let head = actor.boxes.face.union(Box(around: [anchors.crown], radius: 14 * actor.scale))
        let held = (actor.actor.holding == nil ? 22 : 60) * actor.scale
        return [head, actor.boxes.body] + (anchors.touch.map { [Box(around: [$0], radius: held)] } ?? [])
    }
}
