/// A case of an enum with its raw value and its comment.
struct RawCase: Hashable, Sendable {
    /// The raw value; the name if none is written.
    let value: String
    /// The comment above it, a line for each paragraph.
    let comment: String

    /// The cases of an enum, in order.
    static func all(in type: SwiftDeclaration, lines: [Substring]) -> [RawCase] {
        var cases: [RawCase] = []
        var depth = 0
        for token in type.body {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            guard depth == 0, token.text == "case" else { continue }
            let comment = SwiftComment.above(line: token.line, in: lines)
            cases += values(of: statement(at: token.line, in: lines)).map { RawCase(value: $0, comment: comment) }
        }
        return cases
    }

    /// What stands behind `case`, over as many lines as end with a comma.
    private static func statement(at line: Int, in lines: [Substring]) -> String {
        var text = ""
        for part in lines.dropFirst(line - 1) {
            text += part
            guard part.last == "," else { break }
        }
        return String(text.drop { $0 == " " }.dropFirst("case ".count))
    }

    private static func values(of statement: String) -> [String] {
        statement.split(separator: ",").map { part in
            let value = part.split(separator: "=").last ?? part
            return value.filter { $0 != " " && $0 != "\"" && $0 != "`" }
        }
    }
}
