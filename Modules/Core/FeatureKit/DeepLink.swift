import Foundation
public import StoryCore

/// A link into the app: `story://FEATURE/PATH?NAME=VALUE`.
public struct DeepLink: Hashable, Sendable {
    /// The scheme of every link into the app.
    public static let scheme = "story"

    /// The feature's identifier, lowercase.
    public let feature: String
    /// The parts of the path, decoded, without empty ones; a `%2F` is a slash within a part.
    public let path: [String]
    /// The query's values by name; of a repeated name, the last value.
    public let query: [String: String]

    /// Creates a link from its parts, decoded.
    public init(feature: String, path: [String], query: [String: String] = [:]) {
        (self.feature, self.path, self.query) = (feature, path, query)
    }

    /// Parses a link.
    ///
    /// Links are untrusted: the parts are percent-decoded, but not validated.
    ///
    /// - Throws: ``DeepLinkError`` if the text is not a link into the app.
    public init(_ text: String) throws(DeepLinkError) {
        guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == Self.scheme,
            parts.user == nil, parts.password == nil, parts.port == nil
        else { throw .notALink(text) }
        guard let host = parts.host, !host.isEmpty else { throw .noFeature(text) }
        feature = host.lowercased()
        path = parts.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        var query: [String: String] = [:]
        for item in parts.queryItems ?? [] { query[item.name] = item.value ?? "" }
        self.query = query
    }
}

extension DeepLink {
    /// Returns a part of a path as an identifier, or nil if it cannot be one. Links are untrusted.
    public static func identifier<Subject>(_ part: String) -> Identifier<Subject>? {
        Identifier(checking: part)
    }
}

/// Why a text isn't a link into the app.
public enum DeepLinkError: Error, Hashable, Sendable {
    /// The text does not begin with `story://`, or names a user or a port.
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
        case .notALink(let text): "'\(PlainText.quotation(text))' isn't a link to this program."
        case .noFeature(let text): "The link '\(PlainText.quotation(text))' doesn't open anything."
        }
    }

    public var reason: String? { "A link looks like story://library/STORY." }

    public var recovery: RecoveryAction { .checkLink }

    public var category: ErrorCategory { .invalidRequest }

    public var severity: ErrorSeverity { .error }
}
