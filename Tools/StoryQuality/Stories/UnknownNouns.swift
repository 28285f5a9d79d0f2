import StoryCore

/// Things that a story points at before it has told of them: "the cart", where no cart was named.
struct UnknownNouns {
    /// The things, each with the sentence that points at it.
    private(set) var found: [String] = []

    /// - Parameter nouns: The things that stories are about, in lower case; not what every house has.
    init(of story: ToldStory, nouns: Set<String>) {
        let pointers: Set<String> =
            story.brief.language.base == .english
            ? ["the", "that"] : ["der", "die", "das", "den", "dem", "des", "dieser", "diese", "dieses"]
        var known = Set(Sentences.words(of: story.title).map(Self.singular))
        for sentence in story.sentences {
            let words = Sentences.words(of: sentence)
            for (index, word) in words.enumerated() {
                let noun = nouns.contains(word) ? word : Self.singular(word)
                guard nouns.contains(noun) else { continue }
                let before = words[max(0, index - 2)..<index]
                // "the lamp posts", "the school bell": what a place has anyway is told of with it.
                let isFixture = Self.fixtures.contains(noun) || noun != word
                if !known.contains(noun), !isFixture, before.contains(where: pointers.contains) {
                    found.append("\(noun): \(sentence)")
                }
                known.insert(noun)
            }
        }
    }

    /// What is where it is, so that nobody has to tell of it first.
    private static let fixtures: Set<String> = [
        "lamp", "bell", "bed", "door", "window", "table", "chair", "kettle", "tree", "bench", "clock", "blanket",
        "pillow",
        "swing", "slide", "cake", "pencil", "book", "shoe", "hat", "lampe", "glocke", "bett", "tür", "fenster", "tisch",
        "stuhl", "baum", "bank", "uhr", "decke", "kissen", "schaukel", "rutsche", "kuchen", "stift", "buch", "schuh",
        "hut", "kessel", "leiter", "ladder", "cup", "tasse",
    ]

    private static func singular(_ word: String) -> String {
        word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
    }
}
