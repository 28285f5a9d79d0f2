/// Digits that are not read as one number.
enum NumberRules {
    private static let fractions = [
        2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth",
    ]

    private static func notBehind(_ signs: String) -> Pattern {
        .notBehind { $0.isWordPart || signs.unicodeScalars.contains($0) }
    }

    private static func notAhead(_ signs: String) -> Pattern {
        .notAhead(.scalars(1...1) { $0.isWordPart || signs.unicodeScalars.contains($0) })
    }

    /// "555-1234" digit by digit.
    static let telephone = ReadingRule(
        first: \.isDecimalDigit,
        pattern: .sequence([
            notBehind(".-"), .optional(.sequence([.digits(3...3), .text("-")])), .digits(3...3), .text("-"),
            .digits(4...4), notAhead(".-"),
        ])
    ) { match, text in
        let digits = text.string(match.range).map { $0 == "-" ? "," : " \($0)" }
        return [.said(String(digits.joined().dropFirst()), for: match.range)]
    }

    /// "1/2" as "one half", "3/4" as "3 quarters", "10/11" as a date.
    static func fraction(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: \.isDecimalDigit,
            pattern: .sequence([
                notBehind("./"), .group(1, .digits(1...2)), .text("/"), .group(2, .digits(1...2)), notAhead("./"),
            ])
        ) { match, text in
            let (above, below) = (match.number(1, in: text), match.number(2, in: text))
            return [.said(words(above, below, forms), for: match.range)]
        }
    }

    /// "5-7" as "5 to 7".
    static let range = ReadingRule(
        first: \.isDecimalDigit,
        pattern: .sequence([
            notBehind(".-"), .group(1, .digits(1...4)), .space, .one(of: "-–"), .space, .group(2, .digits(1...4)),
            notAhead(".-%"),
        ])
    ) { match, text in
        guard let first = match.groups[1], let second = match.groups[2] else { return [.kept(match.range)] }
        return [.kept(first), .said(" to ", for: first), .kept(second)]
    }

    /// "+5" as "plus 5".
    static let plus = ReadingRule(
        first: { $0 == "+" }, pattern: .sequence([notBehind("+"), .text("+"), .ahead(.digits(1...1))])
    ) { match, _ in
        [.said("plus ", for: match.range)]
    }

    private static func words(_ above: Int, _ below: Int, _ forms: SpokenForms) -> String {
        if above > 0, above < below, let unit = fractions[below] {
            if below == 2 { return "one half" }
            return "\(above) \(unit)" + (above == 1 ? "" : "s")
        }
        return DateRules.words(month: above, day: below, forms) ?? "\(above) slash \(below)"
    }
}
