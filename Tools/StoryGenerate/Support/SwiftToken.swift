/// A word or a sign of Swift code, with its line.
struct SwiftToken: Hashable, Sendable {
    /// The word, or one sign.
    let text: String
    /// The line that it stands in, from 1.
    let line: Int
    /// The range in bytes.
    let range: Range<Int>

    /// Whether it is a word: a name, a keyword or a number.
    var isWord: Bool { text.utf8.first.map(SwiftLexer.isWordByte) ?? false }
}

/// A text in quotes, with the line that it begins in.
struct SwiftQuote: Hashable, Sendable {
    /// What stands between the quotes, as it is written.
    let text: String
    /// The line of the first quote, from 1.
    let line: Int
}

/// Takes code apart into words and signs; comments are left out, and what stands in quotes is kept apart.
///
/// It works on bytes, since a check reads all the sources of the package.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [SwiftToken] = []
    private var quotes: [SwiftQuote] = []

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The words and signs of a text, in order.
    static func tokens(of text: String) -> [SwiftToken] {
        var lexer = SwiftLexer(text)
        lexer.run()
        return lexer.tokens
    }

    /// The texts in quotes, in order; what is put into one in parentheses stays as it is written.
    static func quotes(of text: String) -> [SwiftQuote] {
        var lexer = SwiftLexer(text)
        lexer.run()
        return lexer.quotes
    }

    /// Returns whether a byte belongs to a word; those of other scripts do.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    private mutating func run() {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): takeQuote(hashes: 0)
            case UInt8(ascii: "#") where isRawQuote: takeRawQuote()
            case _ where Self.isWordByte(byte): takeWord()
            default: take(1)
            }
        }
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private mutating func take(_ count: Int) {
        let range = position..<position + count
        tokens.append(SwiftToken(text: String(decoding: bytes[range], as: UTF8.self), line: line, range: range))
        position += count
    }

    private mutating func takeWord() {
        var end = position
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        take(end - position)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }
}

// MARK: - Quotes

extension SwiftLexer {
    private var isRawQuote: Bool {
        bytes[position...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    }

    private mutating func takeRawQuote() {
        let begin = position
        while bytes[position] == UInt8(ascii: "#") { position += 1 }
        takeQuote(hashes: position - begin)
    }

    private mutating func takeQuote(hashes: Int) {
        let begin = (position: position, line: line)
        skipQuote(hashes: hashes)
        let written = bytes[begin.position..<min(position, bytes.count)].drop { $0 == UInt8(ascii: "\"") }
        let signs = Set("\"#".utf8)
        let end = written.lastIndex { !signs.contains($0) }.map { $0 + 1 } ?? written.startIndex
        quotes.append(SwiftQuote(text: String(decoding: written[..<end], as: UTF8.self), line: begin.line))
    }

    /// Skips a text in quotes, with everything that is put into it.
    private mutating func skipQuote(hashes: Int) {
        let isLong = bytes[position...].starts(with: Array(repeating: UInt8(ascii: "\""), count: 3))
        let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + hashMarks(hashes)
        let escape = [UInt8(ascii: "\\")] + hashMarks(hashes)
        position += isLong ? 3 : 1
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                position += end.count
                return
            }
            if bytes[position...].starts(with: escape) {
                position += escape.count
                skipEscaped()
            } else if bytes[position] == UInt8(ascii: "\n") {
                // A text of one line ends with it, whatever was wrong with it.
                guard isLong else { return }
                line += 1
                position += 1
            } else {
                position += 1
            }
        }
    }

    /// Skips what follows the sign of an escape: one character, or what is put in between parentheses.
    private mutating func skipEscaped() {
        guard position < bytes.count else { return }
        guard bytes[position] == UInt8(ascii: "(") else {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
            return
        }
        var depth = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                skipQuote(hashes: 0)
                continue
            default: break
            }
            position += 1
        } while depth > 0 && position < bytes.count
    }

    private func hashMarks(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "#"), count: count) }
}

extension ArraySlice<SwiftToken> {
    /// What stands between the commas of a list.
    var parts: [ArraySlice<SwiftToken>] {
        var parts: [ArraySlice<SwiftToken>] = []
        var begin = startIndex
        var depth = 0
        for index in indices {
            if ["(", "[", "<", "{"].contains(self[index].text) { depth += 1 }
            if [")", "]", "}"].contains(self[index].text) || isClosingAngle(index) { depth -= 1 }
            guard self[index].text == ",", depth == 0 else { continue }
            parts.append(self[begin..<index])
            begin = index + 1
        }
        return (parts + [self[begin...]]).filter { !$0.isEmpty }
    }

    /// Returns whether a sign closes an angle bracket, and is not the head of an arrow.
    private func isClosingAngle(_ index: Int) -> Bool {
        self[index].text == ">" && (index == startIndex || self[index - 1].text != "-")
    }
}
