import StoryCore

/// Fits a sentence to the age of those who listen.
///
/// Two signs in the material tell how: what stands in `[` `]` is only for children from six on, and at `|` a
/// sentence becomes two for the smallest ("The door stood open|, and {All} went in.").
enum Wording {
    /// The sentence for an age band.
    static func shaped(_ text: String, for ageBand: AgeBand) -> String {
        let chosen = withTails(text, isKept: ageBand == .sixToTen)
        guard chosen.utf8.contains(UInt8(ascii: "|")) else { return chosen }
        let pieces = chosen.split(separator: "|")
        guard let first = pieces.first, ageBand == .twoToFour else { return pieces.joined() }
        return pieces.dropFirst().reduce(String(first)) { $0 + ". " + sentence(of: $1) }
    }

    /// Two descriptions as one sentence, if both are plain enough: a comma more would make a tangle.
    static func joined(_ first: String, _ second: String) -> String? {
        let isPlain = ![first, second].contains { $0.contains("“") || $0.contains(",") || !$0.hasSuffix(".") }
        guard isPlain else { return nil }
        return first.dropLast() + ", and " + second.prefix(1).lowercased() + second.dropFirst()
    }

    private static func withTails(_ text: String, isKept: Bool) -> String {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
        var result = ""
        var isInside = false
        for character in text {
            switch character {
            case "[": isInside = true
            case "]": isInside = false
            default: if isKept || !isInside { result.append(character) }
            }
        }
        return result
    }

    /// What followed a comma, as a sentence of its own.
    private static func sentence(of clause: Substring) -> String {
        var rest = clause.drop { $0 == "," || $0 == " " }
        if rest.hasPrefix("and ") { rest = rest.dropFirst(4) }
        // The first letter stands behind a quotation mark or at the head of a mark for a name.
        guard let start = rest.firstIndex(where: { $0.isLetter }) else { return String(rest) }
        return rest[..<start] + rest[start].uppercased() + rest[rest.index(after: start)...]
    }
}
