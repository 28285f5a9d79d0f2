import StoryCore

/// Positions on a cover: heroes close together, small figures before their legs, large ones behind them.
struct CoverRow: Sendable {
    /// The room between the title and the foot.
    let room: Box

    /// How much of the page's height a hero fills, at most.
    private static let share = 0.76
    /// How tall the small ones are who matter, in units of the page.
    private static let least = 128.0
    /// How tall the small things are.
    private static let leastThing = 84.0

    private enum Layer {
        static let behind = 700.0
        static let row = 800.0
        static let before = 860.0
    }

    /// One of the row: what is drawn of a tableau, as wide and as high as it is.
    private struct Block {
        let tableau: Tableau
        let box: Box
        var x = 0.0
        var isMirrored = false
    }

    func gather(_ tableaux: [Tableau], _ composition: inout Composition) {
        let play = composition.play
        let isHero = { (tableau: Tableau) in tableau.actors.contains { Self.isHero($0.index, play) } }
        var heroes = tableaux.filter(isHero)
        if heroes.isEmpty { heroes = Array(tableaux.prefix(1)) }
        let guests = tableaux.filter { !isHero($0) }.dropFirst(tableaux.contains(where: isHero) ? 0 : 1)
        let row = closeRow(heroes.map { Block(tableau: $0, box: $0.box(play)) }, play)
        let zoom = zoom(of: row, play)
        stand(row, zoom, &composition)
        enlarge(zoom, &composition)
        let crew = FullShot.union(composition.actors.map(\.boxes.whole) + composition.things.map(\.box))
        var edges = Edges(left: crew.minX, right: crew.maxX, room: room)
        for guest in guests { add(guest, zoom, &edges, &composition) }
        addThings(zoom, &edges, &composition)
    }

    private static func isHero(_ index: Int, _ play: Play) -> Bool {
        guard case .hero = play.actors[index].character.subject else { return false }
        return true
    }

    // MARK: The heroes

    /// Side by side, so close that they overlap a little and every face is free: the first one in the middle.
    private func closeRow(_ blocks: [Block], _ play: Play) -> [Block] {
        var row: [Block] = []
        for (rank, block) in blocks.enumerated() {
            var next = block
            let isRight = !rank.isMultiple(of: 2)
            if rank > 0 {
                let taken = (
                    left: row.map { $0.x + left($0) }.min() ?? 0, right: row.map { $0.x + right($0) }.max() ?? 0
                )
                next.isMirrored = isRight
                let overlap = min(46, block.box.width * 0.14)
                next.x = isRight ? taken.right - overlap - left(next) : taken.left + overlap - right(next)
            }
            row.append(next)
        }
        return row
    }

    private func left(_ block: Block) -> Double { block.isMirrored ? -block.box.maxX : block.box.minX }
    private func right(_ block: Block) -> Double { block.isMirrored ? -block.box.minX : block.box.maxX }

    private func zoom(of row: [Block], _ play: Play) -> Double {
        let width = (row.map { $0.x + right($0) }.max() ?? 1) - (row.map { $0.x + left($0) }.min() ?? 0)
        let top = row.map { -$0.box.minY }.max() ?? 355
        let foot = max(0, row.map(\.box.maxY).max() ?? 0)
        let height =
            row.flatMap(\.tableau.actors).filter { Self.isHero($0.index, play) || $0.index == 0 }
            .map { play.actors[$0.index].boxes.whole.height }.max() ?? 355
        let most = min((room.height - 22) / (top + foot), 960 * Self.share / height)
        return (min(most, room.width / width) * 100).rounded(.down) / 100
    }

    private func stand(_ row: [Block], _ zoom: Double, _ composition: inout Composition) {
        let play = composition.play
        let end = row.map { $0.x + right($0) }.max() ?? 0
        let start = row.map { $0.x + left($0) }.min() ?? 0
        let middle = (end + start) / 2
        for (rank, block) in row.enumerated() {
            // No figure hovers: a jumping or flying one is just above the ground.
            let lift = max(0, -block.box.maxY - 24)
            let set = block.tableau.placed(
                at: Point(
                    CoverPlan.middle + (block.x - middle) * zoom,
                    room.maxY - 18 + (lift - max(0, block.box.maxY)) * zoom),
                scale: zoom, isMirrored: block.isMirrored, depth: Layer.row - Double(rank), play)
            composition.actors += set.actors
            composition.things += set.things
            composition.ropes += block.tableau.ropes
        }
    }

    /// A mouse in the hand or on the shoulder is nearer than it is, so that it can be seen.
    private func enlarge(_ zoom: Double, _ composition: inout Composition) {
        for index in composition.actors.indices where !Self.isHero(composition.actors[index].index, composition.play) {
            let height = composition.actors[index].boxes.whole.height
            if height < Self.least { composition.actors[index].scale *= Self.least / height }
        }
    }

