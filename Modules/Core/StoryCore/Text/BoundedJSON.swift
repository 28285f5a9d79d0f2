public import Foundation

/// Decodes untrusted JSON, such as files that can be edited, and rows and archives that can be forged: each nesting
/// level uses stack, of which a thread has little.
public enum BoundedJSON {
    /// The maximum nesting depth; the program itself writes fewer than ten levels.
    public static let deepestLevel = 64

    /// Decodes a value.
    ///
    /// - Throws: A `DecodingError` if the JSON is nested deeper than ``deepestLevel``, or the decoder's error.
    public static func value<Value: Decodable>(
        _ type: Value.Type, of data: Data, by decoder: JSONDecoder = JSONDecoder()
    ) throws -> Value {
        guard isShallow(data) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [], debugDescription: "It has more than \(deepestLevel) levels inside each other."))
        }
        return try decoder.decode(type, from: data)
    }

    /// Returns whether at most ``deepestLevel`` brackets are open at a time, without those in strings.
    private static func isShallow(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var (level, isText, isEscaped) = (0, false, false)
            for byte in bytes {
                switch byte {
                case _ where isEscaped: isEscaped = false
                case UInt8(ascii: "\\"): isEscaped = isText
                case UInt8(ascii: "\""): isText.toggle()
                case _ where isText: break
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    level += 1
                    guard level <= deepestLevel else { return false }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
                default: break
                }
            }
            return true
        }
    }
}
