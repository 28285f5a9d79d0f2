/// Tokens without a space between them, which are looked up together.
struct TokenGroup: Sendable {
    /// Parts of a word, in order; a mark or a word by itself is a group of one.
    var tokens: [Token]
    /// Whether it is a single token that may not be joined with others.
    var isSingle: Bool
}

/// Divides tokens into parts and joins what is one word, so that "rock'n'roll" or "B612" can be looked up as a whole
/// and in parts.
struct TokenGrouping {
    static let currencies: Set<String> = ["$", "£", "€"]
    private static let marks = Set(";:,.!?—…\"“”")
    private static let markPhonemes = ["-LRB-": "(", "-RRB-": ")", "``": "“", "\"\"": "”", "''": "”"]

    private var groups: [TokenGroup] = []
    private var currency: String?

    /// The groups of a sentence's tokens.
    static func groups(of tokens: [Token]) -> [TokenGroup] {
        var grouping = TokenGrouping()
        for (offset, token) in tokens.enumerated() {
            let isLastNumber = offset + 1 == tokens.count || tokens[offset + 1].part != .number
            grouping.add(token, isLastNumber: isLastNumber)
        }
        return grouping.groups
    }

    // MARK: - Private

    private mutating func add(_ token: Token, isLastNumber: Bool) {
        let parts = token.isSettled ? [token] : Self.parts(of: token)
        for (offset, var part) in parts.enumerated() {
            if !part.isSettled {
                settle(&part, isLast: offset + 1 == parts.count && isLastNumber)
                if part.text == "2", Self.isBetweenLetters(parts, offset) { part.alias = "to" }
            }
            append(part)
        }
    }

    private static func parts(of token: Token) -> [Token] {
        let scalars = Array(token.text.unicodeScalars)
        let ranges = SubtokenSplitter.parts(of: scalars)
        return ranges.enumerated().map { offset, range in
            var part = token
            part.text = String(String.UnicodeScalarView(scalars[range]))
            part.range = token.range.lowerBound + range.lowerBound..<token.range.lowerBound + range.upperBound
            part.isBeforeSpace = offset + 1 == ranges.count && token.isBeforeSpace
            return part
        }
    }

    /// Settles how a mark is said, and which numbers are sums of money.
    private mutating func settle(_ part: inout Token, isLast: Bool) {
        if part.part == .currency, Self.currencies.contains(part.text) {
            currency = part.text
            part.phonemes = ""
        } else if part.part == .colon, part.text == "-" || part.text == "–" {
            part.phonemes = "—"
        } else if part.part.isMark, !part.text.unicodeScalars.allSatisfy({ $0.isASCII && $0.isLetter }) {
            part.phonemes = Self.markPhonemes[part.part.tag] ?? part.text.filter(Self.marks.contains)
        } else if currency != nil {
            if part.part != .number {
                currency = nil
            } else if isLast {
                part.currency = currency
            }
        }
    }

    /// "B2B" is read with a "to".
    private static func isBetweenLetters(_ parts: [Token], _ offset: Int) -> Bool {
        guard offset > 0, offset + 1 < parts.count, let before = parts[offset - 1].text.unicodeScalars.last,
            let after = parts[offset + 1].text.unicodeScalars.first
        else { return false }
        return before.isLetter && after.isLetter
    }

    private mutating func append(_ part: Token) {
        if part.isSettled {
            groups.append(TokenGroup(tokens: [part], isSingle: true))
        } else if isOpen {
            var part = part
            part.isHead = false
            groups[groups.count - 1].tokens.append(part)
        } else {
            groups.append(TokenGroup(tokens: [part], isSingle: part.isBeforeSpace))
        }
    }

    /// Whether the last group is a word that goes on.
    private var isOpen: Bool {
        groups.last?.isSingle == false && groups.last?.tokens.last?.isBeforeSpace == false
    }
}
