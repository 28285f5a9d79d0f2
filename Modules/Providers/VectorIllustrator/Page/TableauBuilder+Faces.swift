/// Keeps faces apart and free, and what matters from being hidden.
extension TableauBuilder {
    /// Turns guests to what they look at, and keeps faces apart.
    mutating func separate(_ parties: [Play.Party]) {
        for index in play.actors.indices where parties.contains(.actor(index)) {
            guard play.berths[index] != nil, let own = placed[.actor(index)], let aim = play.aims[index],
                let goal = placed[aim], abs(goal.point.x - own.point.x) > 10
            else { continue }
            placed[.actor(index)]?.isMirrored = goal.point.x < own.point.x
        }
        let free = play.actors.indices.filter { parties.contains(.actor($0)) }
        for (rank, index) in free.enumerated() where play.berths[index] == nil {
            for other in free.prefix(rank) {
                guard let own = placed[.actor(index)], let theirs = placed[.actor(other)] else { continue }
                // With its hair a head is wider than its face.
                let face = box(index, own, \.face).grown(by: play.isEmbracing(index, other) ? 4 : 22)
                let before = box(other, theirs, \.face)
                guard face.share(coveredBy: before) > 0 else { continue }
                let isRight = own.point.x >= theirs.point.x
                let way = isRight ? before.maxX - face.minX : before.minX - face.maxX
                placed[.actor(index)]?.point.x += way + (isRight ? 6 : -6)
            }
        }
    }

    /// No thing is before a face: what would be is moved aside, or behind.
    mutating func uncover(_ parties: [Play.Party]) {
        for number in play.things.indices {
            let party = Play.Party.thing(number)
            guard parties.contains(party), let standing = placed[party], !play.things[number].isOpen,
                !play.berths.contains(Berth(relation: .behind, party: party))
            else { continue }
            let faces = play.actors.indices.compactMap { index -> Box? in
                guard let own = placed[.actor(index)], own.layer < standing.layer else { return nil }
                return box(index, own, \.face)
            }
            let thing = play.things[number].box
            func isFree(_ x: Double) -> Bool {
                let moved = thing.placed(at: Point(standing.point.x + x, standing.point.y))
                return !faces.contains { $0.share(coveredBy: moved) > 0.04 }
            }
            let shifts = [0, -30, 30, -60, 60, -90, 90, -130, 130].map(Double.init)
            if let shift = shifts.first(where: isFree) {
                placed[party]?.point.x += shift
            } else {
                let farthest = play.actors.indices.compactMap { placed[.actor($0)]?.layer }.min() ?? 0
                placed[party]?.layer = farthest - 1
            }
        }
    }

    /// What a body would hide is before it below the chin, or beside it.
    mutating func reveal(_ parties: [Play.Party]) {
        for number in play.things.indices {
            let party = Play.Party.thing(number)
            let thing = play.things[number]
            guard parties.contains(party), let standing = placed[party], thing.fixture == nil, thing.width < 240,
                !play.berths.contains(where: { $0?.party == party })
            else { continue }
            let crew = play.actors.indices.compactMap { index -> (body: Box, face: Box, standing: Standing)? in
                guard let own = placed[.actor(index)], own.layer > standing.layer else { return nil }
                let body = box(index, own, \.body).union(box(index, own, \.face))
                let whole = box(index, own, \.whole)
                return (
                    Box(minX: body.minX, minY: body.minY, maxX: body.maxX, maxY: whole.maxY), box(index, own, \.face),
                    own
                )
            }
            func hidden(_ x: Double) -> Double {
                let moved = thing.box.placed(at: Point(standing.point.x + x, standing.point.y))
                return crew.map { moved.share(coveredBy: $0.body) }.max() ?? 0
            }
            guard hidden(0) > 1 / 3 else { continue }
            let own = thing.box.placed(at: standing.point)
            let isTouched = play.actors.indices.contains { play.aims[$0] == party && play.deeds[$0].isContact }
            // Beside people rather than before them: only touched things, and those without room, are before a body.
            if !isTouched, let shift = Self.shifts.first(where: { hidden($0) < 0.2 }) {
                placed[party]?.point.x += shift
            } else if crew.allSatisfy({ $0.body.share(coveredBy: own) == 0 || own.minY > $0.face.maxY }) {
                placed[party]?.layer = (crew.map(\.standing.layer).max() ?? 0) + 0.5
            }
        }
    }

    /// How far a thing is moved aside, the nearest first.
    private static let shifts = [60.0, -60, 110, -110, 160, -160, 210, -210]

    private func box(_ index: Int, _ standing: Standing, _ part: KeyPath<FigureBoxes, Box>) -> Box {
        play.actors[index].boxes[keyPath: part].placed(at: standing.point, isMirrored: standing.isMirrored)
    }
}
