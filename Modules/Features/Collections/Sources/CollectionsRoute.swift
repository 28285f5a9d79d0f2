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
}

/// The ways out of a screen of the feature.
public enum CollectionsExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// To another screen of the feature.
    case open(CollectionsRoute)
    /// To a story of a collection.
    case story(StoryID)
    /// To the player, with a story that begins to play.
    case play(StoryID)
}

extension CollectionsRoute {
    /// Where the path of a link leads to; nil if nowhere.
    init?(path: [String]) {
        switch (path.first, path.count) {
        case (nil, _): self = .list
        case (let collection?, 1):
            guard let collection: CollectionID = DeepLink.identifier(collection) else { return nil }
            self = .collection(collection)
        default: return nil
        }
    }
}
