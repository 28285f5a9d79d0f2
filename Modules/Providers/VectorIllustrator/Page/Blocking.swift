import StoryCore

/// Sites for all tableaux of a page, all as large as the same closeness makes them.
///
/// Every site is tried against the boxes of what is drawn: the nearest site to the wanted one that hides no face wins.
struct Blocking {
    var actors: [PlacedActor] = []
    private(set) var things: [PlacedThing] = []
    private(set) var ropes: [Tableau.Rope] = []
    /// Whether there was room for all.
    private(set) var isComplete = true
    /// How large figures are beside how large they would be at their depth.
    let closeness: Double
    let play: Play
    private let scenery: Scenery
    private var blocks: [Block] = []
    /// The heights of feet, the nearest first.
    private let rows: [Double]
    private let floor: Box

    private static let margin = 16.0

    /// One of a tableau, for finding out who hides whom.
    private struct Solid {
        var whole: Box
        var face: Box?
        var depth: Double
    }

    private struct Block {
        var solids: [Solid]
        let x: Double
        let whole: Box
        let scale: Double
    }

    private struct Site {
        var origin: Point
        let depth: Double
        let scale: Double
        let isMirrored: Bool
    }

    /// Positions as many as there is room for, the most important ones first.
    ///
    /// - Parameter share: How much smaller all are than was wanted, because there was no room.
    init(
        _ tableaux: [Tableau], _ play: Play, _ scenery: Scenery, closeness: Double, share: Double = 1,
        obstacles: [Box] = []
    ) {
        self.play = play
        self.scenery = scenery
        self.closeness = closeness
        leastShare = tableaux.first?.pinned(play) == nil ? Self.leastShare : Self.leastShare * share
        var floor = scenery.floor
        // Who is with those at a far door stands as far away.
        if let pin = tableaux.first?.pinned(play).map({ play.things[$0.index].foot.y }), pin < floor.minY {
            floor = Box(minX: floor.minX, minY: pin, maxX: floor.maxX, maxY: max(pin + 60, floor.minY + 30))
        }
        self.floor = floor
        let (back, front) = (floor.minY + 8, min(908, floor.maxY))
        let number = tableaux.count < 4 ? 4 : 5
        rows = (0..<number).map { front + (back - front) * Double($0) / Double(number - 1) }
        let hidden = obstacles.map { Solid(whole: $0, face: nil, depth: 2_000) }
        for (rank, tableau) in tableaux.enumerated() {
            let solids = solids(of: tableau)
            guard let site = pinned(tableau) ?? site(for: tableau, rank, solids, hidden) else {
                isComplete = false
                return
            }
            add(tableau, at: site, solids)
        }
        face()
    }

    private mutating func add(_ tableau: Tableau, at site: Site, _ solids: [Solid]) {
        let set = tableau.placed(
            at: site.origin, scale: site.scale, isMirrored: site.isMirrored, depth: site.depth, play)
        actors += set.actors
        things += set.things
        ropes += tableau.ropes
        let own = moved(solids, to: site)
        let x = set.actors.first?.ground.x ?? site.origin.x
        blocks.append(Block(solids: own, x: x, whole: Self.union(own), scale: site.scale))
    }

    /// Returns the scale at a depth: no figure shrinks or grows by more than a little relative to the focal figure, or
    /// distant grown-ups would be smaller than children in front.
    private func scale(_ natural: Double) -> Double {
        let scale = (natural * 100).rounded() / 100
        guard let focal = blocks.first?.scale else { return scale }
        return min(focal / leastShare, max(focal * leastShare, scale))
    }

    /// The minimum scale relative to the nearest figure.
    private static let leastShare = 0.933
    private let leastShare: Double

    // MARK: Boxes

    private func solids(of tableau: Tableau) -> [Solid] {
        tableau.actors.map { index, standing in
            let boxes = play.actors[index].boxes.placed(
                at: standing.point, scale: 1, isMirrored: standing.isMirrored)
            return Solid(whole: boxes.whole, face: boxes.face, depth: standing.layer * 0.01)
        }
            + tableau.things.filter { play.things[$0.index].fixture == nil }.map { index, standing in
                Solid(
                    whole: play.things[index].box.placed(at: standing.point), face: nil, depth: standing.layer * 0.01)
            }
    }

