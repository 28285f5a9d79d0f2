/// Divides a token into parts that are read one by one where the whole is unknown: runs of letters, numbers, signs.
enum SubtokenSplitter {
    /// The parts of a token, as ranges of its scalars; single apostrophes inside that join nothing are left out.
    static func parts(of token: [Unicode.Scalar]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var offset = 0
        while offset < token.count {
            let length = length(of: token, at: offset)
            if length > 0 { parts.append(offset..<offset + length) }
            offset += max(1, length)
        }
        return parts
    }

    // MARK: - Private

    private static func length(of token: [Unicode.Scalar], at offset: Int) -> Int {
        let sign = token[offset]
        let apostrophes = token[offset...].prefix(while: \.isApostrophe).count
        if offset == 0, apostrophes > 0 { return apostrophes }
        // The last capital of several belongs to the word behind it: "YMca" is "Y", "Mca".
        if sign.isCapital, offset + 2 < token.count, token[offset + 1].isCapital, token[offset + 2].isSmall { return 1 }
        let number = numberLength(of: token, at: offset)
        if number > 0 { return number }
        if sign == "-" || sign == "_" { return token[offset...].prefix { $0 == "-" || $0 == "_" }.count }
        if apostrophes > 1 { return apostrophes }
        let word = wordLength(of: token, at: offset)
        if word > 0 { return word }
        if sign.isApostrophe { return offset + 1 == token.count ? 1 : 0 }
        return sign.isWordPart ? 0 : 1
    }

    /// Digits, each behind a comma or a full stop at most; at the beginning of a token maybe behind a minus.
    private static func numberLength(of token: [Unicode.Scalar], at offset: Int) -> Int {
        var end = offset
        if offset == 0, token[0] == "-" { end += 1 }
        let start = end
        while end < token.count {
            if token[end].isDecimalDigit {
                end += 1
            } else if token[end] == "," || token[end] == ".", end + 1 < token.count, token[end + 1].isDecimalDigit {
                end += 2
            } else {
                break
            }
        }
        return end > start ? end - offset : 0
    }

    /// Letters with single ones behind apostrophes ("o'clock"), up to where a capital follows a small one.
    private static func wordLength(of token: [Unicode.Scalar], at offset: Int) -> Int {
        let letters = token[offset...].prefix(while: \.isWordLetter)
        for index in letters.indices where isHump(token, at: index) { return index + 1 - offset }
        var end = letters.endIndex
        while end + 1 < token.count, token[end].isApostrophe, token[end + 1].isWordLetter {
            end += 2
            if end < token.count, isHump(token, at: end) { return end + 1 - offset }
        }
        return letters.isEmpty ? 0 : end - offset
    }

    private static func isHump(_ token: [Unicode.Scalar], at index: Int) -> Bool {
        token[index].isSmall && index + 1 < token.count && token[index + 1].isCapital
    }
}
