/// One way in which something written is read aloud: what it looks like, and what is said for it.
struct ReadingRule: Sendable {
    /// What a match can begin with; most offsets of a text are passed over by this alone.
    let first: Pattern.Test
    /// The pattern to replace.
    let pattern: Pattern
    /// What takes its place, in the order in which it is said.
    let replacement: @Sendable (PatternMatch, TracedText) -> [Replacement]

    /// The text with every match replaced, from left to right.
    func applied(to text: TracedText) -> TracedText {
        guard text.scalars.contains(where: first) else { return text }
        var matcher = PatternMatcher(text.scalars)
        var result = TracedText()
        var (offset, kept) = (0, 0)
        while offset < text.count {
            guard first(text.scalars[offset]), let match = matcher.match(pattern, at: offset) else {
                offset += 1
                continue
            }
            result.append(kept..<offset, of: text)
            for part in replacement(match, text) {
                switch part {
                case .kept(let range): result.append(range, of: text)
                case .said(let words, let range): result.append(words, for: range, of: text)
                }
            }
            offset = match.range.upperBound
            kept = offset
        }
        guard kept > 0 else { return text }
        result.append(kept..<text.count, of: text)
        return result
    }
}

extension Pattern {
    /// A number as it is written: digits, commas between thousands, a decimal point.
    static let number = Pattern.sequence([
        .digits(1...400), .times(0...40, .sequence([.text(","), .digits(3...3)])),
        .optional(.sequence([.text("."), .digits(1...400)])),
    ])

    /// A number that may be negative.
    static let signedNumber = Pattern.sequence([.optional(.text("-")), .number])

    /// No part of a word or number stands before it.
    static let notBehindNumber = Pattern.notBehind { $0.isWordPart || $0 == "." }

    /// No word goes on here.
    static let notAheadWord = Pattern.notAhead(.scalars(1...1, \.isWordPart))
}

extension PatternMatch {
    /// The value of a group of digits; 0 if it had no part in the match.
    func number(_ group: Int, in text: TracedText) -> Int {
        guard let range = groups[group] else { return 0 }
        return text.scalars[range].reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
    }
}
