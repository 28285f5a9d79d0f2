/// What a story's places look like, the same on every page and on the cover.
///
/// Every choice depends on the story, on the place and on the choice's own name, and on nothing else: neither on the
/// page nor on which choices were made before it. What belongs to a house depends on whose house it is, so that a
/// garden and a doorstep of a story show one roof.
struct Continuity: Sendable {
    /// What a choice belongs to.
    enum Scope {
        /// To one place: its wallpaper, its trees.
        case place
        /// To the house that the place is of: roof, doors, floors.
        case home
    }

    let palette: StoryPalette
    /// Every choice that was made, by its name: colours as SVG writes them, "yes" and "no", whole numbers.
    private(set) var entries: [String: String]
    /// The place's name with what does not make it another place taken off.
    let key: String
    /// The household of the house.
    let household: String
    private let storySeed: UInt64

    /// - Parameter placeName: What the story calls the place; nil if the setting is the only one of its kind.
    init(storySeed: UInt64, placeName: String?, place: Place) {
        self.storySeed = storySeed
        palette = StoryPalette(storySeed: storySeed)
        let name = Self.withoutHour((placeName ?? place.rawValue).lowercased().replacing("-", with: " "))
        key = Self.parts[name] ?? name
        household = Self.households.first { name.contains($0) } ?? "home"
        entries = ["palette": palette.name]
    }

    // MARK: Choices

    /// One of several colours.
    @inline(never)
    mutating func color(_ name: String, of colors: [Color], _ scope: Scope = .place) -> Color {
        var chance = chance(name, scope)
        let chosen = chance.pick(colors, else: palette.paper)
        entries[name] = chosen.hex
        return chosen
    }

    @inline(never)
    mutating func flag(_ name: String, _ scope: Scope = .place) -> Bool {
        var chance = chance(name, scope)
        let isSo = chance.flip()
        entries[name] = isSo ? "yes" : "no"
        return isSo
    }

    /// A whole number, such as how far from the left a tree stands.
    @inline(never)
    mutating func number(_ name: String, _ range: ClosedRange<Double>, _ scope: Scope = .place) -> Double {
        var chance = chance(name, scope)
        let chosen = chance.whole(range)
        entries[name] = shortNumber(chosen)
        return chosen
    }

    /// One of several words.
    @inline(never)
    mutating func word(_ name: String, of words: [String], _ scope: Scope = .place) -> String {
        var chance = chance(name, scope)
        let chosen = chance.pick(words, else: "")
        entries[name] = chosen
        return chosen
    }

    /// Returns random numbers for one matter of the place: the same grass grows on every page.
    @inline(never)
    func chance(_ matter: String, _ scope: Scope = .place) -> Chance {
        Chance(seed: storySeed, page: 0, matter: "\(scope == .home ? household : key)/\(matter)")
    }

    /// The record as one line: "kitchen; cupboards #8fa8c4; wallpaper #f3e2c0".
    func summary(of place: Place) -> String {
        ([place.rawValue] + entries.keys.sorted().map { "\($0) \(entries[$0] ?? "")" })
            .joined(separator: "; ")
    }

    // MARK: Which place it is

    /// "garden evening" is the garden.
    private static func withoutHour(_ name: String) -> String {
        Hour.allCases.map { " " + $0.rawValue }.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
            ?? name
    }

    /// Corners of places, each with the place that it is a corner of.
    private static let parts: [String: String] = [
        "bed": "bedroom", "under bed": "bedroom", "wardrobe": "bedroom", "nursery": "bedroom", "stairs": "hallway",
        "landing": "hallway", "porch": "doorstep", "yard": "doorstep",
        "party table": "kitchen", "pavement": "street", "crossing": "street", "sandpit": "playground",
        "slide": "playground", "climbing frame": "playground",
        "nursery corner": "nursery school", "school hall": "stage", "shore": "beach", "room": "bedroom",
    ]

    /// Those who have houses of their own.
    private static let households = ["grandparents", "neighbour", "old flat", "new flat", "guest", "farm", "hut"]
}
