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

    private let ceiling: Double

    /// The most figures that are drawn; more would be too small to see.
    static let maximumActors = 8
    private static let margin = 34.0
    private static let foot = 866.0
    private static let backFoot = 705.0
    private static let frontFoot = 928.0

    /// - Parameters:
    ///   - isDeep: Whether there is room for two rows, one behind the other.
    ///   - ceiling: Nobody reaches higher than this height of the page.
    init(actors: [Actor], things: [Thing], isDeep: Bool = true, ceiling: Double = 20, chance: Chance) {
        self.ceiling = ceiling
        var chance = chance
        let cast = Array(actors.prefix(Self.maximumActors))
        let (back, front) = isDeep ? Self.rows(of: cast) : (cast, [])
        // Things stand at the ends, the large ones outermost and partly behind their neighbours.
        let small = things.filter { !$0.isLarge }.prefix(4)
        let large = things.filter(\.isLarge).prefix(2)
        var items = Self.centred(back).map(Entry.init)
        for (index, thing) in (Array(small) + Array(large)).enumerated() {
            if index.isMultiple(of: 2) {
                items.append(Entry(thing))
            } else {
                items.insert(Entry(thing), at: 0)
            }
        }
        let foot = front.isEmpty ? Self.foot : Self.backFoot
        arrange(items, at: foot, count: cast.count, &chance)
        if !front.isEmpty {
            arrange(Self.centred(front).map(Entry.init), at: Self.frontFoot, count: cast.count, &chance)
        }
    }

    /// Something in a row, and the room that it takes at size 1.
    private struct Entry {
        let item: Place.Item
        let width: Double
        let height: Double

        init(_ actor: Actor) {
            item = .actor(actor)
            width = actor.width
            height = actor.height
        }

        init(_ thing: Thing) {
            item = .thing(thing)
            width = ThingArtist(thing: thing).width * (thing.isLarge ? 0.8 : 1)
            height = 1
        }
    }

    /// Those who lie need much room: they come to the front if one row were too long for everybody.
    private static func rows(of cast: [Actor]) -> (back: [Actor], front: [Actor]) {
        let isLong = cast.reduce(0) { $0 + $1.width } > 1400
        guard isLong, cast.contains(where: \.isAsleepPerson) else { return (cast, []) }
        let lying = cast.filter(\.isAsleepPerson)
        let others = cast.filter { !$0.isAsleepPerson }
        guard lying.count > 2 else { return (others, lying) }
        return (others + lying.dropLast(2), Array(lying.suffix(2)))
    }

    /// The most important one in the middle, the others to both sides in turn.
    private static func centred(_ actors: [Actor]) -> [Actor] {
        var row: [Actor] = []
        for (index, actor) in actors.enumerated() {
            if index.isMultiple(of: 2) { row.append(actor) } else { row.insert(actor, at: 0) }
        }
        return row
    }

    private mutating func arrange(_ items: [Entry], at foot: Double, count: Int, _ chance: inout Chance) {
        guard let tallest = items.map(\.height).max() else { return }
        let room = 1280 - 2 * Self.margin
        let needed = items.reduce(0) { $0 + $1.width }
        let wanted = foot != Self.foot ? 0.95 : count < 2 ? 1.55 : count < 4 ? 1.4 : 1.25
        let scale = min(wanted, room / needed, (foot - ceiling) / tallest)
        let gap = (room - needed * scale) / Double(items.count + 1)
        var x = Self.margin + gap * chance.number(0.85...1.15)
        for (index, entry) in items.enumerated() {
            let y = foot + (index.isMultiple(of: 2) ? 0 : 12)
            place(entry.item, Point(x + entry.width * scale / 2, y), foot: foot, scale: scale)
            x += entry.width * scale + gap
        }
    }

    private mutating func place(_ item: Place.Item, _ spot: Point, foot: Double, scale: Double) {
        switch item {
        case .actor:
            row.append(Place(item: item, x: spot.x, y: spot.y, scale: scale, isMirrored: spot.x > 660))
        case .thing(let thing) where thing.isLarge:
            behind.append(Place(item: item, x: spot.x, y: foot - 76, scale: min(1.15, scale), isMirrored: false))
        case .thing:
            row.append(Place(item: item, x: spot.x, y: foot + 34, scale: min(1.2, scale), isMirrored: false))
        }
    }
}
