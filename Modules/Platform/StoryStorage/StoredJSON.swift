import Foundation

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
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
