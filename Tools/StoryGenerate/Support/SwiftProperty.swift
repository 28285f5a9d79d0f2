/// A stored property of a type, with what its comment says.
struct SwiftProperty: Hashable, Sendable {
    /// What it is called.
    let name: String
    /// Its type, as it is written, without spaces.
    let type: String
    /// The names of its property wrappers.
    let wrappers: [String]
    /// Its comment, a line for each paragraph.
    let comment: String

    /// The stored properties of a type, in order; without those of the type itself.
    static func all(in type: SwiftDeclaration, lines: [Substring]) -> [SwiftProperty] {
        var properties: [SwiftProperty] = []
        var depth = 0
        for (index, token) in zip(type.body.indices, type.body) {
            if ["{", "("].contains(token.text) { depth += 1 }
            if ["}", ")"].contains(token.text) { depth -= 1 }
            guard depth == 0, token.text == "var", let property = property(at: index, of: type, lines) else { continue }
            properties.append(property)
        }
        return properties
    }

    private static func property(
        at position: Int, of type: SwiftDeclaration, _ lines: [Substring]
    ) -> SwiftProperty? {
        let line = type.body.filter { $0.line == type.body[position].line }
        guard let word = line.firstIndex(where: { $0.text == "var" }), let colon = line.firstIndex(of: ":"),
            !line[..<word].contains(where: { $0.text == "static" })
        else { return nil }
        let rest = line[(colon + 1)...].prefix { $0.text != "=" }
        // With braces behind it, it is computed.
        guard !rest.contains(where: { $0.text == "{" }) else { return nil }
        let wrappers = zip(line[..<word], line[..<word].dropFirst()).filter { $0.0.text == "@" }.map { $0.1.text }
        return SwiftProperty(
            name: line[(word + 1)..<colon].map(\.text).filter { $0 != "`" }.joined(),
            type: rest.map(\.text).joined(), wrappers: wrappers,
            comment: SwiftComment.above(line: type.body[position].line, in: lines))
    }
}

extension [SwiftToken] {
    fileprivate func firstIndex(of text: String) -> Int? { firstIndex { $0.text == text } }
}

/// The comments of documentation, which the lexer leaves out.
enum SwiftComment {
    /// What the comment above a line says: a line for each paragraph.
    static func above(line number: Int, in lines: [Substring]) -> String {
        let above = lines.prefix(number - 1).reversed().map { $0.drop { $0 == " " } }.prefix { $0.hasPrefix("///") }
        let texts = above.reversed().map { $0.dropFirst(3).drop { $0 == " " } }
        return texts.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }.joined(separator: "\n")
    }
}
