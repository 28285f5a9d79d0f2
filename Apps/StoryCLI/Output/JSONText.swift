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
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            return #"{"error":{"code":"unexpected","message":"The result cannot be told as JSON.","recovery":""}}"#
        }
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
