import Foundation
import StoryCore

/// Encodes values as the JSON text of columns.
public enum StoredJSON {
    /// Returns the value as text, with sorted keys so that equal values have equal texts.
    public static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Returns the value of a text.
    public static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
        var text = text
        // As bytes: a generic sequence would be searched for its conformances first.
        return try BoundedJSON.value(type, of: text.withUTF8 { Data(buffer: $0) })
    }

    /// Returns the values of several texts, which together take little longer than one.
    static func values<Value: Decodable>(_ type: Value.Type, of texts: [String]) throws -> [Value] {
        let values = try value([Value].self, of: "[\(texts.joined(separator: ","))]")
        guard values.count == texts.count else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "one of \(texts.count) texts is not JSON"))
        }
        return values
    }
}
