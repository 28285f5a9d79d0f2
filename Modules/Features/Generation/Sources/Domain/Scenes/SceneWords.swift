import StoryCore

/// By which words a language tells of deeds, things, places and moods, as far as pictures of a page need them.
struct SceneWords: Sendable {
    /// What a verb tells.
    struct Deed: Sendable {
        let pose: Pose
        /// Whether the thing that the verb is told with is in the hand, and not only touched.
        var holds = false
        var mood: Mood?
    }

    /// The forms of verbs.
    let deeds: [String: Deed]
    let moods: [String: Mood]
    let things: [String: Prop]
    let species: [String: Species]
    let settings: [String: Setting]
    let times: [String: TimeOfDay]
    let articles: Set<String>
    let pronouns: Set<String>
    /// What stands before a place where somebody is or goes.
    let prepositions: Set<String>
    /// Words with which a sentence denies, compares, wishes, remembers or supposes.
    let uncertain: Set<String>

    /// The words of a language; none of one that is not known here.
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

    /// Whether a sentence tells something that cannot be seen at that moment.
    func isUncertain(_ words: [String]) -> Bool {
        words.contains { uncertain.contains($0) || $0.hasSuffix("n’t") || $0.hasSuffix("n't") }
    }

    func isDeed(_ word: String) -> Bool { deeds[word] != nil }

    /// The first deed, and where it stands.
    func deed(in words: [String]) -> (pose: Pose, holds: Bool, mood: Mood?, place: Int)? {
        for (place, word) in words.enumerated() {
            guard let deed = deeds[word] else { continue }
            // "looked up", "looked down"
            let next = place + 1 < words.count ? words[place + 1] : ""
            let both = deeds[word + " " + next]
            return ((both ?? deed).pose, (both ?? deed).holds, (both ?? deed).mood, both == nil ? place : place + 1)
        }
        return nil
    }

    func mood(in words: [String]) -> Mood? { words.lazy.compactMap { moods[$0] }.first }

    /// The first thing.
    func object(in words: [String]) -> Prop? { words.lazy.compactMap { things[$0] }.first }

    /// A place that somebody is said to be at: a preposition, an article if there is one, and the place.
    func setting(in words: [String]) -> Setting? {
        for (place, word) in words.enumerated() where prepositions.contains(word) {
            if let found = words.dropFirst(place + 1).prefix(2).lazy.compactMap({ settings[$0] }).first { return found }
        }
        return nil
    }

    func time(in words: [String]) -> TimeOfDay? { words.lazy.compactMap { times[$0] }.first }
}

extension SceneWords {
    /// A table of deeds: the forms of each verb in one text, with what they tell.
    static func table(_ rows: [(String, Deed)]) -> [String: Deed] {
        var table: [String: Deed] = [:]
        for (forms, deed) in rows {
            for form in forms.split(separator: ",") { table[String(form)] = deed }
        }
        return table
    }

    /// A table of words: those of each meaning in one text.
    static func table<Term: VocabularyTerm>(_ rows: KeyValuePairs<String, Term>) -> [String: Term] {
        var table: [String: Term] = [:]
        for (words, term) in rows {
            for word in words.split(separator: ",") { table[String(word)] = term }
        }
        return table
    }
}
