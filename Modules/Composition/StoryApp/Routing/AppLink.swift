import FeatureKit

/// A kind of link that people write, as help lists it.
///
/// `story://FEATURE/PATH` leads to every place of a feature; these are the short names of those that people look for.
public struct AppLink: Hashable, Sendable {
    /// How the link is written, with what stands for an identifier in capitals: "story://hero/HERO".
    public let pattern: String
    /// Where it leads to, as it goes on after the link: "a hero".
    public let words: String

    /// All links, in the order in which help lists them.
    public static let all: [AppLink] = [
        AppLink("home", "the first screen"),
        AppLink("new", "the form for a new story"),
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

    /// The features' own paths of the short names.
    private static let paths: [String: (feature: String, path: [String])] = [
        "new": ("generation", []), "bin": ("library", ["bin"]), "heroes": ("library", ["heroes"]),
        "hero": ("library", ["heroes"]),
        "achievements": ("collections", ["achievements"]), "journey": ("collections", ["journey"]),
        "events": ("library", ["events"]),
        "event": ("library", ["events"]), "player": ("playback", []),
        "queue": ("playback", ["queue"]),
    ]

    /// The link that a short name stands for; nil if it is none.
    static func expanded(_ link: DeepLink) -> DeepLink? {
        paths[link.feature].map { DeepLink(feature: $0.feature, path: $0.path + link.path, query: link.query) }
    }
}
