/// An import in a file.
struct SwiftImport: Hashable, Sendable {
    /// What is imported.
    let module: String
    /// The line.
    let line: Int

    /// The imports of a text, in order.
    static func all(in text: String) -> [SwiftImport] {
        guard text.contains("import") else { return [] }
        // Within a text or a comment over several lines, a line may look like an import, or be one behind its end.
        guard !text.contains("\"\"\""), !text.contains("/*") else { return imports(in: SwiftLexer.tokens(of: text)) }
        var found: [SwiftImport] = []
        var number = 1
        // By bytes, and word by word only where a line begins as an import does: most of all code is none.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? 0
            if beginnings.contains(first) {
                let imports = imports(in: SwiftLexer.tokens(of: String(Substring(line))))
                found += imports.map { SwiftImport(module: $0.module, line: number) }
            }
            number += 1
        }
        return found
    }

    /// What 'import', an attribute, or a level of access begins with.
    private static let beginnings = Set("i@pf".utf8)
    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "let", "var", "typealias",
    ]

    /// The imports among words and signs: 'import struct A.B' imports from A too.
    private static func imports(in tokens: [SwiftToken]) -> [SwiftImport] {
        tokens.indices.filter { tokens[$0].text == "import" && isStatement(at: $0, in: tokens) }.compactMap {
            position in
            let name = tokens[(position + 1)...].first { !kinds.contains($0.text) }
            guard let name, name.isWord else { return nil }
            return SwiftImport(module: name.text, line: tokens[position].line)
        }
    }

    /// Returns whether what begins at a word is a statement: before it are a level of access and attributes at most.
    private static func isStatement(at position: Int, in tokens: [SwiftToken]) -> Bool {
        var position = position
        while position > 0, tokens[position - 1].line == tokens[position].line, tokens[position - 1].text != ";" {
            position -= 1
            if levels.contains(tokens[position].text) { continue }
            // What an attribute is given stands in parentheses.
            if tokens[position].text == ")" {
                guard let open = tokens[..<position].lastIndex(where: { $0.text == "(" }), open > 0 else {
                    return false
                }
                position = open - 1
            }
            guard position > 0, tokens[position].isWord, tokens[position - 1].text == "@" else { return false }
            position -= 1
        }
        return true
    }
}
