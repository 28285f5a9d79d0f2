public import StoryCore

/// The routes of the feature.
public enum GenerationRoute: Hashable, Sendable {
    /// The form for a new story.
    case form
    /// The queue of stories.
    case queue
}

/// The exits of the feature's screens.
public enum GenerationExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To a stored story.
    case story(StoryID)
    /// To another screen of the feature.
    case open(GenerationRoute)
}

extension GenerationRoute {
    /// The parsers of paths.
    private static let paths: [@Sendable ([String]) -> GenerationRoute?] = [
        pathToQueue
    ]

    /// Creates a route from the path of a link; nil if there is none.
    init?(path: [String]) {
        let found = path.isEmpty ? .form : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }

    @Sendable
    private static func pathToQueue(_ path: [String]) -> GenerationRoute? {
        path == ["queue"] ? .queue : nil
    }
}
