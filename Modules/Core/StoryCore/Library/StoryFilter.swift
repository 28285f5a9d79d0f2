public import Foundation

/// Which stories a list shows; what is set narrows it down.
public struct StoryFilter: Hashable, Sendable {
    /// Only stories of exactly this hero; a namesake is another hero.
    public var hero: HeroID?
    /// Only stories for this event.
    public var event: EventReference?
    /// Only stories that the family marked.
    public var isFavorite: Bool
    /// Only stories that were heard so often; empty means any.
    public var listening: Set<ListeningState>
    /// Only stories that were asked for on this date or later.
    public var createdSince: Date?
    /// Only stories with all these words in title, text or a hero's name; the beginning of a word is enough, case and
    /// accents do not matter, and what is written without spaces is found inside of sentences. What holds no word,
    /// such as a blank text or "?!", fits nothing: a search field that was left empty means nil. Of a very long text
    /// the first 200 characters count.
    public var search: String?

    /// Makes a filter; without arguments all stories fit it.
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

/// One of the standard events, or one of the family's own.
public enum EventReference: Hashable, Sendable {
    /// One of the events that every library has.
    case standard(StoryEvent)
    /// One of the family's own, also after it was removed.
    case custom(CustomEventID)
}

/// How far a family is with a story.
public enum ListeningState: String, CaseIterable, Codable, Sendable {
    /// Never heard.
    case new
    /// Heard once or twice.
    case inProgress
    /// Heard three times or more.
    case completed

    /// The play counts of the state.
    public var playCounts: ClosedRange<Int> {
        switch self {
        case .new: 0...0
        case .inProgress: 1...2
        case .completed: 3...Int.max
        }
    }
}

/// In which order a list shows stories; those that are equal come newest first.
public enum StorySort: String, CaseIterable, Codable, Sendable {
    /// The newest first.
    case newest
    /// The oldest first.
    case oldest
    /// By title from A to Z, without case and accents.
    case title
    /// The most heard first.
    case plays
}

/// How many stories each filter leaves.
public struct StoryCounts: Hashable, Sendable {
    /// All that there are.
    public var all: Int
    /// Those that the family marked.
    public var favorites: Int
    /// By how often they were heard; each state is there, also with 0.
    public var listening: [ListeningState: Int]
    /// Those made lately.
    public var recent: Int

    /// Gathers counts.
    public init(all: Int = 0, favorites: Int = 0, listening: [ListeningState: Int] = [:], recent: Int = 0) {
        self.all = all
        self.favorites = favorites
        self.listening = listening
        self.recent = recent
    }
}
