/// Small rules of English.
enum EnglishText {
    /// Words as one phrase: "a", "a and b", "a, b and c".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// One of our own nouns with its article by sound: "an owl", "a unicorn".
    static func withArticle(_ noun: String) -> String {
        let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
        return (isVowel && !noun.hasPrefix("uni") ? "an " : "a ") + noun
    }

    /// The text with a capital at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Something that a person wrote, so that it can stand between quotation marks.
    static func quotable(_ text: String, limit: Int) -> String {
        let plain = text.filter { !"“”„‟«»\"".contains($0) }
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard plain.count > limit else { return plain }
        let head = plain.prefix(limit)
        return String(head[..<(head.lastIndex(of: " ") ?? head.endIndex)]) + " …"
    }

    /// The same as a whole sentence, with an end mark.
    static func quotedSentence(_ text: String, limit: Int) -> String {
        let sentence = capitalized(quotable(text, limit: limit))
        let hasEnd = sentence.last.map { ".!?…。！？".contains($0) } ?? false
        return hasEnd ? sentence : sentence + "."
    }
}
