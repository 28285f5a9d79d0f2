/// Words that are a known word and an ending.
extension Lexicon {
    /// A word with one of the endings -s, -ed and -ing.
    func withEnding(_ word: String, _ reading: Reading) -> String? {
        if let stem = stemOfS(word), let phonemes = lookUp(stem, reading).flatMap(withS) { return phonemes }
        if let stem = stemOfED(word), let phonemes = lookUp(stem, reading).flatMap(withED) { return phonemes }
        var reading = reading
        reading.stress = reading.stress ?? .light
        return stemOfING(word).flatMap { lookUp($0, reading) }.flatMap(withING)
    }

    /// Returns whether a word has a known stem that an ending can follow.
    func hasKnownStem(_ word: String, _ reading: Reading) -> Bool {
        withEnding(word, reading) != nil
    }

    /// A stem with the ending -s: "cats", "dogs", "foxes".
    func withS(_ stem: String) -> String? {
        guard let last = stem.last else { return nil }
        if "ptkfθ".contains(last) { return stem + "s" }
        return stem + ("szʃʒʧʤ".contains(last) ? weakVowel : "") + "z"
    }

    /// A stem with the ending -ed: "liked", "played", "wanted".
    func withED(_ stem: String) -> String? {
        guard let last = stem.last else { return nil }
        if "pkfθʃsʧ".contains(last) { return stem + "t" }
        if last == "d" { return stem + weakVowel + "d" }
        guard last == "t" else { return stem + "d" }
        guard !isBritish, let before = stem.dropLast().last else { return stem + "ɪd" }
        return Self.beforeTap.contains(before) ? stem.dropLast() + "ɾᵻd" : stem + "ᵻd"
    }

    /// A stem with the ending -ing.
    func withING(_ stem: String) -> String? {
        guard let last = stem.last else { return nil }
        if isBritish {
            if "əː".contains(last) { return nil }
        } else if last == "t", let before = stem.dropLast().last, Self.beforeTap.contains(before) {
            return stem.dropLast() + "ɾɪŋ"
        }
        return stem + "ɪŋ"
    }

    // MARK: - Private

    /// Sounds behind which Americans tap a t.
    private static let beforeTap = Set("AIOWYiuæɑəɛɪɹʊʌ")
    private static let doubled = Set("bcdgklmnprstvxz")

    private var weakVowel: String { isBritish ? "ɪ" : "ᵻ" }

    private func stemOfS(_ word: String) -> String? {
        let count = word.unicodeScalars.count
        guard count >= 3, word.hasSuffix("s") else { return nil }
        if !word.hasSuffix("ss"), let stem = known(word, without: 1) { return stem }
        let isES = count > 4 && word.hasSuffix("es") && !word.hasSuffix("ies")
        if word.hasSuffix("'s") || isES, let stem = known(word, without: 2) { return stem }
        return count > 4 && word.hasSuffix("ies") ? known(word, without: 3, with: "y") : nil
    }

    private func stemOfED(_ word: String) -> String? {
        let count = word.unicodeScalars.count
        guard count >= 4, word.hasSuffix("d") else { return nil }
        if !word.hasSuffix("dd"), let stem = known(word, without: 1) { return stem }
        return count > 4 && word.hasSuffix("ed") && !word.hasSuffix("eed") ? known(word, without: 2) : nil
    }

    private func stemOfING(_ word: String) -> String? {
        let count = word.unicodeScalars.count
        guard count >= 5, word.hasSuffix("ing") else { return nil }
        if count > 5, let stem = known(word, without: 3) { return stem }
        if let stem = known(word, without: 3, with: "e") { return stem }
        return count > 5 && hasDoubledConsonant(word) ? known(word, without: 4) : nil
    }

    private func hasDoubledConsonant(_ word: String) -> Bool {
        let two = Array(word.dropLast(3).suffix(2))
        return two == ["c", "k"] || two.count == 2 && two[0] == two[1] && Self.doubled.contains(two[0])
    }

    private func known(_ word: String, without count: Int, with ending: String = "") -> String? {
        let stem = String(word.dropLast(count)) + ending
        return isKnown(stem) ? stem : nil
    }
}
