/// A function that a protocol asks for.
struct ProtocolFunction: Hashable, Sendable {
    /// What is given to a function.
    struct Parameter: Hashable, Sendable {
        /// What callers write before it, `_` for nothing.
        let label: String
        /// What it is called inside.
        let name: String
        /// Its type, as it is written.
        let type: String

        /// As it stands in a declaration.
        var text: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }
    }

    /// What it is called.
    let name: String
    /// What it is given.
    let parameters: [Parameter]
    /// What stands between the parameters and the result: `async throws(LibraryError)`.
    let effects: String
    /// What it gives; nil if nothing.
    let result: String?

    /// The name with the labels, which identifies a function: `seek(to:)`.
    var signature: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

    /// Its declaration without a body, broken into lines as the formatter has it if it is too long for one.
    ///
    /// - Parameter room: How much stands behind it in its line.
    func declaration(_ access: String, room: Int) -> String {
        let end = (effects.isEmpty ? "" : " \(effects)") + (result.map { " -> \($0)" } ?? "")
        let list = parameters.map(\.text).joined(separator: ", ")
        let short = "    \(access) func \(name)(\(list))\(end)"
        guard short.count + room > 120 else { return short }
        return "    \(access) func \(name)(\n        \(list)\n    )\(end)"
    }

    /// The functions that a type declares itself, in order; those with parameters of their own types are passed over.
    static func all(in type: SwiftDeclaration, of source: String) -> [ProtocolFunction] {
        let bytes = Array(source.utf8)
        var functions: [ProtocolFunction] = []
        var depth = 0
        for (index, token) in type.body.enumerated() {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            guard depth == 0, token.text == "func" else { continue }
            if let function = function(at: index, in: type.body, bytes) { functions.append(function) }
        }
        return functions
    }

    private static func function(at index: Int, in body: [SwiftToken], _ bytes: [UInt8]) -> ProtocolFunction? {
        guard index + 2 < body.count, body[index + 2].text == "(" else { return nil }
        let list = body.block(from: index + 2)
        let rest = body[(list.endIndex + 1)...].prefix {
            !["func", "var", "@", "{", "static", "init"].contains($0.text)
        }
        let arrow = rest.indices.first { $0 > rest.startIndex && rest[$0].text == ">" && rest[$0 - 1].text == "-" }
        let effects = rest.prefix(upTo: arrow.map { $0 - 1 } ?? rest.endIndex)
        return ProtocolFunction(
            name: body[index + 1].text, parameters: list.parts.compactMap { parameter($0, bytes) },
            effects: text(of: effects, bytes), result: arrow.map { text(of: rest.suffix(from: $0 + 1), bytes) })
    }

    private static func parameter(_ part: ArraySlice<SwiftToken>, _ bytes: [UInt8]) -> Parameter? {
        guard let colon = part.firstIndex(where: { $0.text == ":" }), let label = part.first?.text else { return nil }
        let name = part[colon - 1].text
        return Parameter(label: label, name: name, type: text(of: part.suffix(from: colon + 1), bytes))
    }

    /// The code from the first word to the last, in one line.
    private static func text(of tokens: ArraySlice<SwiftToken>, _ bytes: [UInt8]) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        let code = String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
        return code.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
}
