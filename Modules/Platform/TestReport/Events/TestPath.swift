/// What a test's identifier in the event stream says: "Module.Suite/Nested/function()/File.swift:3:5".
struct TestPath: Hashable, Sendable {
    /// The module and the suites, dotted.
    var className: String
    /// The function, or nothing for a suite.
    var function: String?

    /// Parses an identifier; raw identifiers in backticks may contain any character.
    init(_ id: String, isSuite: Bool) {
        var parts = Self.split(id[...], at: UInt8(ascii: "/"))
        let first = parts.removeFirst()
        parts.insert(contentsOf: Self.split(first, at: UInt8(ascii: "."), maxSplits: 1), at: 0)
        // A function is followed by its position, unless another version leaves it out.
        if !isSuite, parts.count > 2, let last = parts.last, Self.isPosition(last) { parts.removeLast() }
        function = isSuite || parts.count < 2 ? nil : String(parts.removeLast())
        className = parts.joined(separator: ".")
    }

    private static func isPosition(_ part: Substring) -> Bool {
        let numbers = part.utf8.split(separator: UInt8(ascii: ":")).suffix(2)
        return numbers.count == 2 && numbers.allSatisfy { Int(Substring($0)) != nil }
    }

    /// Bytes rather than characters, since this is done for each test and takes a tenth of the time.
    private static func split(_ text: Substring, at separator: UInt8, maxSplits: Int = .max) -> [Substring] {
        var isQuoted = false
        let parts = text.utf8.split(maxSplits: maxSplits, omittingEmptySubsequences: false) { byte in
            if byte == UInt8(ascii: "`") { isQuoted.toggle() }
            return byte == separator && !isQuoted
        }
        return parts.map(Substring.init)
    }
}
