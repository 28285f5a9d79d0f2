import Foundation

/// Encodes and decodes JSON: sorted keys, dates in ISO 8601, `null` for missing values.
public enum JSONText {
    /// The version of the documents, which changes when a key is removed or changes its meaning, but not when one is
    /// added.
    public static let version = 1

    /// Encodes a document on several lines, for results.
    public static func pretty(_ document: some JSONDocument) -> String {
        text(Versioned(document: document), formatting: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Encodes a document on one line, for errors and streams.
    public static func of(_ document: some JSONDocument) -> String {
        text(Versioned(document: document), formatting: [.sortedKeys, .withoutEscapingSlashes])
    }

    /// Encodes a line of a stream, whose first line has the version.
    public static func line(_ line: some JSONLine) -> String {
        text(line, formatting: [.sortedKeys, .withoutEscapingSlashes])
    }

    /// Decodes a document or a line.
    public static func read<Answer: JSONPart>(_ type: Answer.Type, from text: String) throws -> Answer {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: Data(text.utf8))
    }

    private static func text(_ value: some Encodable, formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = .iso8601
        do {
            return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            return
                #"{"version":1,"error":{"code":"unexpected","message":"The result can't be written as JSON.","recovery":""}}"#
        }
    }
}

extension JSONText {
    /// Returns the JSON with every remaining character escaped that is invisible or controls a terminal or the text
    /// direction; its value stays the same.
    private static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if scalar == "\n" || !isHidden(scalar) {
                escaped.unicodeScalars.append(scalar)
            } else {
                for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { escaped += "\\u" + hexadecimal(unit) }
            }
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }

    private static func hexadecimal(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// A document with its version among its keys.
private struct Versioned<Document: JSONDocument>: Encodable {
    private enum CodingKeys: CodingKey {
        case version
    }

    let document: Document

    func encode(to encoder: any Encoder) throws {
        try document.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(JSONText.version, forKey: .version)
    }
}
