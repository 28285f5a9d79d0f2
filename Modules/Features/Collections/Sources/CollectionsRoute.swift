import FeatureKit
public import StoryCore

/// The places in the feature that a link or a tap can lead to.
public enum CollectionsRoute: Hashable, Sendable {
    /// The list of collections.
    case list
    /// One collection.
    case collection(CollectionID)
    /// The form for a new one.
    case form
    /// What the family has reached.
    case achievements
    /// What the family has listened to.
    case journey
}

/// The ways out of a screen of the feature.
public enum CollectionsExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// To another screen of the feature.
    case open(CollectionsRoute)
    /// To the stories of the library.
    case stories
    /// To a story of a collection.
    case story(StoryID)
    /// To the player, with a story that begins to play.
    case play(StoryID)
    /// To the player, with stories that are played one after the other.
    case playAll([StoryID])
}

extension CollectionsRoute {
    /// What knows the path to each place; a path that stands further up goes before those below.
    private static let paths: [@Sendable ([String]) -> CollectionsRoute?] = [
        pathToAchievements,
        pathToJourney,
        pathToCollection,
    ]

    /// Where the path of a link leads to; nil if nowhere.
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
