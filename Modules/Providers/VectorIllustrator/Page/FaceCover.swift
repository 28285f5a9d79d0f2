/// How much of each face is hidden by what is nearer: hands, arms, what is held, bodies and things.
struct FaceCover: Sendable {
    /// A figure whose face should be visible, and which may hide others.
    private struct Member {
        let actor: PlacedActor
        let boxes: FigureBoxes
        let reach: FigureReach
        let isShown: Bool

        init(_ actor: PlacedActor) {
            self.actor = actor
            boxes = actor.boxes
            let figure = actor.actor.figure
            reach = figure?.reach ?? FigureReach()
            // A figure that looks away shows no face, and one that cries, eats or peeps has the hands at it.
            isShown = figure.map { !$0.isFromBack && actor.actor.stance != .hiding } ?? true
        }

        var hidesOwn: Bool { actor.actor.figure.map { !$0.isHandledFace } ?? false }
    }

    private var members: [Member]
    private let things: [PlacedThing]

    /// Creates the check.
    ///
    /// - Parameter things: The things that may hide faces, except those that a figure is in or hides behind.
    init(_ actors: [PlacedActor], things: [PlacedThing]) {
        members = actors.map(Member.init)
        self.things = things
    }

    /// Replaces a figure after a move.
    mutating func replace(_ index: Int, by actor: PlacedActor) { members[index] = Member(actor) }

    /// How much of the face of one, by its index in the list, is hidden.
    func share(at index: Int) -> Double {
        let own = members[index]
        guard own.isShown else { return 0 }
        let nearer = members.indices.filter { $0 != index && members[$0].actor.depth > own.actor.depth }
        let boxes = things.filter { $0.depth > own.actor.depth }.map(\.box)
        let points = Self.points(in: own.boxes.face)
        let hidden = points.count { point in
            if own.hidesOwn, own.reach.covers(own.actor.local(point), ofOwn: true) { return true }
            if boxes.contains(where: { $0.contains(point) }) { return true }
            return nearer.contains { other in
                let member = members[other]
                // An arm that reaches goes farther than the pose.
                guard member.boxes.whole.grown(by: 120 * member.actor.scale).contains(point) else { return false }
                return member.boxes.body.contains(point) || member.boxes.face.contains(point)
                    || member.reach.covers(member.actor.local(point), ofOwn: false)
            }
        }
        return Double(hidden) / Double(points.count)
    }

    /// How much of all faces together is hidden; what is nearly whole counts as whole.
    var total: Double { members.indices.map { max(0, share(at: $0) - Self.slight) }.reduce(0, +) }

    /// How much of a face may be hidden without harm: a cheek.
    static let slight = 0.05

    /// Points all over the round of a face.
    private static func points(in face: Box) -> [Point] {
        let reach = Point(face.width * 0.46, face.height * 0.46)
        return (-3...3).flatMap { row in
            (-3...3).compactMap { column -> Point? in
                let (x, y) = (Double(column) / 3, Double(row) / 3)
                guard x * x + y * y < 1.05 else { return nil }
                return Point(face.middle.x + x * reach.x, face.middle.y + y * reach.y)
            }
        }
    }
}

extension Composition {
    /// The things that may hide faces: not those that a figure is in, under or behind.
    var facing: [PlacedThing] {
        things.filter { thing in
            guard thing.staged.fixture == nil, !thing.isAround else { return false }
            return !play.berths.contains { berth in
                guard case .thing(let number)? = berth?.party, play.things[number].index == thing.index else {
                    return false
                }
                return [.behind, .under, .inside].contains(berth?.relation)
            }
        }
    }

    /// How much of the face of each is hidden, in the order of the actors.
    var coveredFaces: [Double] {
        let cover = FaceCover(actors, things: facing)
        return actors.indices.map(cover.share)
    }

    /// Takes hands from faces: lower where they reach, or behind whom they would be before.
    mutating func freeFaces() {
        var cover = FaceCover(actors, things: facing)
        guard actors.indices.contains(where: { cover.share(at: $0) > FaceCover.slight }) else { return }
        for index in actors.indices {
            var best = (actor: actors[index], worth: cover.total)
            for other in otherWays(of: index) where best.worth > 0.001 {
                cover.replace(index, by: other)
                let worth = cover.total
                if worth < best.worth - 0.03 { best = (other, worth) }
            }
            cover.replace(index, by: best.actor)
            actors[index] = best.actor
            if best.worth < 0.001 { return }
        }
    }

    /// Returns other ways of the same action, the best first.
    private func otherWays(of index: Int) -> [PlacedActor] {
        let actor = actors[index]
        var ways: [PlacedActor] = []
        func add(_ change: (inout PlacedActor) -> Void) {
            var other = actor
            change(&other)
            ways.append(other)
        }
        for point in lowerPoints(of: actor) { add { $0.actor.reach = point } }
        if actor.actor.reach != nil { add { $0.actor.reach = nil } }
        // On a lap there is room to both sides.
        if case .actor? = play.berths[actor.index]?.party {
            for step in [30.0, -30, 60, -60] { add { $0.ground.x += step * actor.scale } }
        }
        // A figure that reaches from behind has its arm behind the other one; one that is in or on something stays
        // there.
        guard play.berths[actor.index] == nil else { return ways }
        for other in actors where other.index != actor.index && other.depth < actor.depth {
            add { $0.depth = other.depth - 0.002 }
        }
        for other in actors where other.index != actor.index && other.depth > actor.depth {
            add { $0.depth = other.depth + 0.002 }
        }
        return ways
    }

    /// Points below the one where a hand is, each a little lower and nearer to the body.
    private func lowerPoints(of actor: PlacedActor) -> [Point] {
        guard let figure = actor.actor.figure, let hand = actor.actor.reach ?? actor.actor.anchors.touch else {
            return []
        }
        let unit = figure.look.build.headRadius
        return [(0.0, 0.5), (0, 0.9), (-0.3, 0.7), (-0.3, 1.2), (-0.6, 1.3), (0.3, 0.8)].map { way in
            hand + Point(way.0, way.1) * unit
        }
    }
}
