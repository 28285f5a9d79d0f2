import FeatureKit
public import StoryCore

/// The routes in the feature that a link or a tap can lead to.
public enum LibraryRoute: Hashable, Sendable {
    /// The list of stories.
    case list
    /// One story.
    case story(StoryID)
    /// The list of heroes.
    case heroes
    /// The form for a hero; nil for a new one.
    case heroForm(HeroID?)
    /// The list of custom events.
    case events
    /// The form for a custom event; nil for a new one.
    case eventForm(CustomEventID?)
    /// The stories that were removed.
    case bin
    /// The question whether something should be deleted.
    case deletion(LibraryDeletion)
}

/// What somebody wants to delete.
public enum LibraryDeletion: Hashable, Sendable {
    /// A story, which goes to the bin.
    case story(StoryID)
    /// A story in the bin, with its audio and pictures.
    case binnedStory(StoryID)
    /// All stories in the bin, with their audio and pictures.
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
    /// To the player, with a story that begins to play.
    case play(StoryID)
    /// To where one is, with a story that is played after the one that plays.
    case playNext(StoryID)
    /// To where one is, with a story at the end of the queue.
    case addToQueue(StoryID)
    /// Away from what was deleted, back to where one came from.
    case removed(LibraryDeletion)
}

extension LibraryExit {
    /// To the list that something is missing from now.
    static func list(without target: LibraryDeletion) -> LibraryExit {
        switch target {
        case .story, .hero, .event: .removed(target)
        case .binnedStory, .bin: .open(.bin)
        }
    }
}

extension LibraryRoute {
    /// The path of each route; earlier paths take precedence.
    private static let paths: [@Sendable ([String]) -> LibraryRoute?] = [
        pathToHeroes,
        pathToEvents,
        pathToBin,
        pathToStory,
    ]

    /// Where the path of a link leads to; nil if nowhere.
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
