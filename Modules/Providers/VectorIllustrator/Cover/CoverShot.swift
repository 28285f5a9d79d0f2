/// The hero large, the companion close by, and what the story is about, below the title.
struct CoverShot: Sendable {
    let plan: CoverPlan

    /// How much of the page's height a hero fills, at most.
    private static let share = 0.7
    /// How much larger than the room somebody may be whose feet are below the page's edge.
    private static let cut = 1.24

    func compose(_ play: Play, _ scenery: Scenery, _ attention: Attention) -> Composition {
        let builder = TableauBuilder(play.afield())
        var scenery = scenery
        scenery.stage = Stage(
            horizon: -3_000, nearScale: 1, floors: [Box(x: 60...1220, y: 500...880)])
        scenery.stage.fixtures = [:]
        scenery.viewpoint = Viewpoint(zoom: 1, isFocusLeft: true, closeness: 1)
        var composition = Composition(.full, builder.play, scenery)
        if builder.tableaux.count > 4 {
            composition.block(builder.tableaux, closeness: 0.8)
        } else {
            gather(builder.tableaux, &composition)
        }
        composition.actors.sort { $0.index < $1.index }
        composition.things.sort { $0.index < $1.index }
        fit(&composition)
        composition.look(attention)
        composition.touch()
        return composition
    }

    // MARK: Who is beside whom

    /// Puts all side by side, the smaller ones before the larger ones, and the first thing before them.
    private func gather(_ tableaux: [Tableau], _ composition: inout Composition) {
        let play = composition.play
        var taken = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
        var focalFaces = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
        for (rank, tableau) in tableaux.enumerated() {
            let box = tableau.box(play)
            var depth = 800.0
            var x = 0.0
            let isRight = !rank.isMultiple(of: 2)
            if rank > 0 {
                // Below the faces one may be before the other.
                let isLow = box.minY > focalFaces.maxY
                depth += isLow ? 20 : -20
                let overlap = isLow ? min(box.width, taken.width) * 0.3 : -8
                x = isRight ? taken.maxX - overlap + box.maxX : taken.minX + overlap - box.maxX
            }
            let set = tableau.placed(
                at: Point(x, rank == 0 ? 0 : depth > 800 ? 8 : -6), scale: 1, isMirrored: rank > 0 && isRight,
                depth: depth, play)
            composition.actors += set.actors
            composition.things += set.things
            composition.ropes += tableau.ropes
            let whole = (set.actors.map(\.boxes.whole) + set.things.map(\.box)).reduce(
                set.actors.first?.boxes.whole ?? taken
            ) { $0.union($1) }
            taken = rank == 0 ? whole : taken.union(whole)
            let faces = set.actors.map(\.boxes.face)
            focalFaces = faces.dropFirst(rank == 0 ? 1 : 0).reduce(rank == 0 ? faces.first ?? taken : focalFaces) {
                $0.union($1)
            }
        }
        bringDown(&composition)
        taken = bringNear(&composition) ?? taken
        addThings(&composition, beside: taken)
    }

    /// What flies or hangs high is beside the hero's head instead, so that the hero can be large.
    private func bringDown(_ composition: inout Composition) {
        guard let hero = composition.actors.first(where: { $0.index == 0 })?.boxes.whole else { return }
        let top = hero.minY - 30
        for index in composition.actors.indices where composition.actors[index].index != 0 {
            let box = composition.actors[index].boxes.whole
            guard composition.actors[index].actor.isAirborne, box.minY < top else { continue }
            composition.actors[index].ground.y += top - box.minY
            let isRight = box.middle.x >= hero.middle.x
            composition.actors[index].ground.x +=
                isRight ? max(0, hero.maxX - 20 - box.minX) : min(0, hero.minX + 20 - box.maxX)
            composition.actors[index].isMirrored = isRight
        }
        for index in composition.things.indices where composition.things[index].bearing == .raised {
            let box = composition.things[index].box
            guard box.minY < top, composition.things[index].staged.isHigh else { continue }
            composition.things[index].ground.y += top - box.minY
        }
    }

    /// What is large and only looked at is partly behind the hero.
    private func bringNear(_ composition: inout Composition) -> Box? {
        guard let hero = composition.actors.first(where: { $0.index == 0 })?.boxes.whole else { return nil }
        let play = composition.play
        for index in composition.things.indices {
            let thing = composition.things[index]
            guard let number = play.things.firstIndex(where: { $0.index == thing.index }),
                thing.staged.width > hero.width * 1.3, play.aims.first == .thing(number),
                play.deeds.first?.isContact == false, !play.berths.contains(where: { $0?.party == .thing(number) })
            else { continue }
            let isRight = thing.ground.x > hero.middle.x
            composition.things[index].ground.x =
                isRight
                ? hero.maxX - hero.width * 0.35 + thing.staged.width / 2
                : hero.minX + hero.width * 0.35 - thing.staged.width / 2
            composition.things[index].depth = 690
        }
        return FullShot.union(composition.actors.map(\.boxes.whole) + composition.things.map(\.box))
    }

    /// What the story is about stands before everybody, the rest beside them.
    private func addThings(_ composition: inout Composition, beside taken: Box) {
        let used = Set(composition.things.map(\.index))
        var edges = (left: taken.minX, right: taken.maxX)
        for thing in composition.play.things.prefix(composition.play.askedCount)
        where thing.fixture == nil && !used.contains(thing.index) {
            let isLeft = -edges.left < edges.right
            let overlap = thing.thing.isLarge ? thing.width * 0.45 : thing.width * 0.1
            let x = isLeft ? edges.left - thing.width / 2 + overlap : edges.right + thing.width / 2 - overlap
            var placed = PlacedThing(
                thing, ground: Point(x, thing.thing.isLarge ? -30 : 14), scale: 1, bearing: .standing,
                depth: thing.thing.isLarge ? 700 : 860)
            if thing.isHigh { placed.ground.y = -taken.height * 0.62 }
            composition.things.append(placed)
            if isLeft { edges.left = placed.box.minX } else { edges.right = placed.box.maxX }
        }
    }

    // MARK: How large

    /// Fills the room below the title; feet may be below the page's edge if nothing else is there.
    private func fit(_ composition: inout Composition) {
        let boxes = composition.actors.map(\.boxes.whole) + composition.things.map(\.box)
        guard let first = boxes.first else { return }
        var whole = boxes.dropFirst().reduce(first) { $0.union($1) }
        let room = plan.room
        let hero = composition.actors.first?.boxes.whole ?? whole
        // A door or a tree may be behind the title.
        let people = FullShot.union(composition.actors.map(\.boxes.whole))
        whole.minY = max(whole.minY, min(people.minY, hero.minY - hero.height * 0.12))
        let stands = composition.actors.allSatisfy {
            $0.boxes.whole.height > hero.height * 0.72 && $0.boxes.whole.maxY < 40
        }
        let isCut = stands && composition.things.isEmpty && composition.actors.count <= 3 && hero.height > hero.width
        let most = (isCut ? Self.cut : 1) * min(room.height - 10, 960 * Self.share) / whole.height
        let zoom = (min(most, room.width / whole.width) * 100).rounded(.down) / 100
        let foot = isCut ? room.minY + whole.height * zoom + 6 : room.maxY - 16
        composition.move(
            Camera(
                zoom: zoom,
                offset: Point(
                    (CoverPlan.middle - whole.middle.x * zoom).rounded(), (foot - whole.maxY * zoom).rounded())
            ))
    }
}
