import Foundation

/// How words are said: dictionaries, stems with endings, words that depend on what stands around them.
///
/// The dictionaries and the rules are those of misaki (Apache-2.0), by which the voice was made.
struct Lexicon: Sendable {
    /// The dictionary that was corrected by people.
    let gold: WordDictionary
    /// The dictionary that was made by machine.
    let silver: WordDictionary
    /// Whether English is said as in Britain.
    let isBritish: Bool

    private static let symbols = ["%": "percent", "&": "and", "+": "plus", "@": "at"]

    /// How a token is said before some sound; nil if that is not known.
    func phonemes(of token: Token, before following: FollowingSound) -> String? {
        let word = Self.spelling(of: token.alias ?? token.text)
        let stress: Stress.Change? = word.isLowercased ? nil : word.isUppercased ? .full : .light
        if let phonemes = self.word(word, Reading(part: token.part, stress: stress, following: following)) {
            return Self.joined(phonemes, token.currency.flatMap(currencyName))
        }
        return isNumber(word, isHead: token.isHead) ? number(word, currency: token.currency, isHead: token.isHead) : nil
    }

    /// What a word is read as.
    struct Reading {
        var part: PartOfSpeech?
        var stress: Stress.Change?
        var following: FollowingSound?
    }

    /// Looks up a known word: as written, in lower case, or letter by letter.
    func lookUp(_ word: String, _ reading: Reading = Reading()) -> String? {
        var word = word
        var isName = false
        if word.isUppercased, !gold.contains(word) {
            word = word.lowercased()
            isName = reading.part == .name
        }
        let entry = gold[word] ?? (isName ? nil : silver[word])
        let isLast = reading.following?.kind == FollowingSound.Kind.none
        let found = entry?.phonemes(as: reading.part, isLast: isLast)
        // A name in capitals is spelled, unless it is a word that people stress.
        if let found, !isName || found.contains(Stress.primary) { return Stress.changed(found, reading.stress) }
        return spelled(word) ?? found.map { Stress.changed($0, reading.stress) }
    }

    /// A word letter by letter, stressed on the last one; nil if it has a letter without a name.
    func spelled(_ word: String) -> String? {
        var phonemes = ""
        for letter in word.unicodeScalars where letter.isLetter {
            guard let name = gold[letter.properties.uppercaseMapping]?.phonemes(as: nil, isLast: false) else {
                return nil
            }
            phonemes += name
        }
        phonemes = Stress.changed(phonemes, .secondary)
        guard let last = phonemes.lastIndex(of: Stress.secondary) else { return phonemes }
        return phonemes[..<last] + String(Stress.primary) + phonemes[phonemes.index(after: last)...]
    }

    /// Returns whether a word can be looked up.
    func isKnown(_ word: String) -> Bool {
        if gold.contains(word) || Self.symbols[word] != nil || silver.contains(word) { return true }
        guard word.isAllLetters, word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        if word.utf8.count == 1 || word.isUppercased && gold.contains(word.lowercased()) { return true }
        return String(word.dropFirst()).isUppercased
    }

    // MARK: - Private

    private func word(_ word: String, _ reading: Reading) -> String? {
        if let symbol = Self.symbols[word] { return lookUp(symbol, Reading(following: reading.following)) }
        if let phonemes = functionWord(word, reading) { return phonemes }
        let word = isLikeItsSmallForm(word, reading) ? word.lowercased() : word
        if isKnown(word) { return lookUp(word, reading) }
        if word.hasSuffix("s'"), isKnown(word.dropLast(2) + "'s") { return lookUp(word.dropLast(2) + "'s", reading) }
        if word.hasSuffix("'"), isKnown(String(word.dropLast())) { return lookUp(String(word.dropLast()), reading) }
        return withEnding(word, reading)
    }

    /// Returns whether a word with capitals is one that is known in small letters, and no name.
    private func isLikeItsSmallForm(_ word: String, _ reading: Reading) -> Bool {
        let count = word.unicodeScalars.count
        guard count > 1, !word.isLowercased, reading.part != .name || count > 7,
            word.filter({ $0 != "'" }).isAllLetters, word.isUppercased || String(word.dropFirst()).isLowercased,
            !gold.contains(word), !silver.contains(word)
        else { return false }
        let small = word.lowercased()
        return gold.contains(small) || silver.contains(small) || hasKnownStem(small, reading)
    }

    /// A word as the dictionaries spell it: straight apostrophes, compatible letters (NFKC), the digits 0 to 9.
    static func spelling(of text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isApostrophe ? "'" : $0 }))
        return plain.precomposedStringWithCompatibilityMapping.unicodeScalars.reduce(into: "") { word, scalar in
            let value = scalar.isDigit ? scalar.properties.numericValue : nil
            word += value.flatMap { Int(exactly: $0) }.map(String.init) ?? String(scalar)
        }
    }

    private static func joined(_ phonemes: String, _ currency: String?) -> String {
        currency.map { phonemes + " " + $0 } ?? phonemes
    }
}
