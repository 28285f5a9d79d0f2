/// Abbreviations.
enum AbbreviationRules {
    /// "St. Paul" as "Saint Paul": titles, before a capital letter only.
    static func titles(_ forms: SpokenForms) -> ReadingRule {
        let titles = forms.titles
        return ReadingRule(
            first: \.isLatinCapital,
            pattern: .sequence([
                .edge, .group(1, .word(of: WordList(titles.keys))), .optional(.text(".")), .text(" "),
                .ahead(.scalars(1...1, \.isLatinCapital)),
            ])
        ) { match, text in
            guard let title = match.groups[1], let words = titles[text.string(title)] else {
                return [.kept(match.range)]
            }
            return [.said(words, for: title), .kept(match.range.upperBound - 1..<match.range.upperBound)]
        }
    }

    /// "approx." as "approximately". A full stop at the end of the text ends the sentence as well.
    static func abbreviations(_ forms: SpokenForms) -> ReadingRule {
        let abbreviations = forms.abbreviations
        return ReadingRule(
            first: { $0.isASCII && $0.isLetter },
            pattern: .sequence([
                .notBehindNumber, .group(1, .word(of: WordList(abbreviations.keys))), .notAheadWord,
            ])
        ) { match, text in
            let end = match.range.upperBound
            guard let words = abbreviations[text.string(match.range)] else { return [.kept(match.range)] }
            guard end == text.count, text.scalars[end - 1] == "." else { return [.said(words, for: match.range)] }
            return [.said(words, for: match.range.lowerBound..<end - 1), .kept(end - 1..<end)]
        }
    }

    /// "No. 5" as "Number 5".
    static let number = ReadingRule(
        first: { $0 == "N" },
        pattern: .sequence([
            .edge, .group(1, .word(of: WordList(["No", "Nos"]))), .text("."), .optional(.text(" ")),
            .ahead(.digits(1...1)),
        ])
    ) { match, text in
        [.said(match.text(1, in: text) == "No" ? "Number " : "Numbers ", for: match.range)]
    }

    /// "#5" as "number 5".
    static let numberSign = ReadingRule(
        first: { $0 == "#" },
        pattern: .sequence([.notBehind { $0.isWordPart || $0 == "&" }, .text("#"), .ahead(.digits(1...1))])
    ) { match, _ in
        [.said("number ", for: match.range)]
    }
}
