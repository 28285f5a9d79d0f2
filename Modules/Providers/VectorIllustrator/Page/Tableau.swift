/// Figures and things that belong together, with their relative positions.
///
/// Positions are at scale 1 from the ground below the first of them, which is turned to the right.
struct Tableau: Sendable {
    /// The placement of a figure or a thing.
    struct Standing: Hashable, Sendable {
        var point = Point(0, 0)
        var isMirrored = false
        /// What has less of it is drawn before what has more.
        var layer = 0.0

        /// The same in a tableau whose origin is elsewhere and that may be mirrored.
        func moved(by origin: Point, isMirrored mirror: Bool) -> Standing {
            Standing(
                point: Point(origin.x + (mirror ? -point.x : point.x), origin.y + point.y),
                isMirrored: isMirrored != mirror, layer: layer)
        }
    }

    /// A rope from a hand to a thing.
    struct Rope: Hashable, Sendable {
        let actor: Int
        let thing: Int
    }

    var actors: [(index: Int, standing: Standing)] = []
    var things: [(index: Int, standing: Standing)] = []
    var ropes: [Rope] = []

    /// Around all of it.
    func box(_ play: Play) -> Box {
        let boxes =
            actors.map { index, standing in
                play.actors[index].boxes.whole.placed(at: standing.point, isMirrored: standing.isMirrored)
            } + things.map { index, standing in play.things[index].box.placed(at: standing.point) }
        guard let first = boxes.first else { return Box(around: []) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The thing that the setting has, if the tableau is at one.
    func pinned(_ play: Play) -> (index: Int, standing: Standing)? {
        things.first { play.things[$0.index].fixture != nil }
    }

    /// Returns whether a figure is in or on a thing of it, and so has to stay there.
    func isUpon(_ thing: Int, _ play: Play) -> Bool {
        actors.contains { index, _ in
            play.berths[index].map { $0.party == .thing(thing) && $0.relation != .beside } ?? false
        }
    }

    /// The tableau at a point of the page.
    ///
    /// - Parameter depth: How near it is: what has more of it is drawn before what has less.
    func placed(at origin: Point, scale: Double, isMirrored: Bool, depth: Double, _ play: Play) -> PlacedTableau {
        func ground(_ standing: Standing) -> Point {
            let x = isMirrored ? -standing.point.x : standing.point.x
            return Point((origin.x + x * scale).rounded(), (origin.y + standing.point.y * scale).rounded())
        }
        func nearness(_ standing: Standing) -> Double { depth + standing.layer * 0.01 }
        return PlacedTableau(
            actors: actors.map { index, standing in
                PlacedActor(
                    index: index, actor: play.actors[index], depth: nearness(standing), ground: ground(standing),
                    scale: scale, isMirrored: standing.isMirrored != isMirrored)
            },
            things: things.map { index, standing in
                var thing = PlacedThing(
                    play.things[index], ground: ground(standing), scale: scale,
                    bearing: standing.point.y > -1 ? .standing : play.things[index].hangs ? .flying : .raised,
                    depth: nearness(standing))
                thing.isStaged = true
                thing.isAround =
                    play.things[index].isOpen
                    && play.berths.contains { berth in
                        berth?.relation == .inside && berth?.party == .thing(index)
                    }
                return thing
            })
    }
}

/// A tableau at a point of the page.
struct PlacedTableau: Sendable {
    var actors: [PlacedActor]
    var things: [PlacedThing]
}
