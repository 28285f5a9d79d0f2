/// An import at the head of a file.
struct SwiftImport: Hashable, Sendable {
    /// What is imported.
    let module: String
    /// The line.
    let line: Int

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// The imports of a text, in order.
    static func all(in text: String) -> [SwiftImport] {
        guard text.contains("import ") else { return [] }
        let found = imports(in: text)
        // A text over several lines may have lines that look like imports.
        guard text.contains("\"\"\"") else { return found }
        let lines = Set(SwiftLexer.tokens(of: text).filter { $0.text == "import" }.map(\.line))
        return found.filter { lines.contains($0.line) }
    }

    private static func imports(in text: String) -> [SwiftImport] {
        text.numberedLines.compactMap { number, line in
            guard line.contains("import ") else { return nil }
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
            else { return nil }
            // 'import struct A.B' imports from A too.
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
            let rest = words[(place + 1)...].drop { kinds.contains($0) }
            guard let module = rest.first else { return nil }
            return SwiftImport(module: String(module.prefix { $0 != "." && $0 != ";" }), line: number)
        }
    }
}
