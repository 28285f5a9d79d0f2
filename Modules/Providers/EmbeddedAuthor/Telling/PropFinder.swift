import StoryCore

/// Finds the things that a text speaks of and a picture can show.
struct PropFinder {
    /// The things, those first that can be drawn best.
    private let props: [(prop: Prop, words: Set<Substring>)]

    init(table: ThingTable) {
        props = table.props.map { ($0.prop, Set($0.words.map { Substring($0) })) }
    }

    /// The things that a text speaks of.
    func props(in text: String) -> [Prop] {
        let words = Set(text.lowercased().split { !$0.isLetter })
        return props.filter { !words.isDisjoint(with: $0.words) }.map(\.prop)
    }
}
