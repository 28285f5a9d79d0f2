/// Identifies a provider, uniquely among those of its kind.
public struct ProviderIdentifier: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// Lowercase words joined by hyphens: "flite", "espeak-ng".
    public let rawValue: String

    /// Creates an identifier.
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

/// What all providers have in common, available without loading anything.
public protocol Provider: Sendable {
    /// The provider's identifier, unique among providers of its kind.
    var identifier: ProviderIdentifier { get }
    /// The display name.
    var displayName: String { get }
    /// Checks whether the provider can work: loads what it needs, makes nothing.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` that says what is missing and how to fix it.
    func checkAvailability() async throws(ProviderError)
}
