import StoryCore

/// Pronouns for a hero that make a listener stumble.
struct PronounFaults {
    /// The sentences, each with what is wrong.
    private(set) var found: [String] = []

    init(of story: ToldStory) {
        let heroes = story.brief.heroes
        for sentence in story.sentences.flatMap(Self.withoutSpeech) {
            let words = Sentences.words(of: sentence)
            if heroes.count == 1, heroes[0].pronouns == .they, story.brief.language.base == .english,
                Self.callsOneThey(words, name: heroes[0].name.lowercased(), story.companions)
            {
                found.append("they for one: \(sentence)")
            }
            // Of several, one has to be named again: "Ada and Tom came, and Ada knocked."
            let named = heroes.count { words.contains($0.name.lowercased()) }
            for hero in heroes where named == 1 && Self.repeats(hero.name.lowercased(), in: words) {
                found.append("name twice: \(sentence)")
            }
        }
    }

    /// "Zoe had brushed their teeth": nobody else in the sentence can be meant.
    private static func callsOneThey(_ words: [String], name: String, _ others: Set<String>) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        let later = words[(index + 1)...]
        // "Them" usually refers to a held thing.
        return later.contains { ["they", "their", "theirs"].contains($0) }
            && words.allSatisfy { !others.contains($0) && !["and", "all", "both", "two", "everyone"].contains($0) }
    }

    /// "Lotte zog, bis Lotte im Gras saß"
    private static func repeats(_ name: String, in words: [String]) -> Bool {
        words.count { $0 == name } > 1
    }

    /// Returns a sentence without the speech in it.
    private static func withoutSpeech(_ sentence: String) -> [String] {
        var pieces = [""]
        var depth = 0
        for sign in sentence {
            switch sign {
            case "„": depth += 1
            case "“": depth += sentence.contains("„") ? -1 : 1
            case "”": depth -= 1
            default:
                if depth <= 0 { pieces[pieces.count - 1].append(sign) }
                continue
            }
            pieces.append("")
        }
        return pieces
    }
}
