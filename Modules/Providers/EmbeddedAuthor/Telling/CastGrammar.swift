import StoryCore

/// Puts the heroes into sentences: names, pronouns, and verbs that go with them.
///
/// Marks in a sentence: `{All}` the names of all heroes, `{We}` their pronoun (or their names, where they have not
/// been named on the page yet), `{we}` `{us}` `{our}` `{were}` in the middle of a sentence, `{hero}` the main hero's
/// name.
struct CastGrammar {
    private let heroes: [Hero]

    init(heroes: [Hero]) {
        self.heroes = heroes
    }

    /// The names as one phrase: "Mira", "Mira and Ole", "Mira, Ole and Ida".
    var names: String {
        EnglishText.list(heroes.map(\.name))
    }

    private var pronouns: Pronouns {
        heroes.count == 1 ? heroes.first?.pronouns ?? .they : .they
    }

    /// Fills in the marks of a sentence.
    ///
    /// - Parameter isNamed: Whether all heroes have been named on the page before; true afterwards if they are now.
    func fill(_ sentence: String, isNamed: inout Bool) -> String {
        var text = ""
        var rest = Substring(sentence)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            text += rest[..<open]
            text += word(for: rest[rest.index(after: open)..<close], isNamed: &isNamed)
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }

    private func word(for mark: Substring, isNamed: inout Bool) -> String {
        switch mark {
        case "All":
            isNamed = true
            return names
        case "We":
            if isNamed { return pronoun("She", "He", "They") }
            isNamed = true
            return names
        case "we": return pronoun("she", "he", "they")
        case "us": return pronoun("her", "him", "them")
        case "our": return pronoun("her", "his", "their")
        case "were": return pronoun("was", "was", "were")
        case "hero": return heroes.first?.name ?? ""
        default: return ""
        }
    }

    private func pronoun(_ she: String, _ he: String, _ they: String) -> String {
        switch pronouns {
        case .she: she
        case .he: he
        case .they: they
        }
    }
}

/// Small rules of English.
enum EnglishText {
    /// Words as one phrase: "a", "a and b", "a, b and c".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The word with its article by sound: "an owl", "a unicorn".
    static func withArticle(_ noun: String) -> String {
        let lower = noun.lowercased()
        let soundsLikeConsonant = ["uni", "use", "eu", "one", "ukul"].contains { lower.hasPrefix($0) }
        let soundsLikeVowel = ["hour", "honest", "heir"].contains { lower.hasPrefix($0) }
        let vowel = lower.first.map { "aeiou".contains($0) } ?? false
        return (soundsLikeVowel || (vowel && !soundsLikeConsonant) ? "an " : "a ") + noun
    }

    /// The text with a capital at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Something that a person wrote, so that it can stand between quotation marks as a sentence or a word.
    static func quotable(_ text: String, limit: Int = 140) -> String {
        let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .filter { !"“”\"„«»".contains($0) }
        guard plain.count > limit else { return plain }
        let head = plain.prefix(limit)
        return String(head[..<(head.lastIndex(of: " ") ?? head.endIndex)]) + " …"
    }
}
