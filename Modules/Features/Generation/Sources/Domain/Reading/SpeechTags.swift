import StoryCore

/// How something is said, as the text tells: “whispered Mira”, „rief der Hund“.
enum SpeechManner: Equatable {
    case plain, quiet, loud
}

/// Who says a quotation, and how, as the words beside it tell.
struct SpeechTag: Equatable {
    /// The name as it stands there, in lower case and without an article; nil for "she", for several, and for nobody.
    var speaker: String?
    var manner: SpeechManner
}

/// Reads the words beside a quotation, in English and German; in other languages nobody is told apart.
struct SpeechTagReader {
    private let words: SpeechWords

    /// Reads a language.
    init(language: LanguageCode) {
        words = SpeechWords.words(of: language)
    }

    /// The tag behind a quotation: “ said Mira.”, “ Mira said.”
    func tag(behind text: Substring) -> SpeechTag? {
        let clause = TagWord.clause(at: text)
        guard let verb = clause.prefix(Self.farthestVerb).firstIndex(where: { words.verbs[$0.lowered] != nil }) else {
            return nil
        }
        // Names stand before the verb or behind it, and nothing else does: “She told her what Mum had said.”
        let name = verb == 0 ? subject(clause.dropFirst()) : subject(clause[..<verb])
        guard verb == 0 || name != nil || words.pronouns.contains(clause[0].lowered) && verb == 1 else { return nil }
        return SpeechTag(speaker: name, manner: manner(of: clause))
    }

    /// The tag before a quotation: “Then Mira said, ”, „Da rief der Hund: “
    func tag(before text: Substring) -> SpeechTag? {
        guard let mark = text.last(where: { !$0.isWhitespace }), mark == ":" || mark == "," else { return nil }
        let clause = TagWord.lastClause(of: text)
        guard let verb = clause.lastIndex(where: { words.verbs[$0.lowered] != nil }) else { return nil }
        let name = subject(endingIn: clause[..<verb]) ?? subject(clause[(verb + 1)...])
        return SpeechTag(speaker: name, manner: manner(of: clause))
    }

    /// Who acts in the last sentence before a quotation, if it begins with a name that is known: “Mira shook her head.
    /// ”
    func actor(before text: Substring, known: Set<String>) -> String? {
        let clause = TagWord.lastSentence(of: text)
        return subject(clause[...]).flatMap { known.contains($0) ? $0 : nil }
    }

    private static let farthestVerb = 5

    private func manner(of clause: [TagWord]) -> SpeechManner {
        let lowered = clause.map(\.lowered)
        if lowered.contains(where: words.softly.contains) { return .quiet }
        if lowered.contains(where: words.loudly.contains) { return .loud }
        return lowered.lazy.compactMap { words.verbs[$0] }.first ?? .plain
    }

    // MARK: - Names

    /// The name with which words begin: “Mr Hobbs”, “the old snail”.
    private func subject(_ clause: ArraySlice<TagWord>) -> String? {
        guard let first = clause.first, !words.pronouns.contains(first.lowered) else { return nil }
        if words.articles.contains(first.lowered) { return noun(clause.dropFirst()) }
        let name = named(clause)
        return name.isEmpty ? nil : name.map(\.lowered).joined(separator: " ")
    }

    /// The name with which words end, of which the first begins a sentence with a capital, too.
    private func subject(endingIn clause: ArraySlice<TagWord>) -> String? {
        guard let last = clause.last, !words.pronouns.contains(last.lowered) else { return nil }
        if let article = clause.dropLast().lastIndex(where: { words.articles.contains($0.lowered) }),
            clause.endIndex - article <= Self.longestName + 1
        {
            return noun(clause[(article + 1)...])
        }
        guard last.isCapital, !words.starters.contains(last.lowered) else { return nil }
        let name = clause.reversed().prefix(Self.longestName)
            .prefix { $0.isCapital && !words.starters.contains($0.lowered) }
        return name.reversed().map(\.lowered).joined(separator: " ")
    }

    private static let longestName = 3

    private func named(_ clause: ArraySlice<TagWord>) -> [TagWord] {
        var name: [TagWord] = []
        for word in clause.prefix(Self.longestName) where name.count == word.offset(in: clause) && word.isCapital {
            name.append(word)
            if word.endsPart { break }
        }
        return name
    }

    /// The noun behind an article: the last word before the next part of the sentence, or what German writes with a
    /// capital.
    private func noun(_ clause: ArraySlice<TagWord>) -> String? {
        var noun: String?
        for word in clause.prefix(Self.longestName) {
            if words.stops.contains(word.lowered) { break }
            noun = word.lowered
            if word.endsPart || words.nounsAreCapital && word.isCapital { break }
        }
        return noun
    }
}

/// A word beside a quotation.
struct TagWord: Equatable {
    let text: String
    let ordinal: Int
    /// Whether a mark follows, and so another part of the sentence.
    let endsPart: Bool

    var lowered: String { text.lowercased() }
    var isCapital: Bool { text.first?.isUppercase ?? false }

    func offset(in clause: ArraySlice<TagWord>) -> Int { ordinal - (clause.first?.ordinal ?? 0) }

    /// The words up to the end of the sentence or the next quotation.
    static func clause(at text: Substring) -> [TagWord] {
        words(of: text.prefix { !".!?;:“”„»«\"".contains($0) })
    }

    /// The words of the last sentence, which has no end.
    static func lastClause(of text: Substring) -> [TagWord] {
        words(of: text[(text.lastIndex { ".!?;“”„»«\"".contains($0) }.map(text.index(after:)) ?? text.startIndex)...])
    }

    /// The words of the last sentence that has an end.
    static func lastSentence(of text: Substring) -> [TagWord] {
        let trimmed = text[..<(text.lastIndex { ".!?…".contains($0) } ?? text.endIndex)]
        return lastClause(of: trimmed)
    }

    private static func words(of text: Substring) -> [TagWord] {
        text.split { $0.isWhitespace || $0 == "—" || $0 == "–" }.compactMap { chunk -> (String, Bool)? in
            let core = chunk.drop { !$0.isLetter }
            guard let last = core.lastIndex(where: \.isLetter) else { return nil }
            let word = core[...last]
            let bare = word.hasSuffix("’s") || word.hasSuffix("'s") ? word.dropLast(2) : word
            return (String(bare), core.index(after: last) < core.endIndex)
        }.enumerated().map { TagWord(text: $1.0, ordinal: $0, endsPart: $1.1) }
    }
}
