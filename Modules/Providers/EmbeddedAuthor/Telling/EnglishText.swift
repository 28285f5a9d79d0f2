/// Small rules of English.
enum EnglishText {
    /// Words as one phrase: "a", "a and b", "a, b and c".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// One of our own nouns with its article by sound: "an owl", "a fox".
    static func withArticle(_ noun: String) -> String {
        let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + noun
    }

    /// The text with a capital at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The words with capitals, as in a title, but for the small ones inside.
    static func titleCased(_ text: String) -> String {
        text.split(separator: " ").map { smallWords.contains($0) ? String($0) : capitalized(String($0)) }
            .joined(separator: " ")
    }

    private static let smallWords: Set<Substring> = [
        "the", "a", "an", "at", "of", "in", "on", "to", "and", "with", "for",
    ]

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
