/// Names a provider: an author, narrator or illustrator; two of one kind never share an identifier.
public struct ProviderIdentifier: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// Lowercase words joined by hyphens, as people type it: "flite", "espeak-ng".
    public let rawValue: String

    /// Makes an identifier of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    public var description: String { rawValue }

    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// What every provider can say of itself without loading anything.
public protocol Provider: Sendable {
    /// The provider's identifier, unique among providers of its kind.
    var identifier: ProviderIdentifier { get }
    /// The provider's name for people.
    var displayName: String { get }
    /// Whether the provider could work now: loads what it needs, makes nothing.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` that says what is missing and how to mend it.
    func checkAvailability() async throws(ProviderError)
}
