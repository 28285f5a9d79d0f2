/// Divides a normalised text into words and marks, as spaCy does for English.
///
/// Derived from spaCy (MIT) and hibari (Apache-2.0); see NOTICE.
struct Tokeniser: Sendable {
    /// The voice's file of words that are divided in their own way, such as "don't".
    static let file = "tokenizer_exceptions.json"
    /// Nothing longer is a sign of its own that was divided before.
    private static let longestRun = 3

    /// The lengths of the tokens of special words, by their scalars.
    private let special: [[Unicode.Scalar]: [Int]]
    private let longestSpecial: Int

    /// Reads the content of the voice's file.
    init(_ content: [UInt8]) throws(MalformedJSON) {
        var special: [[Unicode.Scalar]: [Int]] = [:]
        var scanner = JSONScanner(content)
        try scanner.forEachMember { key, value throws(MalformedJSON) in
            let parts = try value.strings()
            guard parts.joined() == key else { throw MalformedJSON() }
            special[Array(key.unicodeScalars)] = parts.map(\.unicodeScalars.count)
        }
        self.special = special
        longestSpecial = special.keys.map(\.count).max() ?? 0
    }

    /// The tokens of a text.
    ///
    /// - Parameter whole: Stretches that are one token each, in order, such as names that are said in their own way.
    func tokens(of text: TracedText, whole: [Range<Int>] = []) -> [Token] {
        var tokens: [Token] = []
        var offset = 0
        for range in whole where range.lowerBound >= offset {
            tokens += chunks(of: text, in: offset..<range.lowerBound)
            tokens.append(token(of: text, range))
            offset = range.upperBound
        }
        return tokens + chunks(of: text, in: offset..<text.count)
    }

    /// The tokens of a chunk without spaces.
    func split(_ chunk: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        if let lengths = lengths(of: chunk) { return Self.ranges(lengths, from: chunk.startIndex) }
        var (core, before, after) = peeled(chunk)
        if let lengths = lengths(of: core) {
            before += Self.ranges(lengths, from: core.startIndex)
        } else if WebAddress.matches(core) {
            before.append(core.indices)
        } else {
            before += Self.divided(core)
        }
        after.reverse()
        let ranges = before + after
        return ranges.count > 1 ? rejoined(ranges, of: chunk) : ranges
    }

    // MARK: - Private

    private func chunks(of text: TracedText, in range: Range<Int>) -> [Token] {
        text.scalars[range].split(separator: " ").flatMap { chunk in
            split(chunk).map { token(of: text, $0) }
        }
    }

    private func token(of text: TracedText, _ range: Range<Int>) -> Token {
        let isBeforeSpace = range.upperBound < text.count && text.scalars[range.upperBound] == " "
        return Token(text: text.string(range), range: range, isBeforeSpace: isBeforeSpace)
    }

    private func lengths(of word: ArraySlice<Unicode.Scalar>) -> [Int]? {
        word.count > longestSpecial || word.isEmpty ? nil : special[Array(word)]
    }

    private func isSpecial(_ word: ArraySlice<Unicode.Scalar>) -> Bool { lengths(of: word) != nil }

    /// Cuts off what stands before and behind a word, until the word is special or nothing more can be cut off.
    private func peeled(
        _ chunk: ArraySlice<Unicode.Scalar>
    ) -> (core: ArraySlice<Unicode.Scalar>, before: [Range<Int>], after: [Range<Int>]) {
        var core = chunk
        var (before, after): ([Range<Int>], [Range<Int>]) = ([], [])
        while !core.isEmpty, !isSpecial(core) {
            let prefix = AffixClasses.prefixLength(of: core)
            let withoutPrefix = core.dropFirst(prefix)
            let prefixRange = core.startIndex..<withoutPrefix.startIndex
            if prefix > 0, isSpecial(withoutPrefix) {
                before.append(prefixRange)
                return (withoutPrefix, before, after)
            }
            let suffix = AffixClasses.suffixLength(of: withoutPrefix)
            let withoutSuffix = core.dropLast(suffix)
            let suffixRange = withoutSuffix.endIndex..<core.endIndex
            if suffix > 0, isSpecial(withoutSuffix) {
                after.append(suffixRange)
                return (withoutSuffix, before, after)
            }
            guard prefix + suffix > 0 else { break }
            if prefix > 0 { before.append(prefixRange) }
            if suffix > 0 { after.append(suffixRange) }
            core = core.dropFirst(prefix).dropLast(suffix)
        }
        return (core, before, after)
    }

    private static func divided(_ core: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = core.startIndex
        for infix in AffixClasses.infixes(of: core) {
            if infix.lowerBound > start { ranges.append(start..<infix.lowerBound) }
            ranges.append(infix)
            start = infix.upperBound
        }
        if start < core.endIndex { ranges.append(start..<core.endIndex) }
        return ranges
    }

    /// Rejoins pieces of special words: "Sept" and "." are "Sept.".
    private func rejoined(_ ranges: [Range<Int>], of chunk: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var offset = 0
        while offset < ranges.count {
            let start = ranges[offset].lowerBound
            let run = stride(from: Self.longestRun, through: 2, by: -1).first { count in
                offset + count <= ranges.count && isSpecial(chunk[start..<ranges[offset + count - 1].upperBound])
            }
            if let run, let lengths = lengths(of: chunk[start..<ranges[offset + run - 1].upperBound]) {
                result += Self.ranges(lengths, from: start)
                offset += run
            } else {
                result.append(ranges[offset])
                offset += 1
            }
        }
        return result
    }

    private static func ranges(_ lengths: [Int], from start: Int) -> [Range<Int>] {
        var start = start
        return lengths.map { length in
            defer { start += length }
            return start..<start + length
        }
    }
}
