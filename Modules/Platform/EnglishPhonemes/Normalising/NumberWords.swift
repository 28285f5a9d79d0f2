/// Numbers in English words, in the manner of num2words, from decimal digits of any length.
enum NumberWords {
    private static let ones = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    private static let scales = [
        "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion", "septillion",
        "octillion", "nonillion", "decillion",
    ]
    private static let irregularOrdinals = [
        "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
        "twelve": "twelfth",
    ]

    /// "one thousand, two hundred and thirty-four"; a number beyond decillions digit by digit.
    static func cardinal(_ digits: String) -> String {
        let digits = digits.compactMap(\.wholeNumberValue).drop { $0 == 0 }
        guard !digits.isEmpty else { return ones[0] }
        guard digits.count <= scales.count * 3 else { return spelled(digits) }
        guard digits.count > 3 else { return below1000(digits.reduce(0) { $0 * 10 + $1 }) }
        var groups: [String] = []
        var rest = digits
        for scale in scales where !rest.isEmpty {
            let group = rest.suffix(3).reduce(0) { $0 * 10 + $1 }
            rest = rest.dropLast(3)
            guard group > 0 else { continue }
            groups.append(below1000(group) + (scale.isEmpty ? "" : " " + scale))
        }
        guard groups.count > 1, let last = groups.first, !last.contains(" ") else {
            return groups.reversed().joined(separator: ", ")
        }
        // A last part of one word is joined by "and": "one thousand and five".
        return groups.dropFirst().reversed().joined(separator: ", ") + " and " + last
    }

    /// A small number in words.
    static func cardinal(_ number: Int) -> String { cardinal(String(number)) }

    /// "twenty-third", "one hundred and first".
    static func ordinal(_ digits: String) -> String {
        let words = cardinal(digits)
        let start = words.lastIndex { $0 == " " || $0 == "-" }.map { words.index(after: $0) } ?? words.startIndex
        return words[..<start] + ordinalWord(String(words[start...]))
    }

    /// A small number as an ordinal in words.
    static func ordinal(_ number: Int) -> String { ordinal(String(number)) }

    /// A year of four digits: "nineteen oh-five", "two thousand and five", "twenty ten".
    static func year(_ number: Int) -> String {
        let (high, low) = number.quotientAndRemainder(dividingBy: 100)
        guard high != 0, high < 100, !(high % 10 == 0 && low < 10) else { return cardinal(number) }
        let ending =
            switch low {
            case 0: "hundred"
            case 1..<10: "oh-" + cardinal(low)
            default: cardinal(low)
            }
        return cardinal(high) + " " + ending
    }

    /// "three point one four"; zeros at the end are not said.
    static func decimal(_ number: String) -> String {
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = cardinal(parts.first.map(String.init) ?? "")
        var fraction = parts.dropFirst().first.map { $0.compactMap(\.wholeNumberValue) } ?? []
        while fraction.last == 0 { fraction.removeLast() }
        return fraction.isEmpty ? whole : whole + " point " + spelled(fraction[...])
    }

    // MARK: - Private

    private static func spelled(_ digits: ArraySlice<Int>) -> String {
        digits.map { ones[$0] }.joined(separator: " ")
    }

    private static func below1000(_ number: Int) -> String {
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        guard hundreds > 0 else { return below100(rest) }
        return ones[hundreds] + " hundred" + (rest > 0 ? " and " + below100(rest) : "")
    }

    private static func below100(_ number: Int) -> String {
        guard number >= 20 else { return ones[number] }
        return tens[number / 10] + (number % 10 > 0 ? "-" + ones[number % 10] : "")
    }

    private static func ordinalWord(_ word: String) -> String {
        if let irregular = irregularOrdinals[word] { return irregular }
        return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
    }
}
