import FeatureKit
public import StoryCore

/// The routes of the feature.
public enum LibraryRoute: Hashable, Sendable {
    /// The list of stories.
    case list
    /// A story.
    case story(StoryID)
    /// The list of heroes.
    case heroes
    /// The form for a hero; nil for a new one.
    case heroForm(HeroID?)
    /// The list of custom events.
    case events
    /// The form for a custom event; nil for a new one.
    case eventForm(CustomEventID?)
    /// The bin.
    case bin
    /// The confirmation of a deletion.
    case deletion(LibraryDeletion)
}

/// Something to delete.
public enum LibraryDeletion: Hashable, Sendable {
    /// A story, which is moved to the bin.
    case story(StoryID)
    /// A story in the bin, with its media.
    case binnedStory(StoryID)
    /// All stories in the bin, with their media.
    case bin
    /// A hero; stories stay.
    case hero(HeroID)
    /// A custom event; stories stay.
    case event(CustomEventID)
}

/// The exits of the feature's screens.
public enum LibraryExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To the form for a new story.
    case newStory
    /// To another screen of the feature.
    case open(LibraryRoute)
    /// To the player, which plays a story.
    case play(StoryID)
    /// To the current screen; the story is queued after the current one.
    case playNext(StoryID)
    /// To the current screen; the story is queued at the end.
    case addToQueue(StoryID)
    /// Away from something deleted, back to the previous screen.
    case removed(LibraryDeletion)
}

extension LibraryExit {
    /// Returns the exit to the list without something deleted.
    static func list(without target: LibraryDeletion) -> LibraryExit {
        switch target {
        case .story, .hero, .event: .removed(target)
        case .binnedStory, .bin: .open(.bin)
        }
    }
}

extension LibraryRoute {
    /// The parsers of paths; earlier ones take precedence.
    private static let paths: [@Sendable ([String]) -> LibraryRoute?] = [
        pathToHeroes,
        pathToEvents,
        pathToBin,
        pathToStory,
    ]

    /// Creates a route from the path of a link; nil if there is none.
    init?(path: [String]) {
        let found = path.isEmpty ? .list : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }

    @Sendable
    private static func pathToHeroes(_ path: [String]) -> LibraryRoute? {
        switch (path.first, path.count) {
        case ("heroes", 1): .heroes
        case ("heroes", 2): DeepLink.identifier(path[1]).map { .heroForm($0) }
        default: nil
        }
    }

    @Sendable
    private static func pathToEvents(_ path: [String]) -> LibraryRoute? {
        switch (path.first, path.count) {
        case ("events", 1): .events
        case ("events", 2): DeepLink.identifier(path[1]).map { .eventForm($0) }
        default: nil
        }
    }

    @Sendable
    private static func pathToBin(_ path: [String]) -> LibraryRoute? {
        path == ["bin"] ? .bin : nil
    }

    @Sendable
    private static func pathToStory(_ path: [String]) -> LibraryRoute? {
        path.count == 1 ? DeepLink.identifier(path[0]).map { .story($0) } : nil
    }
}
