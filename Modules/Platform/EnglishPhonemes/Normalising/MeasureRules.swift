/// Measures: a number and a unit.
enum MeasureRules {
    /// "20 °C" as "20 degrees Celsius".
    static let degrees = ReadingRule(
        first: { $0 == "-" || $0.isDecimalDigit },
        pattern: .sequence([
            .notBehindNumber, .group(1, .signedNumber), .space, .text("°"), .space,
            .optional(.group(2, .one(of: "CF"))), .notAheadWord,
        ])
    ) { match, text in
        guard let number = match.groups[1] else { return [.kept(match.range)] }
        let unit = SpokenForms.Unit(one: "degree", many: "degrees")
        let scale =
            switch match.text(2, in: text) {
            case "C": " Celsius"
            case "F": " Fahrenheit"
            default: ""
            }
        return [
            .kept(number), .said(" " + unit.name(after: text.string(number)) + scale, for: match.range.after(number)),
        ]
    }

    /// "5 km" as "5 kilometers".
    static func units(_ forms: SpokenForms) -> ReadingRule {
        let units = forms.units
        return ReadingRule(
            first: { $0 == "-" || $0.isDecimalDigit },
            pattern: .sequence([
                .notBehindNumber, .group(1, .signedNumber), .space, .group(2, .word(of: WordList(units.keys))),
                .notAheadWord,
            ])
        ) { match, text in
            guard let number = match.groups[1], let unit = units[match.text(2, in: text)] else {
                return [.kept(match.range)]
            }
            return [
                .kept(number), .said(" " + unit.name(after: text.string(number)), for: match.range.after(number)),
            ]
        }
    }
}

extension Range<Int> {
    /// Returns the rest after a part.
    fileprivate func after(_ part: Range<Int>) -> Range<Int> { part.upperBound..<upperBound }
}
