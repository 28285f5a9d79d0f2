import Foundation
public import StoryCore

/// A link into the app: `story://FEATURE/PATH?NAME=VALUE`.
public struct DeepLink: Hashable, Sendable {
    /// The scheme of every link into the app.
    public static let scheme = "story"

    /// The feature's identifier, lowercase.
    public let feature: String
    /// The parts of the path, decoded, without empty ones.
    public let path: [String]
    /// The query's values by name; of a repeated name, the last value.
    public let query: [String: String]

    /// Reads a link.
    ///
    /// - Throws: ``DeepLinkError`` if the text is not such a link.
    public init(_ text: String) throws(DeepLinkError) {
        guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == Self.scheme else {
            throw .notALink(text)
        }
        guard let host = parts.host, !host.isEmpty else { throw .noFeature(text) }
        feature = host.lowercased()
        path = parts.path.split(separator: "/").map(String.init)
        var query: [String: String] = [:]
        for item in parts.queryItems ?? [] { query[item.name] = item.value ?? "" }
        self.query = query
    }
}

/// Why a text is not a link into the app.
public enum DeepLinkError: Error, Hashable, Sendable {
    /// The text does not begin with `story://`.
    case notALink(String)
    /// The link names no feature.
    case noFeature(String)
}

extension DeepLinkError: ExplainedError {
    public var code: String {
        switch self {
        case .notALink: "link.notALink"
        case .noFeature: "link.noFeature"
        }
    }

    public var message: String {
        switch self {
        case .notALink(let text): "'\(text)' is not a link of this program."
        case .noFeature(let text): "The link '\(text)' leads nowhere."
        }
    }

    public var reason: String? { "A link looks like story://library/STORY." }
    public var recovery: String { "Check the link, or find the story with 'story library list'." }
    public var severity: ErrorSeverity { .error }
}
