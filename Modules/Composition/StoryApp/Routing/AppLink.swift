import FeatureKit

/// A short kind of link, as help lists it.
///
/// `story://FEATURE/PATH` leads to every route of a feature; these are short names for the common ones.
public struct AppLink: Hashable, Sendable {
    /// The pattern of the link, with identifiers in capitals: "story://hero/HERO".
    public let pattern: String
    /// The target in words that continue the link: "a hero".
    public let words: String
    /// The line of the help.
    public var help: String { "\(pattern): \(words)" }
    /// The short name that stands for a path of the feature: "hero"; nil if the link is that path.
    let name: String?
    /// The path for which the short name stands: `["heroes"]`.
    let path: [String]

    /// Creates a link that is a path of its feature.
    ///
    /// - Parameter pattern: The link without its scheme: "library/STORY".
    public init(_ pattern: String, _ words: String) {
        self.init(pattern, words, name: nil, path: [])
    }

    /// Creates a link with a short name, the first part of the pattern.
    ///
    /// - Parameters:
    ///   - pattern: The link without its scheme: "hero/HERO".
    ///   - path: The path of the feature for which the short name stands.
    public init(_ pattern: String, path: [String], _ words: String) {
        self.init(pattern, words, name: pattern.split { "/?".contains($0) }.first.map(String.init), path: path)
    }

    private init(_ pattern: String, _ words: String, name: String?, path: [String]) {
        self.pattern = "\(DeepLink.scheme)://\(pattern)"
        (self.words, self.name, self.path) = (words, name, path)
    }

    /// The links to the app's own screen and to those of features, in the order of the help.
    public static func all(of features: [any FeatureCompositionContract.Type]) -> [AppLink] {
        [AppLink("home", "the first screen")] + features.flatMap { $0.links }
    }
}
