import Foundation
import StoryCore

/// Values as the JSON text that columns hold.
enum StoredJSON {
    /// The value as text, with sorted keys so that equal values are equal text.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The value of a text.
    static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
        var text = text
        // As bytes: as a sequence of them, it would be asked for each of its conformances first.
        return try BoundedJSON.value(type, of: text.withUTF8 { Data(buffer: $0) })
    }

    /// The values of several texts, which together hardly take longer than one.
    static func values<Value: Decodable>(_ type: Value.Type, of texts: [String]) throws -> [Value] {
        let values = try value([Value].self, of: "[\(texts.joined(separator: ","))]")
        guard values.count == texts.count else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "one of \(texts.count) texts is not JSON"))
        }
        return values
    }
}
