public import StoryCore

/// The routes in the feature that a link or a tap can lead to.
public enum GenerationRoute: Hashable, Sendable {
    /// The form for a new story.
    case form
}

/// The exits of the feature's screens.
public enum GenerationExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To a story that was made.
    case story(StoryID)
}

extension GenerationRoute {
    /// What knows the path to each place.
    private static let paths: [@Sendable ([String]) -> GenerationRoute?] = []

    /// Where the path of a link leads to; nil if nowhere.
    init?(path: [String]) {
        let found = path.isEmpty ? .form : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }
}
