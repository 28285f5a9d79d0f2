/// Sums of money that the lexicon does not read by itself.
enum MoneyRules {
    private static let scales = ["k": "thousand", "m": "million", "b": "billion"]
    private static let scale = Pattern.group(
        3,
        .either([
            .word(of: WordList(["hundred", "thousand", "million", "billion", "trillion"])),
            .sequence([.one(of: "kKmMbB"), .edge]),
        ]))

    /// "$3 million" and "£3m" as "3 million dollars" and "3 million pounds".
    static func big(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: { $0 == "$" || $0 == "£" || $0 == "€" },
            pattern: .sequence([.group(1, .one(of: "$£€")), .group(2, .number), .space, scale])
        ) { match, text in
            sum(match, text, forms.currencies[match.text(1, in: text)])
        }
    }

    /// "50¢" as "50 cents".
    static func cents(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: \.isDecimalDigit, pattern: .sequence([.notBehindNumber, .group(2, .number), .space, .text("¢")])
        ) { match, text in
            sum(match, text, forms.currencies["¢"])
        }
    }

    /// "¥500", "Rs. 20" and "EUR 5 million".
    static func currency(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: { "¥₹₩RUEG".unicodeScalars.contains($0) },
            pattern: .sequence([
                .notBehind(\.isWordPart),
                .group(
                    1,
                    .either([
                        .one(of: "¥₹₩"), .sequence([.text("Rs"), .optional(.text("."))]), .text("USD"), .text("EUR"),
                        .text("GBP"),
                    ])), .space, .group(2, .number), .optional(.sequence([.space, scale])),
            ])
        ) { match, text in
            sum(match, text, forms.currencies[match.text(1, in: text).filter { $0 != "." }])
        }
    }

    /// A number, how many of them, and the currency, which is said last wherever it stands.
    private static func sum(_ match: PatternMatch, _ text: TracedText, _ unit: SpokenForms.Unit?) -> [Replacement] {
        guard let unit, let number = match.groups[2] else { return [.kept(match.range)] }
        let end = match.range.upperBound
        let said = Replacement.said(text.string(number), for: match.range.lowerBound..<number.upperBound)
        guard let scale = match.groups[3] else {
            return [said, .said(" " + unit.name(after: text.string(number)), for: number.lowerBound..<end)]
        }
        let word = text.string(scale)
        return [said, .said(" " + (scales[word.lowercased()] ?? word) + " " + unit.many, for: scale)]
    }
}
