/// Dates.
enum DateRules {
    /// "2024-03-05" as "March fifth, 2024".
    static func iso(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: \.isDecimalDigit,
            pattern: .sequence([
                .edge, .group(1, .digits(4...4)), .text("-"), .group(2, .digits(2...2)), .text("-"),
                .group(3, .digits(2...2)), .edge,
            ])
        ) { match, text in
            said(
                match, forms, month: match.number(2, in: text), day: match.number(3, in: text), match.text(1, in: text))
        }
    }

    /// "3/5/2024" as "March fifth, 2024"; a first number that is no month is the day.
    static func american(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: \.isDecimalDigit,
            pattern: .sequence([
                .edge, .group(1, .digits(1...2)), .text("/"), .group(2, .digits(1...2)), .text("/"),
                .group(3, .either([.digits(4...4), .digits(2...2)])), .edge,
            ])
        ) { match, text in
            let (first, second) = (match.number(1, in: text), match.number(2, in: text))
            var year = match.text(3, in: text)
            if year.count == 2 { year = (match.number(3, in: text) > 30 ? "19" : "20") + year }
            return said(match, forms, month: first <= 12 ? first : second, day: first <= 12 ? second : first, year)
        }
    }

    /// "Mar. 5th, 2024" as "March fifth, 2024".
    static func monthAndDay(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: \.isLatinCapital,
            pattern: .sequence([
                .edge, .group(1, .word(of: monthWords(forms))), .optional(.text(".")), .text(" "),
                .group(2, .digits(1...2)), .optional(.either(["st", "nd", "rd", "th"].map { .text($0) })), .edge,
                .notAhead(.scalars(1...1) { $0.isDecimalDigit || $0 == ":" || $0 == "%" }),
                .optional(.group(3, .sequence([.optional(.text(",")), .text(" "), .digits(4...4), .edge]))),
            ])
        ) { match, text in
            let day = match.number(2, in: text)
            guard (1...31).contains(day), let month = match.groups[1], let date = match.groups[2] else {
                return [.kept(match.range)]
            }
            let year = match.groups[3]
            return [
                .said(monthName(text.string(month), forms) + " ", for: month),
                .said(NumberWords.ordinal(day), for: date.lowerBound..<(year?.lowerBound ?? match.range.upperBound)),
            ] + (year.map { [.kept($0)] } ?? [])
        }
    }

    /// "5 March" and "the 5 of March" as "the fifth of March".
    static func dayAndMonth(_ forms: SpokenForms) -> ReadingRule {
        ReadingRule(
            first: { $0 == "t" || $0.isDecimalDigit },
            pattern: .sequence([
                .edge, .optional(.group(1, .text("the "))), .group(2, .digits(1...2)), .text(" "),
                .optional(.group(3, .text("of "))), .group(4, .word(of: monthWords(forms))), .edge,
                .optional(.text(".")),
            ])
        ) { match, text in
            let number = match.number(2, in: text)
            guard (1...31).contains(number), let day = match.groups[2], let month = match.groups[4] else {
                return [.kept(match.range)]
            }
            return [
                match.groups[1].map { .kept($0) } ?? .said("the ", for: day),
                .said(NumberWords.ordinal(number) + " ", for: day),
                match.groups[3].map { .kept($0) } ?? .said("of ", for: day),
                .said(monthName(text.string(month), forms), for: month.lowerBound..<match.range.upperBound),
            ]
        }
    }

    /// "March fifth", with a year if there is one; nil for what is no date.
    static func words(month: Int, day: Int, year: String = "", _ forms: SpokenForms) -> String? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return forms.monthNames[month - 1] + " " + NumberWords.ordinal(day) + (year.isEmpty ? "" : ", " + year)
    }

    // MARK: - Private

    private static func said(
        _ match: PatternMatch, _ forms: SpokenForms, month: Int, day: Int, _ year: String
    ) -> [Replacement] {
        words(month: month, day: day, year: year, forms).map { [.said($0, for: match.range)] } ?? [.kept(match.range)]
    }

    private static func monthWords(_ forms: SpokenForms) -> WordList {
        WordList(forms.monthNames + forms.months.keys.map(\.capitalizedWord) + ["Sept"])
    }

    private static func monthName(_ word: String, _ forms: SpokenForms) -> String {
        forms.months[String(word.lowercased().prefix(3))] ?? word
    }
}
