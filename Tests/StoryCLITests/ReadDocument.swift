import StoryDocuments
import Testing

/// An object of the program's JSON as the type that other Swift programs read it with; the lists of types are derived.
struct ReadDocument {
    private let document: (any JSONDocument.Type)?
    private let line: (any JSONLine.Type)?

    /// Finds the type of an object by its name in the reference: "Story list".
    init(_ name: String) throws {
        func isMeant(_ type: Any.Type) -> Bool {
            "\(type)".lowercased() == name.filter { $0 != " " }.lowercased() + "document"
        }
        document = Self.documents.first { isMeant($0) }
        line = Self.lines.first { isMeant($0) }
        try #require(document != nil || line != nil, "no type for \(name)")
    }

    /// The text of what was read from a text.
    func text(readingAgain text: String) throws -> String {
        if let document { return try again(document, text) }
        return try line.map { try again($0, text) } ?? ""
    }

    private func again<Document: JSONDocument>(_ type: Document.Type, _ text: String) throws -> String {
        JSONText.pretty(try JSONText.read(type, from: text))
    }

    private func again<Line: JSONLine>(_ type: Line.Type, _ text: String) throws -> String {
        JSONText.line(try JSONText.read(type, from: text))
    }
}
