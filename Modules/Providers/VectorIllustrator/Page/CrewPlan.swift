/// Places for everybody on a page, all as large as the same closeness makes them.
struct CrewPlan {
    private(set) var placed: [PlacedActor] = []
    /// How large figures are beside how large they would be at their depth.
    let closeness: Double
    private let stage: Stage
    private let viewpoint: Viewpoint
    private let ceiling: Double
    private let count: Int
    /// Where feet may be, the nearest first.
    private let rows: [Double]
    private let floor: Box

    private static let margin = 16.0

    /// Places as many as there is room for, the most important one first.
    init(_ cast: [Actor], stage: Stage, viewpoint: Viewpoint, closeness: Double, ceiling: Double) {
        self.stage = stage
        self.viewpoint = viewpoint
        self.closeness = closeness
        self.ceiling = ceiling
        count = cast.count
        floor = stage.floors.max { $0.width < $1.width } ?? Box(x: 60...1220, y: 780...900)
        let (back, front) = (floor.minY + 8, min(908, floor.maxY))
        let number = cast.count < 4 ? 3 : cast.count < 10 ? 4 : 5
        rows = (0..<number).map { front + (back - front) * Double($0) / Double(number - 1) }
        for (index, actor) in cast.enumerated() {
            guard let place = place(for: actor, index) else { break }
            placed.append(place)
        }
    }

    /// The best of all places for somebody that hide nothing.
    private func place(for actor: Actor, _ index: Int) -> PlacedActor? {
        let wanted = wish(for: actor, index)
        var best: (place: PlacedActor, cost: Double)?
        // The focal figure is never far away: if there is no room for it in front, all become smaller.
        for y in index == 0 ? rows.prefix(2) : rows[...] {
            let scale = (stage.scale(at: y) * closeness * 100).rounded() / 100
            var x = floor.minX.rounded(.up)
            while x <= floor.maxX - 0.5 {
                let away = abs(x - wanted.x) + abs(y - wanted.y) * 1.6
                if away < best?.cost ?? .infinity {
                    let candidate = PlacedActor(
                        index: index, actor: actor, depth: y, ground: ground(of: actor, Point(x, y), scale),
                        scale: scale, isMirrored: isMirrored(x, index))
                    if let crowding = crowding(candidate), away + crowding < best?.cost ?? .infinity {
                        best = (candidate, away + crowding)
                    }
                }
                x += 12
            }
        }
        // Whoever sits takes a seat if there is one; the focal figure keeps to its line of thirds.
        for candidate in seated(actor, index) {
            guard let crowding = crowding(candidate), crowding < best?.cost ?? .infinity else { continue }
            best = (candidate, crowding)
        }
        return best?.place
    }

    /// Places on the stage's seats for somebody who sits and whom they can hold.
    private func seated(_ actor: Actor, _ index: Int) -> [PlacedActor] {
        guard index > 0, actor.stance == .sitting, !actor.hasWheelchair else { return [] }
        return stage.seats.compactMap { seat in
            let scale = (seat.scale * closeness * 100).rounded() / 100
            guard actor.boxes.whole.width * scale < seat.width * 1.15 else { return nil }
            return PlacedActor(
                index: index, actor: actor, depth: seat.position.y + 60 * scale, ground: seat.position, scale: scale,
                isMirrored: isMirrored(seat.position.x, index))
        }
    }

    /// Where somebody would best stand: the focal figure on a line of thirds, the second one across, the rest around.
    private func wish(for actor: Actor, _ index: Int) -> Point {
        let side: Double = viewpoint.isFocusLeft ? 1 : -1
        let focus = viewpoint.focus
        let depth = { (share: Double) in rows[Int((Double(rows.count - 1) * share).rounded())] }
        guard let focal = placed.first else { return Point(focus, depth(count > 3 ? 0.25 : 0)) }
        if index == 1 {
            // Whoever hugs somebody is close by.
            let isClose = actor.isEmbracing || focal.actor.isEmbracing
            let reach = (focal.boxes.whole.width + actor.boxes.whole.width * focal.scale) / 2
            return Point(focal.ground.x + side * (isClose ? reach : max(reach, 400)), depth(isClose ? 0 : 0.5))
        }
        let step = Double((index + 1) / 2)
        let turn: Double = index.isMultiple(of: 2) ? -side : side
        let reach = count < 5 ? 290.0 : 230.0
        return Point(focal.ground.x + turn * reach * step, depth(count < 5 ? 0.5 : index.isMultiple(of: 3) ? 0 : 0.75))
    }

    /// Where the feet are of somebody who stands at a place; in a boat high enough for the face to be seen.
    private func ground(of actor: Actor, _ place: Point, _ scale: Double) -> Point {
        guard let rail = stage.rail else { return Point(place.x.rounded(), place.y.rounded()) }
        let face = place.y + actor.boxes.face.maxY * scale
        // Those at the far side stand on its thwarts, so that many have room.
        let step = (floor.maxY - place.y) * 1.5
        return Point(place.x.rounded(), (place.y - max(70, face - rail + 8) - step).rounded())
    }

    /// Everybody is turned to the focal figure, and that one to the wider side of the page.
    private func isMirrored(_ x: Double, _ index: Int) -> Bool {
        guard let focal = placed.first else { return x > 640 }
        return x > focal.ground.x
    }

    /// How much a place costs because it is crowded; nothing if it hides or cuts somebody.
    private func crowding(_ candidate: PlacedActor) -> Double? {
        let boxes = candidate.boxes
        guard boxes.whole.minX > Self.margin, boxes.whole.maxX < 1280 - Self.margin, boxes.whole.minY > ceiling,
            boxes.whole.maxY < 952
        else { return nil }
        var cost = 0.0
        for other in placed {
            let others = other.boxes
            let isNearer = candidate.depth > other.depth
            // Two at the same depth stand beside each other.
            if abs(candidate.depth - other.depth) < 26 {
                if boxes.whole.share(coveredBy: others.whole.grown(by: 4)) > 0 { return nil }
                continue
            }
            let (near, far) = isNearer ? (boxes, others) : (others, boxes)
            if far.face.grown(by: 6).share(coveredBy: near.whole) > 0 { return nil }
            let hidden = far.whole.share(coveredBy: near.whole)
            if hidden > (count > 5 ? 0.35 : 0.2) { return nil }
            cost += hidden * 900
        }
        return cost
    }
}
