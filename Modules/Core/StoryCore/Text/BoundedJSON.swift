public import Foundation

/// Decodes JSON that somebody else may have written, such as files that can be edited, and rows and archives that can
/// be forged: each level takes room on the stack, of which a thread has little.
public enum BoundedJSON {
    /// The most arrays and objects inside each other; what the program writes has fewer than ten.
    public static let deepestLevel = 64

    /// The value of JSON.
    ///
    /// - Throws: A `DecodingError` if it is deeper than ``deepestLevel``, or what the decoder throws.
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

    /// Whether no more than ``deepestLevel`` brackets are open at a time; those in texts do not count.
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
