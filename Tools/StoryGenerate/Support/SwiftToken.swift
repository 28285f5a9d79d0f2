/// A word or a sign of Swift code, with its line.
struct SwiftToken: Hashable, Sendable {
    /// The word, or one sign.
    let text: String
    /// The line that it stands in, from 1.
    let line: Int
    /// Where it begins and ends, in bytes.
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
    private var place = 0
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

    /// Whether a byte belongs to a word; those of other scripts do.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    private mutating func run() {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): takeQuote(hashes: 0)
            case UInt8(ascii: "#") where isRawQuote: takeRawQuote()
            case _ where Self.isWordByte(byte): takeWord()
            default: take(1)
            }
        }
    }

    private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

    private mutating func take(_ count: Int) {
        let range = place..<place + count
        tokens.append(SwiftToken(text: String(decoding: bytes[range], as: UTF8.self), line: line, range: range))
        place += count
    }

    private mutating func takeWord() {
        var end = place
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        take(end - place)
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else {
                if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }
}

// MARK: - Quotes

extension SwiftLexer {
    private var isRawQuote: Bool {
        bytes[place...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    }

    private mutating func takeRawQuote() {
        let begin = place
        while bytes[place] == UInt8(ascii: "#") { place += 1 }
        takeQuote(hashes: place - begin)
    }

    private mutating func takeQuote(hashes: Int) {
        let begin = (place: place, line: line)
        skipQuote(hashes: hashes)
        let written = bytes[begin.place..<min(place, bytes.count)].drop { $0 == UInt8(ascii: "\"") }
        let signs = Set("\"#".utf8)
        let end = written.lastIndex { !signs.contains($0) }.map { $0 + 1 } ?? written.startIndex
        quotes.append(SwiftQuote(text: String(decoding: written[..<end], as: UTF8.self), line: begin.line))
    }

    /// Skips a text in quotes, with everything that is put into it.
    private mutating func skipQuote(hashes: Int) {
        let isLong = bytes[place...].starts(with: Array(repeating: UInt8(ascii: "\""), count: 3))
        let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + hashMarks(hashes)
        let escape = [UInt8(ascii: "\\")] + hashMarks(hashes)
        place += isLong ? 3 : 1
        while place < bytes.count {
            if bytes[place...].starts(with: end) {
                place += end.count
                return
            }
            if bytes[place...].starts(with: escape) {
                place += escape.count
                skipEscaped()
            } else if bytes[place] == UInt8(ascii: "\n") {
                // A text of one line ends with it, whatever was wrong with it.
                guard isLong else { return }
                line += 1
                place += 1
            } else {
                place += 1
            }
        }
    }

    /// Skips what follows the sign of an escape: one character, or what is put in between parentheses.
    private mutating func skipEscaped() {
        guard place < bytes.count else { return }
        guard bytes[place] == UInt8(ascii: "(") else {
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
            return
        }
        var depth = 0
        repeat {
            switch bytes[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                skipQuote(hashes: 0)
                continue
            default: break
            }
            place += 1
        } while depth > 0 && place < bytes.count
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

    /// Whether a sign closes an angle bracket, and is not the head of an arrow.
    private func isClosingAngle(_ index: Int) -> Bool {
        self[index].text == ">" && (index == startIndex || self[index - 1].text != "-")
    }
}
