public import Foundation

/// Keeps stories.
public protocol StoryRepository: Sendable {
    /// Stores a story, replacing the one with its identifier.
    func save(_ story: Story) async throws(StorageError)

    /// The story with this identifier.
    func story(_ identifier: StoryID) async throws(StorageError) -> Story

    /// The story that a person means: an identifier, a unique prefix of one (4 characters or more), or an exact title.
    func story(matching reference: String) async throws(StorageError) -> Story

    /// A page of the list of stories.
    func stories(_ query: StoryQuery) async throws(StorageError) -> [StorySummary]
}

/// Which stories a list shows.
public struct StoryQuery: Hashable, Sendable {
    /// Only stories of this hero.
    public var hero: HeroID?
    /// Only stories whose title or text holds these words (prefixes count).
    public var search: String?
    /// How many to skip, from 0.
    public var offset: Int
    /// How many to return at most.
    public var limit: Int

    /// Makes a query; without arguments the newest 50.
    public init(hero: HeroID? = nil, search: String? = nil, offset: Int = 0, limit: Int = 50) {
        self.hero = hero
        self.search = search
        self.offset = offset
        self.limit = limit
    }
}

/// A story as a list shows it, without its text and marks.
public struct StorySummary: Hashable, Codable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// Names of the heroes, the main one first.
    public var heroNames: [String]
    /// What it is about.
    public var occasion: StoryOccasion
    /// The language of its text.
    public var language: LanguageCode
    /// Length of the narration in seconds; nil without one.
    public var duration: TimeInterval?
    /// How many pages it has.
    public var pageCount: Int
    /// Whether the family marked it.
    public var isFavorite: Bool
    /// How often it was heard.
    public var playCount: Int
    /// When it was asked for.
    public var createdAt: Date

    /// Makes a summary.
    public init(
        id: StoryID, title: String, heroNames: [String], occasion: StoryOccasion, language: LanguageCode,
        duration: TimeInterval?, pageCount: Int, isFavorite: Bool, playCount: Int, createdAt: Date
    ) {
        self.id = id
        self.title = title
        self.heroNames = heroNames
        self.occasion = occasion
        self.language = language
        self.duration = duration
        self.pageCount = pageCount
        self.isFavorite = isFavorite
        self.playCount = playCount
        self.createdAt = createdAt
    }
}

/// Keeps heroes.
public protocol HeroRepository: Sendable {
    /// Stores a new hero.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken.
    func add(_ hero: Hero) async throws(StorageError)
    /// Replaces a hero that is stored.
    func update(_ hero: Hero) async throws(StorageError)
    /// Removes a hero; stories keep their text and the hero's name.
    func delete(_ identifier: HeroID) async throws(StorageError)
    /// The hero that a person means: an identifier, a name, or a unique prefix of either (4 characters or more of an
    /// identifier); case and accents do not matter, and what fits exactly goes first.
    func hero(matching reference: String) async throws(StorageError) -> Hero
    /// All heroes by name.
    func heroes() async throws(StorageError) -> [Hero]
}

/// Keeps custom events.
public protocol CustomEventRepository: Sendable {
    /// Stores a new event.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken, or the title by another event; case and
    ///   accents make no other title.
    func add(_ event: CustomStoryEvent) async throws(StorageError)
    /// Replaces an event that is stored, but for its usage count: that is one higher for each new story that is stored.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if another event has the title.
    func update(_ event: CustomStoryEvent) async throws(StorageError)
    /// Removes an event; stories keep what it was.
    func delete(_ identifier: CustomEventID) async throws(StorageError)
    /// The event that a person means: an identifier, a title, or a unique prefix of either, as with heroes.
    func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent
    /// All custom events by title.
    func events() async throws(StorageError) -> [CustomStoryEvent]
}

/// Keeps files by their content.
public protocol MediaRepository: Sendable {
    /// Takes a file into the store without removing it from where it is; equal content is kept once.
    ///
    /// - Parameter fileExtension: The ending without the dot, 1 to 8 characters out of `a-z` and `0-9`.
    func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference
    /// Where a stored file lies; it may be missing if somebody removed it.
    func url(of reference: MediaReference) -> URL
}
