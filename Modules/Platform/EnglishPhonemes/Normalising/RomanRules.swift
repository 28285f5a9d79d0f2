/// Roman numerals behind words that they usually follow.
enum RomanRules {
    private static let values: [Unicode.Scalar: Int] = [
        "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    /// One to 3999 without a leading M alone; "Mark M" stays a letter.
    private static let numeral = Pattern.sequence([
        .ahead(.one(of: "IVXLC")), letters("M", 0...3), offset("C", five: "D", ten: "M"),
        offset("X", five: "L", ten: "C"), offset("I", five: "V", ten: "X"),
    ])

    /// "Chapter IV" as "Chapter 4".
    static func cardinals(_ forms: SpokenForms) -> ReadingRule {
        rule(behind: forms.beforeRomanCardinals) { String($0) }
    }

    /// "Henry VIII" as "Henry the eighth".
    static func ordinals(_ forms: SpokenForms) -> ReadingRule {
        rule(behind: forms.beforeRomanOrdinals) { "the " + NumberWords.ordinal($0) }
    }

    // MARK: - Private

    private static func rule(
        behind words: [String], _ spoken: @escaping @Sendable (Int) -> String
    ) -> ReadingRule {
        let initials = Set(words.compactMap(\.unicodeScalars.first))
        return ReadingRule(
            first: { initials.contains($0) },
            pattern: .sequence([
                .edge, .word(of: WordList(words)), .text(" "), .group(1, numeral), .edge,
                .notAhead(.sequence([.one(of: ".'’"), .scalars(1...1, \.isWordPart)])),
            ])
        ) { match, text in
            guard let numeral = match.groups[1], !numeral.isEmpty else { return [.kept(match.range)] }
            return [
                .kept(match.range.lowerBound..<numeral.lowerBound),
                .said(spoken(value(of: text.scalars[numeral])), for: numeral),
            ]
        }
    }

    private static func letters(_ letter: Unicode.Scalar, _ count: ClosedRange<Int>) -> Pattern {
        .scalars(count) { $0 == letter }
    }

    /// One decimal digit: "IX", "IV", or up to three ones, maybe behind a five.
    private static func offset(_ one: Unicode.Scalar, five: Unicode.Scalar, ten: Unicode.Scalar) -> Pattern {
        .either([
            .text("\(one)\(ten)"), .text("\(one)\(five)"), .sequence([letters(five, 0...1), letters(one, 0...3)]),
        ])
    }

    private static func value(of numeral: ArraySlice<Unicode.Scalar>) -> Int {
        let values = numeral.map { Self.values[$0] ?? 0 }
        return zip(values, values.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    }
}
