/// An object that stands alone and answers a program; its version is added where it is written.
///
/// Apps/Reference/json.md follows from these types: each key is a property, and the property's comment says what it
/// means, in which unit. What may be missing is ``Nullable``, what there is several of is a list, and a list is part of
/// an object, so that more can be said beside it later.
public protocol JSONDocument: JSONPart {}

/// One line of a stream of objects, which ``StreamStartDocument`` opens.
public protocol JSONLine: JSONPart {}

/// A part of such objects.
public protocol JSONPart: Codable, Hashable, Sendable {}

/// A value that is told as `null` if it is missing, rather than left out.
@propertyWrapper
public struct Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The value; nil if it is missing.
    public var wrappedValue: Value?

    /// Wraps a value.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Reads a value, or `null`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Tells the value, or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension KeyedDecodingContainer {
    /// Reads a value that may be missing: a program of an older version leaves out what it does not know.
    public func decode<Value>(_ type: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
        try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
    }
}
