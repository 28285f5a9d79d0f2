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
        let small = Array(things.filter { !$0.isLarge }.prefix(4))
        let large = Array(things.filter(\.isLarge).prefix(2))
        arrange(cast, small, &chance)
        for (index, thing) in large.enumerated() {
            let x = index == 0 ? chance.number(930...1020) : chance.number(250...340)
            behind.append(Place(item: .thing(thing), x: x, y: 760, scale: 1.15, isMirrored: false))
        }
    }

    /// The most important one in the middle, the others to both sides in turn.
    private static func centred(_ actors: [Actor]) -> [Actor] {
        var row: [Actor] = []
        for (index, actor) in actors.enumerated() {
            if index.isMultiple(of: 2) { row.append(actor) } else { row.insert(actor, at: 0) }
        }
        return row
    }

    private mutating func arrange(_ cast: [Actor], _ things: [Thing], _ chance: inout Chance) {
        var items: [(item: Place.Item, width: Double)] = cast.map { (.actor($0), $0.width) }
        for (index, thing) in things.enumerated() {
            let entry = (item: Place.Item.thing(thing), width: ThingArtist(thing: thing).width)
            switch index {
            case 0: items.append(entry)
            case 1: items.insert(entry, at: 0)
            default: items.insert(entry, at: items.count / 2)
            }
        }
        guard !items.isEmpty else { return }
        let room = 1280 - 2 * Self.margin
        let needed = items.reduce(0) { $0 + $1.width }
        let tallest = cast.map(\.height).max() ?? 1
        let scale = min(cast.count < 2 ? 1.3 : cast.count < 4 ? 1.18 : 1.05, room / needed, (Self.foot - 20) / tallest)
        let gap = (room - needed * scale) / Double(items.count + 1)
        var x = Self.margin + gap * chance.number(0.85...1.15)
        for (index, entry) in items.enumerated() {
            let middle = x + entry.width * scale / 2
            let isThing = if case .thing = entry.item { true } else { false }
            let y = Self.foot + (isThing ? 34 : index.isMultiple(of: 2) ? 0 : 12)
            row.append(Place(item: entry.item, x: middle, y: y, scale: scale, isMirrored: middle > 660 && !isThing))
            x += entry.width * scale + gap
        }
    }
}
