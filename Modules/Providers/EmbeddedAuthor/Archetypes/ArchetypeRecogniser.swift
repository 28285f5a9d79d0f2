package import StoryCore

/// Recognises the archetype of a custom event.
package struct ArchetypeRecogniser: Sendable {
    /// A kind of event, and how certain it is.
    package struct Guess: Hashable, Sendable {
        /// The kind's id.
        package let archetype: String
        /// From 0 to 1.
        package let certainty: Double

        /// Whether the archetype is certain enough for a story; otherwise, the hero waits for the event.
        package var isCertain: Bool { certainty >= ArchetypeRecogniser.leastCertainty }
    }

    /// A text of a form, and how much it says.
    package struct Text: Sendable {
        let words: [String]
        let weight: Double

        /// - Parameter weight: 1 for a description; more for what says what the event is.
        package init(_ text: String, weight: Double = 1) {
            words = EventWords.words(in: text)
            self.weight = weight
        }
    }

    /// The minimum certainty.
    package static let leastCertainty = 0.5

    private let table: ArchetypeTable
    /// Whether the beginning of a compound counts: "Wackelzahn" has "zahn".
    private let joinsWords: Bool

    /// - Parameter language: The language of the table: German joins words.
    package init(table: ArchetypeTable, language: LanguageCode) {
        self.table = table
        joinsWords = language.base.rawValue == "de"
    }

    /// What an event is about, the most likely kind first; none if nothing speaks for any.
    package func guesses(for event: CustomStoryEvent) -> [Guess] {
        var texts = Self.texts(event.title, weight: 2) + Self.texts(event.details, weight: 1.5)
        texts += ([event.hardPart, event.goodPart, event.ownPrompt] + event.keywords).flatMap {
            Self.texts($0, weight: 1)
        }
        // "Minka died": "our cat" belongs to it, unless the title mentions somebody else.
        let title = EventWords.words(in: event.title)
        if title.count <= Self.mostWordsOfName, !title.contains(where: table.humans.contains),
            !Self.articles.contains(title.first ?? "")
        {
            texts.append(Text(event.title + " " + event.details, weight: 1.5))
        }
        return guesses(for: texts, category: event.category)
    }

    /// What texts are about: of a form, what happens, what is hard about it, what makes it good.
    package func guesses(for texts: [Text], category: EventCategory?) -> [Guess] {
        let scores = table.archetypes.map { ($0.id, score(of: $0, texts, category)) }.filter { $0.1 > 0 }
            .sorted { ($1.1, $1.0) < ($0.1, $0.0) }
        guard let best = scores.first?.1 else { return [] }
        return scores.map { id, score in
            // What speaks for another kind speaks against this one.
            let rival = scores.filter { $0.0 != id && !areKin($0.0, id) }.map(\.1).max() ?? 0
            let margin = score == best ? max(0, score - 0.8 * rival) : 0
            return Guess(archetype: id, certainty: margin / (margin + Self.doubt))
        }
    }

    private func areKin(_ first: String, _ second: String) -> Bool {
        let kin = [first, second].map { id in table.archetypes.first { $0.id == id }?.kin }
        return kin[0] != nil && kin[0] == kin[1]
    }

    /// Each sentence of a text: words that belong together stand in one.
    private static func texts(_ text: String, weight: Double) -> [Text] {
        text.split { ".!?;\n".contains($0) }.map { Text(String($0), weight: weight) }
    }

    private static let mostWordsOfName = 4
    private static let articles: Set<String> = [
        "the", "a", "an", "my", "our", "der", "die", "das", "ein", "eine", "mein", "meine", "unser", "unsere",
    ]

    /// A strong word of a description alone is just enough.
    private static let doubt = 2.0
    private static let strong = 3.0
    private static let weak = 0.7

    private func score(of kind: ArchetypeTable.Kind, _ texts: [Text], _ category: EventCategory?) -> Double {
        // A word counts once, where it says most.
        func most(_ phrases: [String], _ points: Double) -> Double {
            phrases.reduce(0) { sum, phrase in
                let parts = phrase.split(separator: "+").map(String.init)
                // Words that may stand apart stand in one sentence.
                let said = texts.filter { text in parts.allSatisfy { contains(text.words, $0) } }
                return sum + points * (said.map(\.weight).max() ?? 0)
            }
        }
        let said = min(most(kind.strong, Self.strong), 4 * Self.strong) + min(most(kind.weak, Self.weak), Self.strong)
        let suits = category.map { kind.categories.contains($0.rawValue) } ?? false
        return said > 0 && suits ? said + Self.weak : said
    }

    private func contains(_ words: [String], _ phrase: String) -> Bool {
        let wanted = EventWords.words(in: phrase)
        guard let first = wanted.first, wanted.count <= words.count else { return false }
        guard wanted.count == 1 else {
            return words.indices.dropLast(wanted.count - 1).contains { Array(words[$0..<$0 + wanted.count]) == wanted }
        }
        let isStem = phrase.hasSuffix("*")
        return words.contains { word in
            word == first || (isStem && word.hasPrefix(first))
                || (joinsWords && first.count > 3 && word.count > first.count && word.hasSuffix(first))
        }
    }
}

/// The words of what a family wrote.
enum EventWords {
    static func words(in text: String) -> [String] {
        text.lowercased().replacing("’", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }
            .map(String.init)
    }
}
