public import StoryCore

/// The routes of the feature.
public enum GenerationRoute: Hashable, Sendable {
    /// The form for a new story.
    case form
}

/// The exits of the feature's screens.
public enum GenerationExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To the new story.
    case story(StoryID)
}

extension GenerationRoute {
    /// The parsers of paths.
    private static let paths: [@Sendable ([String]) -> GenerationRoute?] = []

    /// Creates a route from the path of a link; nil if there is none.
    init?(path: [String]) {
        let found = path.isEmpty ? .form : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }
}
