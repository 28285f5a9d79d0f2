/// Finds room for things on a page, around those who are already there.
struct PropPlan {
    private(set) var placed: [PlacedThing] = []
    let stage: Stage
    private let viewpoint: Viewpoint
    let crew: [PlacedActor]
    /// Things in use.
    let staged: [PlacedThing]
    /// What is before everything.
    private let obstacles: [Box]
    private let closeness: Double
    private let ceiling: Double
    let hasWalls: Bool

    init(_ scenery: Scenery, crew: [PlacedActor], things: [PlacedThing], closeness: Double, obstacles: [Box] = []) {
        stage = scenery.stage
        viewpoint = scenery.viewpoint
        ceiling = scenery.ceiling
        hasWalls = scenery.place.isIndoors
        self.crew = crew
        staged = things.filter { $0.staged.fixture == nil }
        self.obstacles = obstacles
        // Things without figures are seen from as near as one figure would be.
        self.closeness = crew.isEmpty ? 1 : closeness
    }

    /// How much smaller a thing may be for which there is no room as large as it is.
    private static let shares = [1.0, 0.75, 0.55, 0.4]

    /// Puts a thing where it belongs and is visible; one without room even at a smaller size is left out.
    mutating func put(_ thing: StagedThing) {
        for rest in rests(of: thing) {
            for share in Self.shares {
                let candidates = offers(for: thing, rest, share).compactMap { offer in
                    cost(of: offer).map { (offer.thing, $0 + offer.price) }
                }
                if let best = candidates.min(by: { $0.1 < $1.1 }) { return placed.append(best.0) }
            }
        }
    }

    /// A position that a thing could have.
    struct Offer {
        let thing: PlacedThing
        /// What it is on or at, which it may cover.
        var host: Int?
        /// Whether it belongs to the part of the setting that it is before.
        var isOnFixture = false
        /// How much worse the position is than the best one.
        var price = 0.0
    }

    private func offers(for thing: StagedThing, _ rest: Rest, _ share: Double) -> [Offer] {
        switch rest {
        case .furniture: lying(thing, share)
        case .wall: flying(thing, share, in: [wall]).map { Offer(thing: $0) }
        case .pane: onPane(thing, share)
        case .above: rising(thing, share)
        case .bearing(.standing): standing(thing, share).map { Offer(thing: $0) }
        case .bearing(.raised): lying(thing, share)
        case .bearing(.floating):
            placed(thing, .floating, on: stage.moorings, share: 0.8 * share).map { Offer(thing: $0) }
        case .bearing(.flying): flying(thing, share, in: stage.airs).map { Offer(thing: $0) }
        }
    }

    private func placed(
        _ thing: StagedThing, _ bearing: Bearing, on spots: [Spot], share: Double
    ) -> [PlacedThing] {
        spots.compactMap { spot in
            let scale = min(spot.scale * share, 1.2)
            guard thing.width * scale <= spot.width * 1.15 else { return nil }
            return PlacedThing(thing, ground: spot.position, scale: scale, bearing: bearing, depth: 0)
        }
    }

    /// The wall for pictures: from above the heads down to the eyes.
    private var wall: Box {
        Box(x: 60...1220, y: max(60, ceiling)...max(200, (stage.floors.first?.minY ?? 700) - 200))
    }

    /// Positions in the air, as high and as low as all of the thing is in it.
    private func flying(_ thing: StagedThing, _ share: Double, in areas: [Box]) -> [PlacedThing] {
        let scale = min(0.8, stage.nearScale * 0.5) * share
        let height = thing.height * scale
        return areas.flatMap { air in
            (0..<27).map { step in
                let (across, down) = (Double(step % 9) + 0.5, Double(step / 9) + 0.5)
                let x = air.minX + air.width * across / 9
                let y = air.minY + air.height * down / 3
                return PlacedThing(
                    thing, ground: Point(x, max(y, ceiling + 6 + height)), scale: scale, bearing: .flying, depth: 0)
            }
        }
    }

