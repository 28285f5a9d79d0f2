import StoryCore

/// Decides who and what is where on a page, seen as its shot has it.
struct Composition: Sendable {
    let shot: ShotKind
    /// All characters, in the order of the scene.
    var actors: [PlacedActor] = []
    /// Everything, in the order of the play, as far as there is room.
    var things: [PlacedThing] = []
    var ropes: [Tableau.Rope] = []
    /// The ground, as it was before the camera came nearer.
    var scenery: Scenery
    var camera = Camera.still
    /// The play, with kneeling figures and added tables.
    let play: Play

    var viewpoint: Viewpoint { scenery.viewpoint }
    var stage: Stage { scenery.stage }

    init(_ shot: ShotKind, _ play: Play, _ scenery: Scenery) {
        self.shot = shot
        self.play = play
        self.scenery = scenery
    }

    /// The composition of a page.
    static func of(_ play: Play, _ plan: ShotPlan, _ scenery: Scenery, _ attention: Attention) -> Composition {
        var composition =
            switch plan.shot {
            case .full: FullShot(plan: plan).compose(play, scenery)
            case .closeUp: closeUp(play, plan, scenery)
            case .wide: WideShot(plan: plan).compose(play, scenery)
            case .back: BackShot(plan: plan).compose(play, scenery)
            case .silhouette: SilhouetteShot(plan: plan).compose(play, scenery)
            case .above: AboveShot(plan: plan).compose(play, scenery)
            }
        composition.restoreOrder()
        composition.turnAway()
        composition.look(attention)
        composition.touch()
        composition.freeFaces()
        return composition
    }

    /// Puts characters and things back in the order of the scene.
    mutating func restoreOrder() {
        actors.sort { $0.index < $1.index }
        things.sort { $0.index < $1.index }
    }

    /// Heads and hands from near; whole figures where a hero would not be seen so near.
    private static func closeUp(_ play: Play, _ plan: ShotPlan, _ scenery: Scenery) -> Composition {
        let near = CloseUpShot(plan: plan).compose(play, scenery)
        let isSeen = near.actors.allSatisfy { actor in
            let face = actor.boxes.face
            guard case .hero = actor.actor.character.subject else { return true }
            return face.minX > -8 && face.maxX < 1288 && face.minY > -8 && face.maxY < 968
        }
        return isSeen ? near : FullShot(plan: plan).compose(play, scenery)
    }

    /// Brings together who belongs together; where a part of the setting leaves no room for them, at a thing instead.
    static func tableaux(of play: Play, on scenery: Scenery) -> TableauBuilder {
        let builder = TableauBuilder(play)
        guard isCut(builder, on: scenery) else { return builder }
        // Better all look on from elsewhere than a window is in the middle of the room.
        let loose = TableauBuilder(play, bindsLooks: false)
        return isCut(loose, on: scenery) ? TableauBuilder(play.afield(isSetSeen: true)) : loose
    }

    /// Returns whether a part of the setting leaves no room for those who are at it.
    private static func isCut(_ builder: TableauBuilder, on scenery: Scenery) -> Bool {
        builder.tableaux.contains { tableau in
            guard let (index, standing) = tableau.pinned(builder.play) else { return false }
            let thing = builder.play.things[index]
            let boxes = [false, true].map { isMirrored in
                let origin = Point(
                    thing.foot.x - standing.point.x * thing.fixtureScale * (isMirrored ? -1 : 1),
                    thing.foot.y - standing.point.y * thing.fixtureScale)
                let solid = tableau.actors.map { index, standing in
                    builder.play.actors[index].boxes.whole.placed(at: standing.point, isMirrored: standing.isMirrored)
                }
                return Box(around: solid.flatMap { [Point($0.minX, $0.minY), Point($0.maxX, $0.maxY)] })
                    .placed(at: origin, scale: thing.fixtureScale, isMirrored: isMirrored)
            }
            // Those who merely stand there can step aside a little.
            let slack = tableau.isUpon(index, builder.play) ? -8.0 : Blocking.mostAside
            return !boxes.contains {
                $0.minX > -slack && $0.maxX < 1280 + slack && $0.width < 1250 && $0.minY > scenery.ceiling
                    && $0.maxY < 956
            }
        }
    }