    private func moved(_ solids: [Solid], to site: Site) -> [Solid] {
        solids.map { solid in
            Solid(
                whole: solid.whole.placed(at: site.origin, scale: site.scale, isMirrored: site.isMirrored),
                face: solid.face?.placed(at: site.origin, scale: site.scale, isMirrored: site.isMirrored),
                depth: site.depth + solid.depth)
        }
    }

    private static func union(_ solids: [Solid]) -> Box {
        guard let first = solids.first?.whole else { return Box(around: []) }
        return solids.dropFirst().reduce(first) { $0.union($1.whole) }
    }

    // MARK: Sites

    /// The one site that a tableau can have that is at a part of the setting.
    private func pinned(_ tableau: Tableau) -> Site? {
        guard let (index, standing) = tableau.pinned(play) else { return nil }
        let thing = play.things[index]
        let boxes = tableau.box(play)
        // Who is at a far window is a little larger than the window has them.
        let scale = min(thing.fixtureScale * 1.3, max(thing.fixtureScale, self.scale(thing.fixtureScale)))
        func site(_ isMirrored: Bool) -> Site {
            let x = (isMirrored ? -standing.point.x : standing.point.x) * scale
            let y = thing.foot.y - standing.point.y * scale
            return Site(
                origin: Point(thing.foot.x - x, min(y, 952 - boxes.maxY * scale)),
                depth: thing.foot.y, scale: scale, isMirrored: isMirrored)
        }
        func excess(_ site: Site) -> Double {
            let box = boxes.placed(at: site.origin, scale: site.scale, isMirrored: site.isMirrored)
            return max(0, Self.margin - box.minX) + max(0, box.maxX - 1280 + Self.margin)
        }
        guard var best = [site(false), site(true)].min(by: { excess($0) < excess($1) }) else { return nil }
        if !tableau.isUpon(index, play) { best.origin.x += Self.shift(boxes, best) }
        return best
    }

    /// Returns how far figures at a part of the setting move aside, so that the page's edge cuts none.
    private static func shift(_ boxes: Box, _ site: Site) -> Double {
        let box = boxes.placed(at: site.origin, scale: site.scale, isMirrored: site.isMirrored)
        return max(0, margin - box.minX) - max(0, box.maxX - 1280 + margin)
    }

    /// The maximum distance of that.
    static let mostAside = 120.0

    /// The best of all sites for a tableau that hide nothing.
    private func site(for tableau: Tableau, _ rank: Int, _ solids: [Solid], _ hidden: [Solid]) -> Site? {
        let box = Self.union(solids)
        let wanted = wish(for: box, rank)
        var best: (site: Site, cost: Double)?
        // The focal figures are never far away: if there is no room for them in front, all become smaller.
        for y in rank == 0 ? rows.filter({ abs($0 - wanted.y) < 70 }) : rows {
            let scale = scale(scenery.stage.scale(at: y) * closeness)
            var x = floor.minX.rounded(.up)
            while x <= floor.maxX - 0.5 {
                let away = abs(x - wanted.x) + abs(y - wanted.y) * 1.6
                if away < best?.cost ?? .infinity {
                    let isMirrored = isMirrored(x)
                    // What is wider to one side than to the other stands with its middle at that point.
                    let isAlone = tableau.actors.count == 1 && tableau.things.isEmpty
                    let middle = !isAlone ? box.middle.x * scale * (isMirrored ? -1 : 1) : 0
                    let site = Site(
                        origin: ground(of: tableau, Point(x - middle, y), scale), depth: y, scale: scale,
                        isMirrored: isMirrored)
                    if let crowding = crowding(solids, box, site, hidden), away + crowding < best?.cost ?? .infinity {
                        best = (site, away + crowding)
                    }
                }
                x += 12
            }
        }
        // A sitting figure takes a seat if there is one.
        for seat in seated(tableau, rank) {
            guard let crowding = crowding(solids, box, seat, hidden), crowding < best?.cost ?? .infinity else {
                continue
            }
            best = (seat, crowding)
        }
        return best?.site
    }

    /// Returns the stage's seats for a sitting figure.
    private func seated(_ tableau: Tableau, _ rank: Int) -> [Site] {
        guard rank > 0, tableau.actors.count == 1, tableau.things.isEmpty, let index = tableau.actors.first?.index
        else { return [] }
        let actor = play.actors[index]
        guard actor.pose.rawValue == "sitting", !actor.hasWheelchair else { return [] }
        return scenery.stage.seats.compactMap { seat in
            let scale = scale(seat.scale * closeness)
            guard actor.boxes.whole.width * scale < seat.width * 1.15 else { return nil }
            return Site(
                origin: seat.position, depth: seat.position.y + 60 * scale, scale: scale,
                isMirrored: isMirrored(seat.position.x))
        }
    }

