/// The positions of things that no figure touches: on furniture, at the wall, on a window's pane.
extension PropPlan {
    /// One way to be somewhere.
    enum Rest {
        case bearing(Bearing)
        /// On a table, a worktop, a shelf or a sill.
        case furniture
        case wall
        /// Before the glass of a window.
        case pane
        /// Over what is hot.
        case above
    }

    /// Returns the possible positions of a thing, the best first.
    func rests(of thing: StagedThing) -> [Rest] {
        if thing.thing == .steam { return hasWalls ? [.above] : [.above, .bearing(.standing)] }
        guard hasWalls else { return thing.thing.bearings.map(Rest.bearing) }
        if thing.thing.isOfPane, stage.fixture("window") != nil { return [.pane] }
        if thing.hangs { return [.wall] }
        if thing.thing.isPinned { return [.furniture, .wall] }
        if thing.thing.isPutUp { return [.furniture, .bearing(.standing)] }
        return thing.thing.bearings.map(Rest.bearing)
    }

    // MARK: On furniture

    private struct Top {
        let spot: Spot
        var depth = 0.0
        var host: Int?
        var price = 0.0
    }

    func lying(_ thing: StagedThing, _ share: Double) -> [Offer] {
        let isCookedWith = thing.thing.isCookedWith
        return (tops + (isCookedWith ? stoves : [])).flatMap { top -> [Offer] in
            let scale = min(top.spot.scale * share, 1.2)
            let room = top.spot.width - thing.width * scale * 0.7
            guard room > 0 else { return [] }
            return [0, -0.5, 0.5, -0.25, 0.25].map { part in
                let ground = Point((top.spot.position.x + part * room).rounded(), top.spot.position.y)
                return Offer(
                    thing: PlacedThing(thing, ground: ground, scale: scale, bearing: .raised, depth: top.depth),
                    host: top.host, price: top.price)
            }
        }
    }

    /// The surfaces of the setting and of things on the page, as far as they hide no figure.
    private var tops: [Top] {
        let own = stage.tops.map { Top(spot: $0) }
        let others = [("table", 0.0), ("shelf", 260), ("window", 160)].compactMap { word, price -> Top? in
            guard let fixture = stage.fixtures[word] else { return nil }
            return top(of: fixture, isSill: word == "window", price: price)
        }
        let brought = (staged + placed).filter { Self.tables.contains($0.thing) }.map { host in
            Top(
                spot: Spot(
                    position: host.ground + host.staged.anchors.top * host.scale, scale: host.scale,
                    width: host.staged.width * host.scale * 0.8),
                depth: host.depth + 0.002, host: host.index)
        }
        return own + brought
            + others.filter { other in
                !own.contains { $0.spot.position.distance(to: other.spot.position) < 60 }
            }
    }

    private static let tables: Set<Thing> = [.table, .stool, .shelf, .cupboard, .drawer, .bench]

    private var stoves: [Top] {
        stage.fixtures["stove"].flatMap { top(of: $0, isSill: false, price: -300) }.map { [$0] } ?? []
    }

    private func top(of fixture: Fixture, isSill: Bool, price: Double) -> Top? {
        guard let top = fixture.top else { return nil }
        let floor = stage.floors.first?.minY ?? 780
        let scale = stage.scale(at: isSill ? floor : max(fixture.box.maxY, floor - 60)) * 0.9
        return Top(
            spot: Spot(
                position: top + Point(0, isSill ? 12 : 2), scale: scale, width: fixture.box.width * 0.86), price: price)
    }

    // MARK: On glass

    func onPane(_ thing: StagedThing, _ share: Double) -> [Offer] {
        guard let box = stage.fixture("window")?.box else { return [] }
        if thing.thing == .steamedWindow {
            let scale = box.width * 1.12 / thing.width
            let ground = Point(box.middle.x, box.middle.y + thing.height * scale / 2)
            let whole = PlacedThing(thing, ground: ground, scale: scale, bearing: .flying, depth: 0)
            return [Offer(thing: whole, isOnFixture: true)]
        }
        let scale = share * min(1.4, box.height * 0.36 / thing.height)
        return [(0.28, 0.62), (0.72, 0.62), (0.28, 0.36), (0.72, 0.36)].map { across, down in
            let ground = Point(box.minX + box.width * across, box.minY + box.height * down + thing.height * scale / 2)
            let drop = PlacedThing(thing, ground: ground, scale: scale, bearing: .flying, depth: 0)
            return Offer(thing: drop, isOnFixture: true)
        }
    }

    // MARK: Over what is hot

    func rising(_ thing: StagedThing, _ share: Double) -> [Offer] {
        let pots = (staged + placed).filter { $0.thing.isHot }.map { host in
            Offer(
                thing: PlacedThing(
                    thing, ground: Point(host.box.middle.x, host.box.minY + 8 * host.scale), scale: host.scale * share,
                    bearing: .flying, depth: host.depth + 0.001),
                host: host.index, isOnFixture: true)
        }
        let held = crew.filter { $0.actor.holding?.isHot == true }.compactMap { actor in
            actor.anchors.touch.map { hand in
                Offer(
                    thing: PlacedThing(
                        thing, ground: hand + Point(0, -44 * actor.scale), scale: actor.scale * 0.7 * share,
                        bearing: .flying, depth: actor.depth + 0.002), isOnFixture: true)
            }
        }
        let stoves = stoves.map { top in
            Offer(
                thing: PlacedThing(
                    thing, ground: top.spot.position, scale: top.spot.scale * share, bearing: .flying, depth: 0),
                isOnFixture: true)
        }
        return (pots.isEmpty ? held.isEmpty ? stoves : held : pots).filter { $0.thing.box.minY > 8 }
    }
}
