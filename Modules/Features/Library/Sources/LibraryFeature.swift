public import FeatureKit
public import StoryCore

/// Keeps and finds heroes, events and stories.
public struct LibraryFeature: FeatureContract {
    public typealias Route = LibraryRoute
    public typealias Exit = LibraryExit

    public static let descriptor = FeatureDescriptor(identifier: "library", displayName: "Library")

    private let dependencies: LibraryDependencies

    /// Makes the feature.
    public init(dependencies: LibraryDependencies) {
        self.dependencies = dependencies
    }

    /// `story://library` leads to the list, `story://library/STORY` to a story.
    public static func route(for link: DeepLink) -> LibraryRoute? {
        guard link.feature == descriptor.identifier else { return nil }
        switch link.path.count {
        case 0: return .list
        case 1: return link.path.first.map { .story(StoryID(rawValue: $0)) }
        default: return nil
        }
    }

    // MARK: - Stories

    /// A page of the list of stories.
    public func stories(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        try await stored { () async throws(StorageError) in try await dependencies.stories.stories(query) }
    }

    /// The story that a person means: an identifier, a unique prefix of one, or an exact title.
    public func story(matching reference: String) async throws(LibraryError) -> Story {
        try await stored { () async throws(StorageError) in try await dependencies.stories.story(matching: reference) }
    }

    // MARK: - Heroes

    /// All heroes by name.
    public func heroes() async throws(LibraryError) -> [Hero] {
        try await stored { () async throws(StorageError) in try await dependencies.heroes.heroes() }
    }

    /// The hero that a person means: an identifier, a name, or a unique prefix of either.
    public func hero(matching reference: String) async throws(LibraryError) -> Hero {
        try await stored { () async throws(StorageError) in try await dependencies.heroes.hero(matching: reference) }
    }

    /// Makes a hero; several may have the same name.
    public func addHero(_ draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await AddHeroUseCase(heroes: dependencies.heroes).execute(draft)
    }

    /// The hero of a name, made if there is none: two that ask at once get the same one.
    ///
    /// - Returns: The hero, and whether it was made.
    public func findOrAddHero(named name: String) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        try await FindOrAddHeroUseCase(heroes: dependencies.heroes).execute(named: name)
    }

    /// Changes a hero; stories that were made before stay as they are.
    public func updateHero(_ identifier: HeroID, to draft: HeroDraft) async throws(LibraryError) -> Hero {
        let hero = try draft.hero(identifier)
        try await stored { () async throws(StorageError) in try await dependencies.heroes.update(hero) }
        return hero
    }

    /// Removes a hero; stories keep their text and the hero's name.
    public func deleteHero(_ identifier: HeroID) async throws(LibraryError) {
        try await stored { () async throws(StorageError) in try await dependencies.heroes.delete(identifier) }
    }

    // MARK: - Custom events

    /// All custom events by title.
    public func events() async throws(LibraryError) -> [CustomStoryEvent] {
        try await stored { () async throws(StorageError) in try await dependencies.events.events() }
    }

    /// The custom event that a person means: an identifier, a title, or a unique prefix of either.
    public func event(matching reference: String) async throws(LibraryError) -> CustomStoryEvent {
        try await stored { () async throws(StorageError) in try await dependencies.events.event(matching: reference) }
    }

    /// Makes a custom event.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title.
    public func addEvent(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        try await AddEventUseCase(events: dependencies.events, random: dependencies.random).execute(draft)
    }

    /// Changes a custom event; its usage count stays.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title.
    public func updateEvent(
        _ event: CustomStoryEvent, to draft: EventDraft
    ) async throws(LibraryError) -> CustomStoryEvent {
        let changed = try draft.event(event.id, usageCount: event.usageCount)
        try await stored { () async throws(StorageError) in try await dependencies.events.update(changed) }
        return changed
    }

    /// Removes a custom event; stories keep what it was.
    public func deleteEvent(_ identifier: CustomEventID) async throws(LibraryError) {
        try await stored { () async throws(StorageError) in try await dependencies.events.delete(identifier) }
    }
}

/// The places in the feature that a link can lead to.
public enum LibraryRoute: Hashable, Sendable {
    /// The list of stories.
    case list
    /// One story.
    case story(StoryID)
}

/// The ways out of the feature.
public enum LibraryExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// To the form for a new story.
    case newStory
}
