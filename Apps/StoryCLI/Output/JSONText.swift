import Foundation

/// Values as JSON for programs: sorted keys, dates in ISO 8601, `null` for what is missing.
enum JSONText {
    /// The value on several lines, for results.
    static func pretty(_ value: some Encodable) -> String {
        text(value, formatting: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// The value on one line, for progress and errors.
    static func of(_ value: some Encodable) -> String {
        text(value, formatting: [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func text(_ value: some Encodable, formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = .iso8601
        do {
            return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            return #"{"error":{"code":"unexpected","message":"The result cannot be told as JSON.","recovery":""}}"#
        }
    }
}

extension JSONText {
    /// The text with every character escaped that is invisible or steers a terminal or the direction of what is read, as
    /// far as the encoder has left it; what a program reads is the same.
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

/// A value that is told as `null` if it is missing, rather than left out.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
    var wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
