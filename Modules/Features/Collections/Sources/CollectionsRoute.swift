import FeatureKit
public import StoryCore

/// The routes of the feature.
public enum CollectionsRoute: Hashable, Sendable {
    /// The list of collections.
    case list
    /// A collection.
    case collection(CollectionID)
    /// The form for a new collection.
    case form
    /// The achievements.
    case achievements
    /// What the family has listened to.
    case journey
}

/// The exits of the feature's screens.
public enum CollectionsExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To another screen of the feature.
    case open(CollectionsRoute)
    /// To the stories of the library.
    case stories
    /// To a story of a collection.
    case story(StoryID)
    /// To the player, which plays a story.
    case play(StoryID)
    /// To the player, which plays stories one after the other.
    case playAll([StoryID])
}

extension CollectionsRoute {
    /// The parsers of paths; earlier ones take precedence.
    private static let paths: [@Sendable ([String]) -> CollectionsRoute?] = [
        pathToAchievements,
        pathToJourney,
        pathToCollection,
    ]

    /// Creates a route from the path of a link; nil if there is none.
    init?(path: [String]) {
        let found = path.isEmpty ? .list : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }

    @Sendable
    private static func pathToAchievements(_ path: [String]) -> CollectionsRoute? {
        path == ["achievements"] ? .achievements : nil
    }

    @Sendable
    private static func pathToJourney(_ path: [String]) -> CollectionsRoute? { path == ["journey"] ? .journey : nil }

    @Sendable
    private static func pathToCollection(_ path: [String]) -> CollectionsRoute? {
        path.count == 1 ? DeepLink.identifier(path[0]).map { .collection($0) } : nil
    }
}
