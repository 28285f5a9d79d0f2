import StoryCore

/// Fits a sentence to the age of those who listen.
///
/// Two signs in the tables tell how: what stands in `[` `]` is only for children from six on, and at `|` a
/// sentence becomes two for the smallest ("The door stood open|, and {All} went in.").
struct Wording {
    let ageBand: AgeBand
    let grammar: any LanguageGrammar

    /// The sentence for the age band.
    func shaped(_ text: String) -> String {
        let chosen = Self.withTails(text, isKept: ageBand == .sixToTen)
        guard chosen.utf8.contains(UInt8(ascii: "|")) else { return chosen }
        let pieces = chosen.split(separator: "|")
        guard let first = pieces.first, ageBand == .twoToFour else { return pieces.joined() }
        return pieces.dropFirst().reduce(String(first)) { ended($0) + " " + sentence(of: $1) }
    }

    /// About how long a line becomes, in characters.
    func length(of line: String) -> Int {
        ageBand == .sixToTen ? line.utf8.count : Self.withTails(line, isKept: false).utf8.count
    }

    /// How long its sentences become on average, in characters.
    func sentenceLength(of line: String) -> Int {
        length(of: line) / sentenceCount(of: line)
    }

    /// What a line costs where every word counts: its length, and for bigger children that a thought is cut in two.
    func cost(of line: String) -> Int {
        length(of: line) + (ageBand == .sixToTen ? Self.costOfSentence * sentenceCount(of: line) : 0)
    }

    /// As much as that many characters.
    private static let costOfSentence = 90

    private func sentenceCount(of line: String) -> Int {
        let ends = line.utf8.count { ".!?".utf8.contains($0) || (ageBand == .twoToFour && $0 == UInt8(ascii: "|")) }
        return max(1, ends)
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
    private func sentence(of clause: Substring) -> String {
        let rest = grammar.independent(clause)
        // The first letter stands behind a quotation mark; a mark gets its capital when it is filled in.
        guard let start = rest.firstIndex(where: { $0.isLetter || $0 == "{" }), rest[start] != "{" else {
            return String(rest)
        }
        return rest[..<start] + rest[start].uppercased() + rest[rest.index(after: start)...]
    }

    /// The text with a full stop, unless it has an end already: what was said may end a sentence.
    private func ended(_ text: String) -> String {
        let mark = text.last { !"”“".contains($0) }
        return mark.map { ".!?…".contains($0) } ?? false ? text : text + "."
    }
}
