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

    /// Returns the strings of several arrays.
    package static func strings(of texts: [String]) throws -> [[String]] {
        let plain = texts.compactMap(plainStrings)
        return plain.count == texts.count ? plain : try values([String].self, of: texts)
    }

    /// Returns the strings of an array without escapes and spaces, as nearly all have been written; nil for any other
    /// text. It takes a fraction of a decoder's time.
    private static func plainStrings(of text: String) -> [String]? {
        let (quote, escape, firstLetter) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: " "))
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count > 1, bytes[0] == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else { return nil }
            var (strings, rest) = ([String](), bytes[1..<bytes.count - 1])
            while !rest.isEmpty {
                guard strings.isEmpty || rest.popFirst() == UInt8(ascii: ","), rest.popFirst() == quote,
                    let end = rest.firstIndex(where: { $0 == quote || $0 == escape || $0 < firstLetter }),
                    rest[end] == quote
                else { return nil }
                strings.append(String(decoding: rest[..<end], as: UTF8.self))
                rest = rest[(end + 1)...]
            }
            return strings
        }
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
