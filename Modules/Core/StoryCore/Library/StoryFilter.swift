public import Foundation

/// Selects the stories of a list; the criteria are combined with "and".
public struct StoryFilter: Hashable, Sendable {
    /// Only stories of this hero; another hero of the same name does not match.
    public var hero: HeroID?
    /// Only stories for this event.
    public var event: EventReference?
    /// Only favourites.
    public var isFavorite: Bool
    /// Only stories in these listening states; empty for all.
    public var listening: Set<ListeningState>
    /// Only stories requested on this date or later.
    public var createdSince: Date?
    /// Only stories with all these words in the title, the text or a hero's name. Prefixes match, case and accents are
    /// ignored, and text without spaces is matched inside sentences. A text without words, such as "?!", matches
    /// nothing; nil for an empty search field. Only the first 200 characters count.
    public var search: String?

    /// Creates a filter; without arguments it matches all stories.
    public init(
        hero: HeroID? = nil, event: EventReference? = nil, isFavorite: Bool = false,
        listening: Set<ListeningState> = [], createdSince: Date? = nil, search: String? = nil
    ) {
        self.hero = hero
        self.event = event
        self.isFavorite = isFavorite
        self.listening = listening
        self.createdSince = createdSince
        self.search = search
    }
}

/// A reference to a standard or a custom event.
public enum EventReference: Hashable, Sendable {
    /// A standard event.
    case standard(StoryEvent)
    /// A custom event, which may be deleted.
    case custom(CustomEventID)
}

/// How often a story was heard, in three steps.
public enum ListeningState: String, CaseIterable, Codable, Sendable {
    /// Never heard.
    case new
    /// Heard once or twice.
    case inProgress
    /// Heard three times or more.
    case completed

    /// The play counts in this state.
    public var playCounts: ClosedRange<Int> {
        switch self {
        case .new: 0...0
        case .inProgress: 1...2
        case .completed: 3...Int.max
        }
    }
}

/// The order of a list; equal stories are ordered newest first.
public enum StorySort: String, CaseIterable, Codable, Sendable {
    /// The newest first.
    case newest
    /// The oldest first.
    case oldest
    /// By title from A to Z, ignoring case and accents.
    case title
    /// The most heard first.
    case plays
}

/// The number of stories that match each filter.
public struct StoryCounts: Hashable, Sendable {
    /// The number of all stories.
    public var all: Int
    /// The number of favourites.
    public var favorites: Int
    /// The numbers by listening state; every state is included.
    public var listening: [ListeningState: Int]
    /// The number of recent stories.
    public var recent: Int

    /// Creates counts.
    public init(all: Int = 0, favorites: Int = 0, listening: [ListeningState: Int] = [:], recent: Int = 0) {
        self.all = all
        self.favorites = favorites
        self.listening = listening
        self.recent = recent
    }
}
