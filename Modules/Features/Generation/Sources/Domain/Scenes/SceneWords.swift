import StoryCore

/// A language's words for actions, things, places and moods, as far as scenes need them.
struct SceneWords: Sendable {
    /// The meaning of a verb.
    struct Deed: Sendable {
        let pose: Pose
        /// Whether the object is held in the hand, and not only touched.
        var holds = false
        var mood: Mood?
    }

    /// The actions by the forms of their verbs.
    let deeds: [String: Deed]
    let moods: [String: Mood]
    let things: [String: Prop]
    let species: [String: Species]
    let settings: [String: Setting]
    let times: [String: TimeOfDay]
    let articles: Set<String>
    let pronouns: Set<String>
    /// The prepositions before a place.
    let prepositions: Set<String>
    /// Words with which a sentence denies, compares, wishes, remembers or supposes.
    let uncertain: Set<String>

    /// Returns the words of a language; none of an unknown one.
    static func words(of language: LanguageCode) -> SceneWords {
        switch language.base.rawValue {
        case "en": english
        case "de": german
        default: none
        }
    }

    private static let none = SceneWords(
        deeds: [:], moods: [:], things: [:], species: [:], settings: [:], times: [:], articles: [], pronouns: [],
        prepositions: [], uncertain: [])

    /// Returns whether a sentence describes something that is not visible at that moment.
    func isUncertain(_ words: [String]) -> Bool {
        words.contains { uncertain.contains($0) || $0.hasSuffix("n’t") || $0.hasSuffix("n't") }
    }

    func isDeed(_ word: String) -> Bool { deeds[word] != nil }

    /// Returns the first action, and its index.
    func deed(in words: [String]) -> (pose: Pose, holds: Bool, mood: Mood?, index: Int)? {
        for (index, word) in words.enumerated() {
            guard let deed = deeds[word] else { continue }
            // "looked up", "looked down"
            let next = index + 1 < words.count ? words[index + 1] : ""
            let both = deeds[word + " " + next]
            return ((both ?? deed).pose, (both ?? deed).holds, (both ?? deed).mood, both == nil ? index : index + 1)
        }
        return nil
    }

    func mood(in words: [String]) -> Mood? { words.lazy.compactMap { moods[$0] }.first }

    /// Returns the first thing.
    func object(in words: [String]) -> Prop? { words.lazy.compactMap { things[$0] }.first }

    /// Returns the place of a character: a preposition, an optional article, and the place.
    func setting(in words: [String]) -> Setting? {
        for (index, word) in words.enumerated() where prepositions.contains(word) {
            if let found = words.dropFirst(index + 1).prefix(2).lazy.compactMap({ settings[$0] }).first { return found }
        }
        return nil
    }

    func time(in words: [String]) -> TimeOfDay? { words.lazy.compactMap { times[$0] }.first }
}

extension SceneWords {
    /// Creates a table of actions from the forms of each verb, separated by spaces.
    static func table(_ rows: [(String, Deed)]) -> [String: Deed] {
        var table: [String: Deed] = [:]
        for (forms, deed) in rows {
            for form in forms.split(separator: ",") { table[String(form)] = deed }
        }
        return table
    }

    /// Creates a table of terms from the words for each, separated by spaces.
    static func table<Term: VocabularyTerm>(_ rows: KeyValuePairs<String, Term>) -> [String: Term] {
        var table: [String: Term] = [:]
        for (words, term) in rows {
            for word in words.split(separator: ",") { table[String(word)] = term }
        }
        return table
    }
}
