/// What a test's identifier in the event stream says: "Module.Suite/Nested/function()/File.swift:3:5".
struct TestPath: Hashable, Sendable {
    /// The module and the suites, dotted.
    var className: String
    /// The function, or nothing for a suite.
    var function: String?

    /// Takes an identifier apart; raw identifiers in backticks may hold any character.
    init(_ id: String, isSuite: Bool) {
        var parts = Self.split(id, at: "/")
        let first = parts.removeFirst()
        parts.insert(contentsOf: Self.splitOnce(first, at: "."), at: 0)
        // A function is followed by its place, unless another version leaves it out.
        if !isSuite, parts.count > 2, let last = parts.last, Self.isPlace(last) { parts.removeLast() }
        function = isSuite || parts.count < 2 ? nil : parts.removeLast()
        className = parts.joined(separator: ".")
    }

    private static func isPlace(_ part: String) -> Bool {
        let numbers = part.split(separator: ":").suffix(2)
        return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil } && !part.hasSuffix(")")
    }

    private static func splitOnce(_ text: String, at separator: Character) -> [String] {
        let parts = split(text, at: separator)
        guard parts.count > 1 else { return parts }
        return [parts[0], parts.dropFirst().joined(separator: String(separator))]
    }

    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var isQuoted = false
        for character in text {
            if character == "`" { isQuoted.toggle() }
            if character == separator, !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}
