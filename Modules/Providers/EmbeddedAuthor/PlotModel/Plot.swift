package import StoryCore

/// A plan with its text in one language.
package struct Plot: Sendable {
    package let plan: PlotPlan
    package let text: PlotText
    package let language: LanguageCode
    /// What pictures show, by their names; the same in every language.
    package let pictures: [String: PlotPicture]
    /// By which words a text speaks of each thing and cast member.
    let words: SpokenWords

    package init(plan: PlotPlan, text: PlotText, language: LanguageCode, pictures: [String: PlotPicture] = [:]) {
        self.plan = plan
        self.text = text
        self.language = language
        self.pictures = pictures
        words = SpokenWords(text: text)
    }
}

/// The words by which a text speaks of things and of cast members, with their common endings.
struct SpokenWords: Sendable {
    /// The keys by single words in lower case.
    private var keys: [String: Set<String>] = [:]
    /// Phrases of several words with their keys.
    private var phrases: [(phrase: String, key: String)] = []

    /// The subjects of each piece of text, which is used repeatedly.
    private var known: [String: Set<String>] = [:]

    init(text: PlotText) {
        for (thing, words) in text.things { for word in words { add(word, key: "thing:" + thing) } }
        for (member, cast) in text.cast { add(cast.noun, key: "cast:" + member) }
        for piece in Set(text.templates.flatMap(\.texts)) {
            let keys = keys(in: piece)
            if !keys.isEmpty { known[piece] = keys }
        }
    }

    private mutating func add(_ word: String, key: String) {
        let plain = word.lowercased()
        guard !plain.contains(" ") else {
            phrases.append((plain, key))
            return
        }
        for ending in Self.endings { keys[plain + ending, default: []].insert(key) }
    }

    private static let endings = ["", "s", "es", "n", "en", "'s", "’s"]

    /// The keys of everything that pieces of the text speak of.
    func keys(ofPieces pieces: [String]) -> Set<String> {
        pieces.reduce(into: []) { keys, piece in
            if let more = known[piece] { keys.formUnion(more) }
        }
    }

    private func keys(in sentence: String) -> Set<String> {
        let plain = sentence.lowercased()
        var found: Set<String> = []
        for word in plain.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }) {
            if let keys = keys[String(word)] { found.formUnion(keys) }
        }
        for (phrase, key) in phrases where plain.contains(phrase) { found.insert(key) }
        return found
    }
}
