import StoryCore

/// The manner of speech in a tag: “whispered Mira”, „rief der Hund“.
enum SpeechManner: Equatable {
    case plain, quiet, loud
}

/// The speaker and the manner of a quotation, from the words beside it.
struct SpeechTag: Equatable {
    /// The name in lower case, without an article; nil for "she", for several speakers, and for none.
    var speaker: String?
    var manner: SpeechManner
}

/// Parses the words beside a quotation, in English and German; in other languages it finds no speakers.
struct SpeechTagReader {
    private let words: SpeechWords

    /// Creates a reader for a language.
    init(language: LanguageCode) {
        words = SpeechWords.words(of: language)
    }

    /// Returns the tag after a quotation: “ said Mira.”, “ Mira said.”
    func tag(behind text: Substring) -> SpeechTag? {
        let clause = TagWord.clause(at: text)
        guard let verb = clause.prefix(Self.farthestVerb).firstIndex(where: { words.verbs[$0.lowered] != nil }) else {
            return nil
        }
        // A name is directly before the verb or after it: “She told her what Mum had said.”
        let name = verb == 0 ? subject(clause.dropFirst()) : subject(clause[..<verb])
        guard verb == 0 || name != nil || words.pronouns.contains(clause[0].lowered) && verb == 1 else { return nil }
        return SpeechTag(speaker: name, manner: manner(of: clause))
    }

    /// Returns the tag before a quotation: “Then Mira said, ”, „Da rief der Hund: “
    func tag(before text: Substring) -> SpeechTag? {
        guard let mark = text.last(where: { !$0.isWhitespace }), mark == ":" || mark == "," else { return nil }
        let clause = TagWord.lastClause(of: text)
        guard let verb = clause.lastIndex(where: { words.verbs[$0.lowered] != nil }) else { return nil }
        let name = subject(endingIn: clause[..<verb]) ?? subject(clause[(verb + 1)...])
        return SpeechTag(speaker: name, manner: manner(of: clause))
    }

    /// Returns the actor of the last sentence before a quotation, if it begins with a known name: “Mira shook her head.
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

    /// Returns the name at the beginning of the words: “Mr Hobbs”, “the old snail”.
    private func subject(_ clause: ArraySlice<TagWord>) -> String? {
        guard let first = clause.first, !words.pronouns.contains(first.lowered) else { return nil }
        if words.articles.contains(first.lowered) { return noun(clause.dropFirst()) }
        let name = named(clause)
        return name.isEmpty ? nil : name.map(\.lowered).joined(separator: " ")
    }

    /// Returns the name at the end of the words, whose first one may be capitalised only as the start of a sentence.
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

    /// Returns the noun after an article: the last word of the clause, or in German the capitalised one.
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
    /// Whether a punctuation mark follows, which ends the clause.
    let endsPart: Bool

    var lowered: String { text.lowercased() }
    var isCapital: Bool { text.first?.isUppercase ?? false }

    func offset(in clause: ArraySlice<TagWord>) -> Int { ordinal - (clause.first?.ordinal ?? 0) }

    /// Returns the words up to the end of the sentence or the next quotation.
    static func clause(at text: Substring) -> [TagWord] {
        words(of: text.prefix { !".!?;:“”„»«\"".contains($0) })
    }

    /// Returns the words of the last, unfinished sentence.
    static func lastClause(of text: Substring) -> [TagWord] {
        words(of: text[(text.lastIndex { ".!?;“”„»«\"".contains($0) }.map(text.index(after:)) ?? text.startIndex)...])
    }

    /// Returns the words of the last finished sentence.
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