    /// Returns positions on the ground: small things in front, large ones behind all figures.
    private func standing(_ thing: StagedThing, _ share: Double) -> [PlacedThing] {
        guard let floor = stage.floors.first else { return [] }
        // In a boat things lie as high as its side.
        let front = stage.rail.map { $0 + 8 } ?? min(926, floor.maxY)
        let back = stage.rail ?? floor.minY + 4
        let largest = 1.1 * (crew.map(\.scale).max() ?? 1)
        let depths = thing.thing.isLarge ? [0, 0.2] : [1, 0.75, 0.5, 0.25, 0]
        return depths.flatMap { depth -> [PlacedThing] in
            let y = back + (front - back) * depth
            let scale = min(stage.scale(at: stage.rail == nil ? y : 850) * closeness, largest) * share
            return stride(from: max(40, floor.minX - 20), through: min(1240, floor.maxX + 20), by: 20)
                .map { x in
                    PlacedThing(thing, ground: Point(x, y), scale: scale, bearing: .standing, depth: y)
                }
        }
    }

    /// How far a position is from where a thing is best seen; nothing if it hides a face or is hidden itself.
    private func cost(of offer: Offer) -> Double? {
        let candidate = offer.thing
        let box = candidate.box
        if offer.isOnFixture { return hiding(box, at: candidate.depth) }
        guard box.minX > 8, box.maxX < 1272, box.minY > ceiling - 6, box.maxY < 950 else { return nil }
        var cost = abs(candidate.ground.x - wish(for: candidate))
        // A wall is freest where the setting says so.
        if candidate.bearing == .flying, hasWalls, !stage.airs.contains(where: { box.share(coveredBy: $0) > 0.9 }) {
            cost += 400
        }
        if thing(candidate, isBefore: stage.fixtures.values) { return nil }
        for obstacle in obstacles where box.share(coveredBy: obstacle) > 0.05 { return nil }
        for other in staged where other.index != offer.host {
            let overlap = max(box.share(coveredBy: other.box), other.box.share(coveredBy: box))
            if overlap > (candidate.depth > other.depth ? 0.02 : 0.3) { return nil }
            cost += overlap * 600
        }
        for actor in crew {
            let boxes = actor.boxes
            let isBehind = candidate.depth <= actor.depth || candidate.bearing != .standing
            let hidden = box.share(coveredBy: boxes.whole)
            if isBehind {
                if hidden > (candidate.thing.isLarge ? 0.33 : 0.12) { return nil }
                cost += hidden * 600
            } else {
                if boxes.face.grown(by: 8).share(coveredBy: box) > 0 { return nil }
                let covered = boxes.whole.share(coveredBy: box)
                if covered > 0.05 { return nil }
                cost += covered * 4_000
            }
        }
        for other in placed where other.index != offer.host {
            let isApart = candidate.thing.isLarge == other.thing.isLarge
            let overlap = max(box.share(coveredBy: other.box), other.box.share(coveredBy: box))
            if overlap > (isApart ? 0.02 : 0.3) { return nil }
            cost += overlap * 400
        }
        return cost
    }

    /// How much of what has only one position is hidden; nothing if it could not be seen.
    private func hiding(_ box: Box, at depth: Double) -> Double? {
        let page = Box(minX: 0, minY: ceiling, maxX: 1280, maxY: 960)
        let before = crew.filter { $0.depth >= depth }.map { box.share(coveredBy: $0.boxes.whole) }
        let hidden = before.reduce(1 - box.share(coveredBy: page), +)
        let faces = crew.filter { $0.depth < depth }.map { $0.boxes.face.share(coveredBy: box) }
        return hidden < 0.6 && !faces.contains { $0 > 0 } ? hidden * 600 : nil
    }

    /// Returns whether what hangs would be on a window, a shelf or a door instead of the wall.
    private func thing(_ candidate: PlacedThing, isBefore fixtures: Dictionary<String, Fixture>.Values) -> Bool {
        guard hasWalls, candidate.bearing == .flying else { return false }
        return fixtures.contains { candidate.box.share(coveredBy: $0.box) > 0.02 && $0.box.width < 900 }
    }

    /// Small things are beside the focal figure, large ones on the other third.
    private func wish(for candidate: PlacedThing) -> Double {
        let side: Double = viewpoint.isFocusLeft ? 1 : -1
        guard let focal = crew.first else { return viewpoint.focus + side * 150 * Double(candidate.index) }
        if candidate.thing.isLarge { return viewpoint.isFocusLeft ? Viewpoint.thirds.right : Viewpoint.thirds.left }
        let turn: Double = candidate.index.isMultiple(of: 2) ? side : -side
        return focal.ground.x + turn * focal.boxes.whole.width * 0.75
    }
}
