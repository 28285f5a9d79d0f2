import StoryCore

/// Turns the words of a text into tokens for flite, and knows how names are said.
struct NameLexicon {
    /// Sounds by token.
    let phones: [String: [String]]
    private let tokens: [String: [String]]
    private let finder: NameFinder

    /// Creates a lexicon from pronunciations by name.
    init(_ pronunciations: [String: String]) {
        var phones = Interjections.phones
        var tokens: [String: [String]] = [:]
        for (name, respelling) in pronunciations.sorted(by: { $0.key < $1.key }) {
            let sounds = Respelling.phones(of: respelling, forWords: WordSplitter.words(in: name).count)
            guard !sounds.isEmpty else { continue }
            tokens[name] = sounds.map { sound in
                let token = Self.token(phones.count)
                phones[token] = sound
                return token
            }
        }
        self.phones = phones
        self.tokens = tokens
        finder = NameFinder(tokens.keys)
    }

    /// Returns the spoken words in a part of a text, in order, without unpronounceable ones.
    func words(in text: String, range: Range<String.Index>) -> [SpeechPart.Word] {
        finder.words(in: text, range: range).flatMap { word -> [SpeechPart.Word] in
            var tokens =
                word.name.flatMap { self.tokens[$0] }
                ?? SpokenToken.tokens(of: word.text).map {
                    Interjections.tokens[$0.lowercased()] ?? $0
                }
            guard let last = tokens.popLast() else { return [] }
            let ending = (word.isPossessive ? "'s" : "") + (word.pause.map(String.init) ?? "")
            tokens.append(last + ending)
            // A name whose respelling has as many words is marked word by word.
            guard word.ranges.count > 1, word.ranges.count == tokens.count else {
                return [SpeechPart.Word(ranges: word.ranges, tokens: tokens)]
            }
            return zip(word.ranges, tokens).map { SpeechPart.Word(ranges: [$0], tokens: [$1]) }
        }
    }

    /// A token of its own for each name: no word of the language is changed by it.
    private static func token(_ number: Int) -> String {
        let letters = [number / 26 % 26, number % 26].map { UnicodeScalar(UInt8(ascii: "a") + UInt8($0)) }
        return "heroname" + String(String.UnicodeScalarView(letters))
    }
}