    // MARK: Who and what is around them

    /// How far the row reaches to both sides.
    private struct Edges {
        var left: Double
        var right: Double
        let room: Box

        /// The side with more room, where something of a width overlaps the row by a share, inside the page.
        mutating func take(_ width: Double, overlap: Double) -> (x: Double, isRight: Bool) {
            let isRight = room.maxX - right >= left - room.minX
            let wanted = isRight ? right - overlap + width / 2 : left + overlap - width / 2
            let x = min(max(wanted, room.minX + width / 2), room.maxX - width / 2)
            if isRight { right = max(right, x + width / 2) } else { left = min(left, x - width / 2) }
            return (x, isRight)
        }
    }

    private func add(_ guest: Tableau, _ zoom: Double, _ edges: inout Edges, _ composition: inout Composition) {
        let play = composition.play
        let box = guest.box(play)
        let most = min((room.height - 22) / max(1, box.height), 480 / box.width)
        let scale = min(most, max(zoom, Self.least / max(1, box.height)))
        let chin = composition.actors.map(\.boxes.face.maxY).max() ?? room.minY
        let isLow = room.maxY - 12 - box.height * scale > chin
        let (x, isRight) = edges.take(box.width * scale, overlap: box.width * scale * (isLow ? 0.25 : 0))
        // Who is low is before the legs of the others, who is tall behind them, and who flies beside their heads.
        let foot = isLow ? room.maxY - 10 : room.maxY - 30
        let lift = max(0, -box.maxY - 160) * scale
        let set = guest.placed(
            at: Point(x + (isRight ? 1 : -1) * box.middle.x * scale, foot + lift), scale: scale, isMirrored: isRight,
            depth: isLow ? Layer.before : Layer.row - 40, play)
        composition.actors += set.actors
        composition.things += set.things
        composition.ropes += guest.ropes
    }

    private func addThings(_ zoom: Double, _ edges: inout Edges, _ composition: inout Composition) {
        let play = composition.play
        let used = Set(composition.things.map(\.index))
        let hero = composition.actors.first { $0.index == 0 }?.boxes.whole ?? room
        for thing in play.things.prefix(play.askedCount) where thing.fixture == nil && !used.contains(thing.index) {
            if thing.thing.bearings.first == .flying || thing.hangs && play.place.isIndoors {
                hang(thing, zoom, &composition)
            } else if thing.thing.isLarge && thing.height * zoom > hero.height * 0.45 {
                stand(thing, behind: hero, zoom, &edges, &composition)
            } else {
                let scale = max(zoom, Self.leastThing / max(thing.height, thing.width))
                let (x, _) = edges.take(thing.width * scale, overlap: thing.width * scale * 0.15)
                composition.things.append(
                    PlacedThing(
                        thing, ground: Point(x, room.maxY - 8), scale: scale, bearing: .standing,
                        depth: Layer.before + 4))
            }
        }
    }

    /// Positions a large thing as a backdrop beside the hero, no taller than the room; hidden things are left out.
    private func stand(
        _ thing: StagedThing, behind hero: Box, _ zoom: Double, _ edges: inout Edges,
        _ composition: inout Composition
    ) {
        let scale = min(zoom, (room.height - 20) / thing.height, 620 / thing.width)
        let (x, _) = edges.take(thing.width * scale, overlap: min(hero.width, thing.width * scale) * 0.3)
        let placed = PlacedThing(
            thing, ground: Point(x, room.maxY - 34), scale: scale, bearing: .standing, depth: Layer.behind)
        let hidden = composition.actors.map { placed.box.share(coveredBy: $0.boxes.whole) }.reduce(0, +)
        if hidden < 0.5 { composition.things.append(placed) }
    }

    /// Positions a thing in the air beside the heads, without a shadow.
    private func hang(_ thing: StagedThing, _ zoom: Double, _ composition: inout Composition) {
        let scale = min(zoom, 170 / max(thing.width, thing.height))
        let half = thing.width * scale / 2 + 6
        let taken = composition.actors.map(\.boxes.whole) + composition.things.map(\.box)
        let candidates = stride(from: room.minX + half, through: room.maxX - half, by: 20).map { x in
            PlacedThing(
                thing, ground: Point(x, room.minY + 8 + thing.height * scale), scale: scale, bearing: .flying,
                depth: Layer.behind - 10)
        }
        func cost(_ candidate: PlacedThing) -> Double {
            taken.map { candidate.box.grown(by: 8).share(coveredBy: $0) * 4_000 }.reduce(0, +)
                + abs(abs(candidate.ground.x - CoverPlan.middle) - 330)
        }
        if let best = candidates.min(by: { cost($0) < cost($1) }) { composition.things.append(best) }
    }
}