    /// Returns the best position of a tableau: the focal one on a line of thirds, the second one across, the rest
    /// around.
    private func wish(for box: Box, _ rank: Int) -> Point {
        let viewpoint = scenery.viewpoint
        let side: Double = viewpoint.isFocusLeft ? 1 : -1
        let depth = { (share: Double) in rows[Int((Double(rows.count - 1) * min(1, share)).rounded())] }
        guard let focal = blocks.first else {
            return Point(viewpoint.focus, depth(play.actors.count > 3 ? max(0.25, viewpoint.depth) : viewpoint.depth))
        }
        // Those who are far away are as close to each other as they would be in front.
        let share = min(1, focal.scale)
        if rank == 1 {
            let reach = focal.whole.width / 2 + box.width / 2 * closeness * 1.3
            // A mouse is beside whom it belongs to.
            let least = min(box.height, focal.whole.height / focal.scale) < 160 ? 0 : 320 * share
            return Point(focal.whole.middle.x + side * max(reach, least), depth(viewpoint.depth + 0.2))
        }
        let step = Double((rank + 1) / 2)
        let turn: Double = rank.isMultiple(of: 2) ? -side : side
        let reach = (play.actors.count < 5 ? 280.0 : 230.0) * share
        return Point(
            focal.whole.middle.x + turn * reach * step,
            depth(play.actors.count < 5 ? 0.5 : rank.isMultiple(of: 3) ? 0 : 0.75))
    }

    /// Returns the ground at a position; in a boat high enough for visible faces.
    private func ground(of tableau: Tableau, _ point: Point, _ scale: Double) -> Point {
        guard let rail = scenery.stage.rail else { return Point(point.x.rounded(), point.y.rounded()) }
        let lowest = tableau.actors.map { play.actors[$0.index].boxes.face.maxY + $0.standing.point.y }.max() ?? 0
        // Those at the far side stand on its thwarts, so that many have room.
        let step = (floor.maxY - point.y) * 1.5
        return Point(point.x.rounded(), (point.y - max(70, point.y + lowest * scale - rail + 8) - step).rounded())
    }

    /// Returns whether a figure is mirrored: all face the focal figure, and that one the wider side of the page.
    private func isMirrored(_ x: Double) -> Bool { x > (blocks.first?.x ?? 640) }

    /// Returns the cost of a position by crowding; nil if it hides or cuts a figure.
    private func crowding(_ solids: [Solid], _ box: Box, _ site: Site, _ hidden: [Solid]) -> Double? {
        let whole = box.placed(at: site.origin, scale: site.scale, isMirrored: site.isMirrored)
        guard whole.minX > Self.margin, whole.maxX < 1280 - Self.margin, whole.minY > scenery.ceiling,
            whole.maxY < 952
        else { return nil }
        var cost = 0.0
        for solid in hidden {
            let share = whole.share(coveredBy: solid.whole)
            if share > 0.15 { return nil }
            cost += share * 900
        }
        let around = whole.grown(by: 16)
        let near = blocks.filter { $0.whole.share(coveredBy: around) > 0 }
        guard !near.isEmpty else { return cost }
        // Only of those who are close it matters who hides whom.
        let own = moved(solids, to: site)
        for block in near {
            for one in own {
                for other in block.solids {
                    guard let price = Self.price(one, other, isCrowd: play.actors.count > 5) else { return nil }
                    cost += price
                }
            }
        }
        return cost
    }

    private static func price(_ one: Solid, _ other: Solid, isCrowd: Bool) -> Double? {
        // Two at the same depth stand beside each other.
        if abs(one.depth - other.depth) < 20 {
            return one.whole.share(coveredBy: other.whole.grown(by: 4)) > 0 ? nil : 0
        }
        let (near, far) = one.depth > other.depth ? (one, other) : (other, one)
        if let face = far.face, face.grown(by: 6).share(coveredBy: near.whole) > 0 { return nil }
        let share = far.whole.share(coveredBy: near.whole)
        // A thing stands beside people, not before them.
        if near.face == nil, share > 0.06 { return nil }
        return share > (isCrowd ? 0.3 : 0.18) ? nil : share * 900
    }
}
