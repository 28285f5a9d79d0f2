/// Decides who and what stands where, so that no face is hidden and nothing is cut off.
struct Composition: Sendable {
    struct Place: Sendable {
        enum Item: Sendable {
            case actor(Actor)
            case thing(Thing)
        }

        let item: Item
        let x: Double
        let y: Double
        let scale: Double
        let isMirrored: Bool

        /// Whether somebody sleeps here who would lie in a bed.
        var isAsleepPerson: Bool {
            if case .actor(let actor) = item { actor.isAsleepPerson } else { false }
        }
    }

    /// Those who stand in a row, from left to right.
    private(set) var row: [Place] = []
    /// Large things behind them.
    private(set) var behind: [Place] = []

    /// The most figures that are drawn; more would be too small to see.
    static let maximumActors = 8
    private static let margin = 34.0
    private static let foot = 866.0

    init(actors: [Actor], things: [Thing], chance: Chance) {
        var chance = chance
        let cast = Self.centred(Array(actors.prefix(Self.maximumActors)))
        var items: [(item: Place.Item, width: Double)] = cast.map { (.actor($0), $0.width) }
        // Things stand at the ends, the large ones outermost and partly behind their neighbours.
        let small = things.filter { !$0.isLarge }.prefix(4)
        let large = things.filter(\.isLarge).prefix(2)
        for (index, thing) in (Array(small) + Array(large)).enumerated() {
            let width = ThingArtist(thing: thing).width * (thing.isLarge ? 0.8 : 1)
            let entry = (item: Place.Item.thing(thing), width: width)
            if index.isMultiple(of: 2) { items.append(entry) } else { items.insert(entry, at: 0) }
        }
        arrange(items, tallest: cast.map(\.height).max() ?? 1, count: cast.count, &chance)
    }

    /// The most important one in the middle, the others to both sides in turn.
    private static func centred(_ actors: [Actor]) -> [Actor] {
        var row: [Actor] = []
        for (index, actor) in actors.enumerated() {
            if index.isMultiple(of: 2) { row.append(actor) } else { row.insert(actor, at: 0) }
        }
        return row
    }

    private mutating func arrange(
        _ items: [(item: Place.Item, width: Double)], tallest: Double, count: Int, _ chance: inout Chance
    ) {
        guard !items.isEmpty else { return }
        let room = 1280 - 2 * Self.margin
        let needed = items.reduce(0) { $0 + $1.width }
        let wanted = count < 2 ? 1.55 : count < 4 ? 1.4 : 1.25
        let scale = min(wanted, room / needed, (Self.foot - 20) / tallest)
        let gap = (room - needed * scale) / Double(items.count + 1)
        var x = Self.margin + gap * chance.number(0.85...1.15)
        for (index, entry) in items.enumerated() {
            place(entry.item, index, middle: x + entry.width * scale / 2, scale: scale)
            x += entry.width * scale + gap
        }
    }

    private mutating func place(_ item: Place.Item, _ index: Int, middle: Double, scale: Double) {
        switch item {
        case .actor:
            let y = Self.foot + (index.isMultiple(of: 2) ? 0 : 12)
            row.append(Place(item: item, x: middle, y: y, scale: scale, isMirrored: middle > 660))
        case .thing(let thing) where thing.isLarge:
            behind.append(Place(item: item, x: middle, y: 790, scale: min(1.15, scale), isMirrored: false))
        case .thing:
            row.append(Place(item: item, x: middle, y: Self.foot + 34, scale: min(1.2, scale), isMirrored: false))
        }
    }
}
