/// The affixes that are split off words, by spaCy's rules for English.
///
/// Derived from spaCy (MIT) and hibari (Apache-2.0), as are the tables; see NOTICE.
enum AffixClasses {
    static let marks = Set("…,:;!?¿¡()[]{}<>_#*&。？！，、；：～·".unicodeScalars)
    static let quotes = Set("'\"”“`‘´’‚,„»«「」『』（）〔〕【】《》〈〉".unicodeScalars)
    static let icons = Set("™®©°§¶†‡•".unicodeScalars)
    private static let currencies = Set("$£€¥฿₽₹₩₪₺₴₦₫₱₲₵₸₼₾₿".unicodeScalars)
    private static let longCurrencies = ["US$", "C$", "A$"].map { Array($0.unicodeScalars) }
    private static let units = [
        "km", "km²", "km³", "m", "m²", "m³", "dm", "dm²", "dm³", "cm", "cm²", "cm³", "mm", "mm²", "mm³", "ha", "µm",
        "nm", "yd", "in", "ft", "kg", "g", "mg", "µg", "t", "lb", "oz", "m/s", "km/h", "kmh", "mph", "hPa", "Pa",
        "mbar",
        "mb", "MB", "kb", "KB", "gb", "GB", "tb", "TB", "T", "G", "M", "K", "%",
    ].map { Array($0.unicodeScalars) }
    private static let possessives = ["'s", "'S", "’s", "’S"].map { Array($0.unicodeScalars) }
    private static let prefixSigns: Set<Unicode.Scalar> = ["§", "%", "=", "—", "–"]
    private static let dashes: Set<Unicode.Scalar> = ["—", "–"]

    /// Returns the length of a word's prefix, in scalars; 0 if there is none.
    static func prefixLength(of word: ArraySlice<Unicode.Scalar>) -> Int {
        guard let first = word.first else { return 0 }
        if prefixSigns.contains(first) || marks.contains(first) || quotes.contains(first) || icons.contains(first)
            || currencies.contains(first)
        {
            return 1
        }
        switch first {
        case "+": return word.dropFirst().first?.isASCIIDigit == true ? 0 : 1
        case ".":
            let dots = word.prefix { $0 == "." }.count
            return dots > 1 ? dots : 0
        default: return longCurrencies.first { word.starts(with: $0) }?.count ?? 0
        }
    }

    /// Returns the length of a word's longest suffix, in scalars; 0 if there is none.
    static func suffixLength(of word: ArraySlice<Unicode.Scalar>) -> Int {
        guard let last = word.last else { return 0 }
        let before = word.dropLast()
        var length = 0
        if last == "…" { length = before.last == "…" ? 2 : 1 }
        if marks.contains(last) || quotes.contains(last) || icons.contains(last) || dashes.contains(last) {
            length = max(length, 1)
        }
        if possessives.contains(where: { word.suffix(2).elementsEqual($0) }) { length = max(length, 2) }
        if last == "." { length = max(length, fullStops(of: word)) }
        if last == "+", before.last?.isASCIIDigit == true { length = max(length, 1) }
        return max(length, measureLength(of: word, last))
    }

    /// Where a word is divided inside, as ranges of its scalars; those parts are tokens themselves.
    static func infixes(of word: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        var infixes: [Range<Int>] = []
        var offset = word.startIndex
        while offset < word.endIndex {
            let length = infixLength(of: word, at: offset)
            if length > 0, offset > word.startIndex { infixes.append(offset..<offset + length) }
            offset += max(1, length)
        }
        return infixes
    }

    // MARK: - Private

    private static func fullStops(of word: ArraySlice<Unicode.Scalar>) -> Int {
        let dots = word.reversed().prefix { $0 == "." }.count
        if dots > 1 { return dots }
        guard let before = word.dropLast().last else { return 0 }
        if before.isASCIIDigit || before.isSmall || "%²-+".unicodeScalars.contains(before) || marks.contains(before)
            || quotes.contains(before)
        {
            return 1
        }
        let two = Array(word.dropLast().suffix(2))
        guard two.count == 2 else { return 0 }
        let isTemperature = two[0] == "°" && "FfCcKk".unicodeScalars.contains(two[1])
        return isTemperature || two[0].isCapital && two[1].isCapital ? 1 : 0
    }

    /// The length of a currency or a unit behind a digit.
    private static func measureLength(of word: ArraySlice<Unicode.Scalar>, _ last: Unicode.Scalar) -> Int {
        func isBehindDigit(_ count: Int) -> Bool { word.dropLast(count).last?.isASCIIDigit == true }
        var length = currencies.contains(last) && isBehindDigit(1) ? 1 : 0
        for ending in longCurrencies + units where ending.last == last && ending.count > length {
            if word.suffix(ending.count).elementsEqual(ending), isBehindDigit(ending.count) { length = ending.count }
        }
        return length
    }

    private static func infixLength(of word: ArraySlice<Unicode.Scalar>, at offset: Int) -> Int {
        let sign = word[offset]
        let before = offset > word.startIndex ? word[offset - 1] : nil
        func after(_ count: Int) -> Unicode.Scalar? {
            offset + count < word.endIndex ? word[offset + count] : nil
        }
        let dots = sign == "." ? word[offset...].prefix { $0 == "." }.count : 0
        if dots > 1 { return dots }
        if sign == "…" || icons.contains(sign) { return 1 }
        guard let before else { return 0 }
        let next = after(1)
        let isBeforeLetter = next?.isWordLetter == true
        switch sign {
        case ".":
            let isBeforeCapital = next.map { $0.isCapital || quotes.contains($0) } == true
            return isBeforeCapital && (before.isSmall || quotes.contains(before)) ? 1 : 0
        case "," where before.isWordLetter && isBeforeLetter: return 1
        case "+", "-", "*", "^":
            if before.isASCIIDigit, let next, next.isASCIIDigit || next == "-" { return 1 }
        case ":", "<", ">", "=", "/":
            return before.isWordPart && before != "_" && isBeforeLetter ? 1 : 0
        default: break
        }
        guard before.isWordPart, before != "_" else { return 0 }
        return dashLength(of: word, at: offset)
    }

    /// The length of a dash inside a word, one to three signs, behind which a letter follows.
    private static func dashLength(of word: ArraySlice<Unicode.Scalar>, at offset: Int) -> Int {
        func isBeforeLetter(_ count: Int) -> Bool {
            offset + count < word.endIndex && word[offset + count].isWordLetter
        }
        let sign = word[offset]
        guard sign == "-" || sign == "–" || sign == "—" || sign == "~" else { return 0 }
        if isBeforeLetter(1) { return 1 }
        let run = word[offset...].prefix { $0 == sign }.count
        let longest = sign == "-" ? 3 : sign == "—" ? 2 : 1
        for length in 2...3 where length <= min(run, longest) && isBeforeLetter(length) { return length }
        return 0
    }
}
