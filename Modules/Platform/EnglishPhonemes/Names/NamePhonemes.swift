import StoryCore

/// How names are said, from respelled syllables.
struct NamePhonemes {
    /// A stretch of a text that is said in its own way.
    struct Found {
        /// The range in the source.
        var range: TextRange
        /// The pronunciation.
        var phonemes: String
    }

    private let finder: NameFinder
    private let phonemes: [String: [String]]
    private let lexicon: Lexicon

    /// Creates pronunciations from respelled syllables ("MEE-rah") by name; unreadable ones are ignored.
    init(_ pronunciations: [String: String], _ lexicon: Lexicon) {
        phonemes = pronunciations.reduce(into: [:]) { phonemes, pronunciation in
            let (name, respelling) = pronunciation
            let words = Respelling.phones(of: respelling, forWords: WordSplitter.words(in: name).count)
            guard !words.isEmpty else { return }
            phonemes[name] = words.map { CMUPhones.phonemes(of: $0, isBritish: lexicon.isBritish) }
        }
        finder = NameFinder(phonemes.keys)
        self.lexicon = lexicon
    }

    /// The names in a part of a text, in order: word by word, or as one if a respelling has other words than its name.
    func found(in text: String, range: Range<String.Index>) -> [Found] {
        guard !phonemes.isEmpty else { return [] }
        return finder.words(in: text, range: range).flatMap { word -> [Found] in
            guard let name = word.name, var said = phonemes[name], let last = said.popLast() else { return [] }
            said.append(word.isPossessive ? lexicon.withS(last) ?? last : last)
            if said.count == word.ranges.count { return zip(word.ranges, said).map(Found.init) }
            guard let first = word.ranges.first, let end = word.ranges.last?.end else { return [] }
            return [Found(range: TextRange(start: first.start, end: end), phonemes: said.joined(separator: " "))]
        }
    }
}
