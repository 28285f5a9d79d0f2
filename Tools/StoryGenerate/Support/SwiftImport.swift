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
        var found: [SwiftImport] = []
        var number = 1
        // By bytes, and word by word only where a line begins as an import does: most of all code is none.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let first = line.first { $0 != UInt8(ascii: " ") } ?? 0
            if beginnings.contains(first), let module = module(in: Substring(line)) {
                found.append(SwiftImport(module: module, line: number))
            }
            number += 1
        }
        return found
    }

    /// What 'import', an attribute, or a level of access begins with.
    private static let beginnings = Set("i@pf".utf8)

    private static func module(in line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
            words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
        else { return nil }
        // 'import struct A.B' imports from A too.
        let module = words[(place + 1)...].first { !kinds.contains($0) }
        return module.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "let", "var", "typealias",
    ]
}
