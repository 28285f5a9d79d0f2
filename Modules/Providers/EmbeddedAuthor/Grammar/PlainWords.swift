/// Small rules that hold in every language.
enum PlainWords {
    /// The text with a capital at its beginning.
    static func capitalized(_ text: some StringProtocol) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns whether the words after this text begin a sentence: also within speech, unless that continues after a
    /// comma.
    static func beginsSentence(after text: String) -> Bool {
        let said = text.last == "“" || text.last == "„" ? text.dropLast() : text[...]
        guard let mark = said.last(where: { $0 != " " && $0 != "”" }) else { return true }
        return ".!?…:".contains(mark) && (mark != ":" || said.count < text.count)
    }

    /// Words as one phrase: "a", "a and b", "a, b and c".
    static func list(_ words: [String], and: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(and) " + last
    }
}
