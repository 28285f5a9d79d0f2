/// A tag of an SVG document and its attributes.
struct Tag {
    let name: String
    let attributes: [(name: Substring, value: Substring)]

    func text(_ name: String) -> Substring { attributes.first { $0.name == name }?.value ?? "" }

    func number(_ name: String) -> Double { Double(text(name)) ?? 0 }
}

/// Reads the tags of a document that ``SVGCanvas`` wrote.
struct Scanner {
    private var rest: Substring

    init(_ text: String) { rest = Substring(text) }

    mutating func nextTag() -> Tag? {
        guard let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")),
            let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var inside = rest[rest.utf8.index(after: start)..<end]
        rest = rest[rest.utf8.index(after: end)...]
        let name = Self.take(from: &inside, until: " ")
        var attributes: [(Substring, Substring)] = []
        while !inside.isEmpty, inside != "/" {
            let key = Self.take(from: &inside, until: "=")
            _ = Self.take(from: &inside, until: "\"")
            attributes.append((key, Self.take(from: &inside, until: "\"")))
            if inside.first == " " { inside.removeFirst() }
        }
        return Tag(name: String(name), attributes: attributes)
    }

    private static func take(from text: inout Substring, until mark: Unicode.Scalar) -> Substring {
        let end = text.utf8.firstIndex(of: UInt8(ascii: mark)) ?? text.endIndex
        let taken = text[..<end]
        text = end < text.endIndex ? text[text.utf8.index(after: end)...] : ""
        return taken
    }
}
