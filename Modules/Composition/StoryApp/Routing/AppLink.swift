import FeatureKit

/// A short kind of link, as help lists it.
///
/// `story://FEATURE/PATH` leads to every route of a feature; these are short names for the common ones.
public struct AppLink: Hashable, Sendable {
    /// The pattern of the link, with identifiers in capitals: "story://hero/HERO".
    public let pattern: String
    /// The target in words that continue the link: "a hero".
    public let words: String

    /// All links, in the order of the help.
    public static let all: [AppLink] = [
        AppLink("home", "the first screen"),
        AppLink("new", "the form for a new story"),
        AppLink("generation/queue", "the stories that are queued or being created"),
        AppLink("library", "the stories"),
        AppLink("library/STORY", "a story"),
        AppLink("bin", "the bin"),
        AppLink("heroes", "the heroes"),
        AppLink("hero/HERO", "a hero"),
        AppLink("events", "your own events"),
        AppLink("event/EVENT", "an event"),
        AppLink("collections", "the collections"),
        AppLink("collections/COLLECTION", "a collection"),
        AppLink("achievements", "the achievements"),
        AppLink("journey", "the reading journey"),
        AppLink("player", "the player"),
        AppLink("player/STORY?at=SECONDS", "a story, played from a position in seconds"),
        AppLink("queue", "the queue"),
        AppLink("settings", "the settings"),
    ]

    private init(_ path: String, _ words: String) {
        (pattern, self.words) = ("\(DeepLink.scheme)://\(path)", words)
    }

    /// The features' own paths by short name.
    private static let paths: [String: (feature: String, path: [String])] = [
        "new": ("generation", []), "bin": ("library", ["bin"]), "heroes": ("library", ["heroes"]),
        "hero": ("library", ["heroes"]),
        "achievements": ("collections", ["achievements"]), "journey": ("collections", ["journey"]),
        "events": ("library", ["events"]),
        "event": ("library", ["events"]), "player": ("playback", []),
        "queue": ("playback", ["queue"]),
    ]

    /// Returns the link that a short name stands for; nil if it is none.
    static func expanded(_ link: DeepLink) -> DeepLink? {
        paths[link.feature].map { DeepLink(feature: $0.feature, path: $0.path + link.path, query: link.query) }
    }
}
