/// Writes out what is not read as it is written: times, dates, money, units, abbreviations, Roman numerals, signs.
///
/// Plain numbers stay as they are; the lexicon reads them, since how they are read depends on the words around them.
struct Normaliser: Sendable {
    private let rules: [ReadingRule]

    /// Creates the rules of some spoken forms, in the order in which they apply.
    init(_ forms: SpokenForms) {
        rules =
            [ClockRules.time, DateRules.iso(forms), DateRules.american(forms)]
            + [MoneyRules.big(forms), MoneyRules.cents(forms), MoneyRules.currency(forms)]
            + [MeasureRules.degrees, MeasureRules.units(forms)]
            + [DateRules.monthAndDay(forms), DateRules.dayAndMonth(forms)]
            + [AbbreviationRules.titles(forms), AbbreviationRules.abbreviations(forms), AbbreviationRules.number]
            + [AbbreviationRules.numberSign, RomanRules.cardinals(forms), RomanRules.ordinals(forms)]
            + [NumberRules.telephone, NumberRules.fraction(forms), NumberRules.range, NumberRules.plus]
            + forms.symbols.map { SymbolRules.symbol($0.sign, $0.words) }
    }

    /// Returns the spoken form of a text: words, numbers and punctuation, separated by single spaces.
    func normalised(_ text: TracedText) -> TracedText {
        var text = Self.plain(text)
        for rule in rules { text = rule.applied(to: text) }
        return Self.withoutSpaceBeforeMarks(Self.plain(text))
    }

    // MARK: - Private

    private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = ["’": "'", "‒": "-", "―": "—"]

    /// With single spaces, and of apostrophes and dashes those that the rules know.
    private static func plain(_ text: TracedText) -> TracedText {
        var result = TracedText()
        for (scalar, origin) in zip(text.scalars, text.origins) {
            if !scalar.isSpace {
                result.append(plainSigns[scalar] ?? scalar, origin)
            } else if let last = result.scalars.last, last != " " {
                result.append(" ", origin)
            }
        }
        return result.withoutLastSpace()
    }

    private static func withoutSpaceBeforeMarks(_ text: TracedText) -> TracedText {
        var result = TracedText()
        for (scalar, origin) in zip(text.scalars, text.origins) {
            if ",.;:!?".unicodeScalars.contains(scalar) { result = result.withoutLastSpace() }
            result.append(scalar, origin)
        }
        return result
    }
}
