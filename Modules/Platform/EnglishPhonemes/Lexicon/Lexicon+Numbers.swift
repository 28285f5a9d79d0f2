/// How numbers are read.
extension Lexicon {
    private static let currencies = ["$": ["dollar", "cent"], "£": ["pound", "pence"], "€": ["euro", "cent"]]
    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]
    private static let endings = ["ing", "'d", "ed", "'s", "st", "nd", "rd", "th", "s"]

    /// Returns whether a word is a number: digits, commas and full stops, maybe with a minus before and an ending
    /// behind.
    func isNumber(_ word: String, isHead: Bool) -> Bool {
        guard word.unicodeScalars.contains(where: \.isASCIIDigit) else { return false }
        var core = word[...]
        if let ending = Self.endings.first(where: core.hasSuffix) { core = core.dropLast(ending.count) }
        if isHead, core.hasPrefix("-") { core = core.dropFirst() }
        return core.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == "," || $0 == "." }
    }

    /// A number as it is read.
    ///
    /// - Parameters:
    ///   - currency: The sign of its currency.
    ///   - isHead: Whether a word begins with it; digits inside a word ("B612") are read one by one.
    func number(_ word: String, currency: String? = nil, isHead: Bool) -> String? {
        let ending = String(word.reversed().prefix { ("a"..."z").contains($0) || $0 == "'" }.reversed())
        var digits = String(word.dropLast(ending.count))
        var said: [String] = []
        if digits.hasPrefix("-") {
            said += [lookUp("minus")].compactMap(\.self)
            digits.removeFirst()
        }
        guard digits.unicodeScalars.contains(where: \.isASCIIDigit) else { return nil }
        said += spoken(digits, ending: ending, currency: currency, isHead: isHead, isNegative: !said.isEmpty)
        guard !said.isEmpty else { return nil }
        let phonemes = said.joined(separator: " ")
        switch ending {
        case "s", "'s": return withS(phonemes)
        case "ed", "'d": return withED(phonemes)
        case "ing": return withING(phonemes)
        default: return phonemes
        }
    }

    /// The name of a currency for more than one.
    func currencyName(_ sign: String) -> String? {
        Self.currencies[sign]?.first.flatMap { withEnding($0 + "s", Reading()) }
    }

    // MARK: - Private

    private func spoken(
        _ number: String, ending: String, currency: String?, isHead: Bool, isNegative: Bool
    ) -> [String] {
        let units = currency.flatMap { Self.currencies[$0] }
        let digits = number.filter { $0 != "," }
        let pointCount = digits.count { $0 == "." }
        let isOrdinal = Self.ordinalEndings.contains(ending)
        if number.isAllDigits, isOrdinal { return words(NumberWords.ordinal(number)) }
        if number.isAllDigits, number.utf8.count == 4, !isNegative, units == nil, let year = Int(number) {
            return words(NumberWords.year(year))
        }
        if pointCount == 0, !isHead { return insideWord(digits) }
        if pointCount > 1 || !isHead {
            return digits.split(separator: ".").flatMap { isReadByDigit($0) ? byDigit($0) : cardinal($0) }
        }
        if let units, pointCount == 0 || digits.split(separator: ".").last.map({ $0.count < 3 }) == true {
            return money(digits, units)
        }
        if pointCount == 0 {
            return words(isOrdinal ? NumberWords.ordinal(digits) : NumberWords.cardinal(digits))
        }
        return digits.hasPrefix(".")
            ? words("point") + byDigit(digits.dropFirst()) : words(NumberWords.decimal(digits))
    }

    /// The phonemes of words; "and" is not said, and "point" has no stress.
    private func words(_ words: String) -> [String] {
        words.split { !("a"..."z").contains($0) }.filter { $0 != "and" }
            .compactMap { lookUp(String($0), Reading(stress: $0 == "point" ? Stress.Change.none : nil)) }
    }

    private func cardinal(_ digits: some StringProtocol) -> [String] { words(NumberWords.cardinal(String(digits))) }

    private func byDigit(_ digits: some StringProtocol) -> [String] { digits.flatMap { cardinal(String($0)) } }

    /// "612" in "B612": "six twelve"; longer ones digit by digit.
    private func insideWord(_ digits: String) -> [String] {
        guard digits.count <= 3, !digits.hasPrefix("0") else { return byDigit(digits) }
        guard digits.count == 3, !digits.hasSuffix("00") else { return cardinal(digits) }
        let rest = digits.dropFirst()
        guard rest.hasPrefix("0") else { return cardinal(digits.prefix(1)) + cardinal(rest) }
        let zero = [lookUp("O", Reading(stress: Stress.Change.none))].compactMap(\.self)
        return cardinal(digits.prefix(1)) + zero + cardinal(rest.dropFirst())
    }

    private func isReadByDigit(_ digits: Substring) -> Bool {
        digits.hasPrefix("0") || digits.count != 2 && digits.dropFirst().contains { $0 != "0" }
    }

    /// Whole units and hundredths, each only if there are some.
    private func money(_ digits: String, _ units: [String]) -> [String] {
        let amounts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var sums = Array(zip(amounts.map(String.init), units))
        if sums.count > 1 {
            if sums[1].0.allSatisfy({ $0 == "0" }) {
                sums.removeLast()
            } else if sums[0].0.allSatisfy({ $0 == "0" }) {
                sums.removeFirst()
            }
        }
        return sums.enumerated().flatMap { offset, sum -> [String] in
            let (amount, unit) = sum
            let isOne = amount.drop { $0 == "0" } == "1"
            let name = isOne || unit == "pence" ? lookUp(unit) : withEnding(unit + "s", Reading())
            return [offset > 0 ? lookUp("and") : nil].compactMap(\.self) + cardinal(amount) + [name].compactMap(\.self)
        }
    }
}
