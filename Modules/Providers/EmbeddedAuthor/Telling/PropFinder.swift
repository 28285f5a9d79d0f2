import StoryCore

/// Finds the things that a text speaks of and a picture can show.
enum PropFinder {
    /// The things, in the order in which they can be drawn best.
    static func props(in text: String) -> [Prop] {
        let words = Set(WordSplitter.words(in: text).map { text[$0.range].lowercased() })
        return names.filter { !words.isDisjoint(with: $0.words) }.map(\.prop)
    }

    private static let names: [(prop: Prop, words: Set<String>)] = [
        ("basket", ["basket"]), ("cake", ["cake"]), ("lantern", ["lamp", "lantern"]), ("teddy", ["teddy"]),
        ("book", ["book", "diary", "notebook"]), ("umbrella", ["umbrella"]), ("balloon", ["balloon"]),
        ("kite", ["kite"]),
        ("ball", ["ball", "balls"]), ("boat", ["boat", "boats", "ferry"]), ("map", ["map"]), ("key", ["key"]),
        ("bell", ["bell"]), ("shell", ["shell", "shells"]), ("flower", ["flower", "flowers"]),
        ("cup", ["cup", "cups"]),
        ("backpack", ["backpack"]), ("blanket", ["blanket"]), ("bed", ["bed"]),
        ("chair", ["chair", "chairs"]), ("table", ["table", "tables"]), ("tree", ["tree", "trees"]),
        ("bench", ["bench"]),
    ]
}
