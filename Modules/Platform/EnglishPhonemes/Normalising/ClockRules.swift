/// Times of the day.
enum ClockRules {
    /// "7:30 pm" as "seven thirty P.M.", "7:05" as "seven oh five", "12:00" as "twelve o'clock".
    static let time = ReadingRule(
        first: \.isDecimalDigit,
        pattern: .sequence([
            .edge, .group(1, .digits(1...2)), .text(":"), .group(2, .digits(2...2)),
            .optional(.sequence([.text(":"), .group(3, .digits(2...2))])),
            .optional(
                .sequence([
                    .space, .group(4, .one(of: "AaPp")), .optional(.text(".")), .one(of: "Mm"), .optional(.text(".")),
                    .notAhead(.scalars(1...1) { $0.isASCII && $0.isLetter }),
                ])),
            .notAhead(.digits(1...1)),
        ])
    ) { match, text in
        let (hour, minute) = (match.number(1, in: text), match.number(2, in: text))
        let second = match.groups[3].map { _ in match.number(3, in: text) }
        guard hour <= 24, minute < 60, second ?? 0 < 60 else { return [.kept(match.range)] }
        let half = match.groups[4]
        var words = NumberWords.cardinal(hour)
        switch minute {
        case 0: words += half != nil || second != nil ? "" : " o'clock"
        case 1..<10: words += " oh " + NumberWords.cardinal(minute)
        default: words += " " + NumberWords.cardinal(minute)
        }
        if let second { words += " and " + NumberWords.cardinal(second) + (second == 1 ? " second" : " seconds") }
        guard let half else { return [.said(words, for: match.range)] }
        // With full stops, so that the letters are spelled; the sentence's own counts for the last one.
        let end = match.range.upperBound
        let stop = end < text.count && text.scalars[end] == "." ? "" : "."
        return [
            .said(words, for: match.range.lowerBound..<half.lowerBound),
            .said(" " + text.string(half).uppercased() + ".M" + stop, for: half.lowerBound..<end),
        ]
    }
}
