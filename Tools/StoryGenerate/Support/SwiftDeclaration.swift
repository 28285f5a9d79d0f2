/// A type or an extension as it stands in a file.
struct SwiftDeclaration: Hashable, Sendable {
    /// What is declared.
    enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
    }

    /// What is declared.
    let kind: Kind
    /// Its name; that of the type if it is an extension.
    let name: String
    /// The line of its name.
    let line: Int
    /// The names after the colon: what it conforms to, and what it inherits.
    let parents: [String]
    /// What stands between its braces.
    let body: [SwiftToken]

    /// The declarations of a text, also those inside others, in order.
    static func all(in text: String) -> [SwiftDeclaration] {
        all(in: SwiftLexer.tokens(of: text))
    }

    /// The declarations among words and signs, also those inside others, in order.
    static func all(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
        tokens.indices.compactMap { declaration(at: $0, in: tokens) }
    }

    /// The names of all types that are declared among words and signs, also those that are other names for a type.
    static func typeNames(in tokens: [SwiftToken]) -> [String] {
        let words: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        return zip(tokens, tokens.dropFirst()).filter { words.contains($0.text) && $1.isWord }.map { $0.1.text }
    }

    private static func declaration(at index: Int, in tokens: [SwiftToken]) -> SwiftDeclaration? {
        guard let kind = Kind(rawValue: tokens[index].text), index + 1 < tokens.count, tokens[index + 1].isWord,
            index == 0 || tokens[index - 1].text != ".",
            !["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
        else { return nil }
        guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { return nil }
        let head = tokens[(index + 1)..<open]
        let name = head.prefix { $0.isWord || $0.text == "." }.map(\.text).joined()
        return SwiftDeclaration(
            kind: kind, name: name, line: tokens[index + 1].line, parents: parents(in: head),
            body: Array(tokens.block(from: open)))
    }

    /// The names in the list after the colon; what stands in angle brackets or after `where` is about something else.
    private static func parents(in head: ArraySlice<SwiftToken>) -> [String] {
        var depth = 0
        var isList = false
        var names: [String] = []
        for (index, token) in zip(head.indices, head) {
            switch token.text {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case ":" where depth == 0: isList = true
            case "where": return names
            case _ where isList && depth == 0 && token.isWord:
                // Of a name in another one, the last part says what it is.
                if index > head.startIndex, head[index - 1].text == "." { names.removeLast() }
                names.append(token.text)
            default: break
            }
        }
        return names
    }
}

extension [SwiftToken] {
    /// What stands between a bracket and the one that closes it.
    func block(from open: Int) -> ArraySlice<SwiftToken> {
        let pairs = ["{": "}", "(": ")", "[": "]"]
        guard let close = pairs[self[open].text] else { return [] }
        var depth = 0
        for index in open..<count {
            if self[index].text == self[open].text { depth += 1 }
            if self[index].text == close { depth -= 1 }
            if depth == 0 { return self[(open + 1)..<index] }
        }
        return self[(open + 1)...]
    }
}
