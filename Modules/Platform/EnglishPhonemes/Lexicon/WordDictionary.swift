/// One of the two dictionaries of a voice: phonemes by word, and for some words by their part of speech.
struct WordDictionary: Sendable {
    /// How a word is said.
    enum Entry {
        /// Always in the same way.
        case one(String)
        /// By part of speech, with a "DEFAULT"; nil where the word is spelled out.
        case byPart([String: String?])

        /// Returns the pronunciation as a part of speech.
        ///
        /// - Parameter isLast: Whether nothing follows in the same breath; some words have their full form then.
        func phonemes(as part: PartOfSpeech?, isLast: Bool) -> String? {
            switch self {
            case .one(let phonemes): return phonemes
            case .byPart(let phonemes):
                let names = [isLast ? "None" : nil, part?.tag, part?.wordClass, "DEFAULT"].compactMap(\.self)
                return names.lazy.compactMap { phonemes[$0] }.first ?? nil
            }
        }
    }

    private let table: JSONTable

    /// Reads the content of a voice's file.
    init(_ content: [UInt8]) throws(MalformedJSON) {
        var scanner = JSONScanner(content)
        table = try JSONTable(&scanner)
    }

    /// The entry of a word; a small word is also found by its entry with a capital and the other way round, unless it
    /// has one of its own.
    subscript(word: String) -> Entry? {
        if let entry = entry(word) { return entry }
        guard word.unicodeScalars.count > 1 else { return nil }
        let small = word.lowercased()
        let capital = word.capitalizedWord
        if word == small { return capital == word ? nil : entry(capital) }
        return word == small.capitalizedWord ? entry(small) : nil
    }

    /// Returns whether it has a word.
    func contains(_ word: String) -> Bool { self[word] != nil }

    private func entry(_ word: String) -> Entry? {
        guard var value = table[word] else { return nil }
        guard value.next() == UInt8(ascii: "{") else { return (try? value.string()).map { .one($0) } }
        var phonemes: [String: String?] = [:]
        // A table was walked through when it was made, so its values can be read.
        try? value.forEachMember { part, value throws(MalformedJSON) in
            phonemes.updateValue(try value.stringOrNull(), forKey: part)
        }
        return .byPart(phonemes)
    }
}