    /// Positions all tableaux as large as there is room for, and then what stands around.
    mutating func block(
        _ tableaux: [Tableau], closeness wanted: Double, obstacles: [Box] = [], without left: Set<Int> = []
    ) {
        var closeness = wanted
        var blocking: Blocking
        repeat {
            blocking = Blocking(
                tableaux, play, scenery, closeness: closeness, share: closeness / wanted, obstacles: obstacles)
            closeness *= 0.93
        } while !blocking.isComplete && closeness > 0.1
        actors += blocking.actors
        things += blocking.things
        ropes += blocking.ropes
        let used = Set(things.map(\.index)).union(left)
        let loose = play.things.filter { $0.fixture == nil && !used.contains($0.index) }
        var props = PropPlan(
            scenery, crew: actors, things: things, closeness: blocking.closeness, obstacles: obstacles)
        // What is large needs the most room, so it goes first.
        let small = loose.filter { !$0.thing.isLarge }
        // Steam rises from what is placed already.
        for thing in loose.filter(\.thing.isLarge) + small.filter({ $0.thing != .steam })
            + small.filter({ $0.thing == .steam })
        { props.put(thing) }
        things += props.placed
    }

    /// Moves everything as the camera sees it.
    mutating func move(_ camera: Camera) {
        self.camera = camera
        actors = actors.map(camera.seen)
        things = things.map(camera.seen)
    }

    /// The names of the furniture that is drawn by itself.
    var ownThings: Set<String> {
        let own = things.filter { $0.staged.fixture == nil && $0.thing.isLarge && !scenery.place.hasWeather }
        return Set(own.flatMap { [$0.staged.word, $0.thing.rawValue] })
    }

    // MARK: What is where

    func actor(_ index: Int) -> PlacedActor? { actors.first { $0.index == index } }

    func thing(_ number: Int) -> PlacedThing? {
        play.things.indices.contains(number) ? things.first { $0.index == play.things[number].index } : nil
    }

    /// The box around all figures and the main things; large things may be cut by the edge.
    var group: Box? {
        let things = things.filter { $0.staged.fixture == nil && ($0.isStaged || !$0.thing.isLarge) }.map(\.box)
        return actors.isEmpty ? nil : FullShot.union(actors.map(\.boxes.whole) + things)
    }

    /// Returns the point at which a character or thing is looked at.
    func point(of party: Play.Party) -> Point? {
        switch party {
        case .actor(let index): actor(index)?.boxes.face.middle
        case .thing(let number):
            thing(number)?.box.middle ?? play.things[number].fixture.map { camera.apply(to: $0.box.middle) }
        }
    }

    // MARK: Looking

    /// Who looks through a window of the setting is seen from behind.
    private mutating func turnAway() {
        for index in actors.indices {
            let number = actors[index].index
            guard play.deeds[number] == .lookThrough, case .thing(let thing) = play.aims[number],
                play.things[thing].fixture != nil
            else { continue }
            actors[index].actor.isFromBack = true
            // One back is enough to look along with.
            return
        }
    }

    /// Turns all eyes to what the deed is done to, or to what the focal figure does.
    mutating func look(_ attention: Attention) {
        for index in actors.indices {
            let own = actors[index].boxes.face.middle
            let wanted = attention.targets(of: actors[index].index, play).compactMap(point(of:))
            let side: Double = actors[index].isMirrored ? -1 : 1
            // Nobody stares out of the page: a figure without a target looks ahead.
            guard let target = wanted.first(where: { $0.distance(to: own) > 1 }) else {
                actors[index].actor.gaze = attention.idleGaze(of: actors[index].index, play)
                continue
            }
            actors[index].target = target
            let way = target - own
            let length = max(1, way.distance(to: Point(0, 0)))
            actors[index].actor.gaze = Point(way.x / length * side, way.y / length * 0.9)
        }
    }
}
