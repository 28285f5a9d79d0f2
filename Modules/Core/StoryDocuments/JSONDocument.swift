/// A complete JSON answer; its version is added when it is encoded.
///
/// Apps/Reference/json.md is derived from these types: each key is a property, and the property's comment gives its
/// meaning and unit. A value that may be missing is ``Nullable``, and a list is part of an object, so that more keys
/// can be added beside it later.
public protocol JSONDocument: JSONPart {}

/// A line of a stream of JSON objects, which ``StreamStartDocument`` opens.
public protocol JSONLine: JSONPart {}

/// A part of a JSON answer.
public protocol JSONPart: Codable, Hashable, Sendable {}

/// A value that is encoded as `null` if it is missing, rather than omitted.
@propertyWrapper
public struct Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The value; nil if it is missing.
    public var wrappedValue: Value?

    /// Wraps a value.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Decodes a value, or `null`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Encodes the value, or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a value that may be missing: an older version of the program omits keys that it does not know.
    public func decode<Value>(_ type: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
        try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
    }
}
