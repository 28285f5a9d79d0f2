public import FeatureKitStubs
public import Foundation
public import StoryCore
import Synchronization

/// A library in memory; failures can be injected.
public final class LibraryStoreFake: Sendable {
    struct State {
        var heroes: [HeroID: Hero] = [:]
        var events: [CustomEventID: CustomStoryEvent] = [:]
        var stories: [StoryID: Story] = [:]
        var bin: [StoryID: (story: Story, removedAt: Date)] = [:]
        /// The order in which stories were added.
        var numbers: [StoryID: Int64] = [:]
        var settings = AppSettings()
        var error: StorageError?
    }

    let state = Mutex(State())
    /// The gate that each change of a favourite mark passes.
    private let marking: Gate

    /// Creates an empty library.
    public init(marking: Gate = Gate(open: true)) {
        self.marking = marking
    }

    /// Lets all later calls fail with an error; nil ends that.
    public func fail(with error: StorageError?) {
        state.withLock { $0.error = error }
    }

    func perform<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try state.withLock { state throws(StorageError) in
            if let error = state.error { throw error }
            return try body(&state)
        }
    }
}

extension LibraryStoreFake: SettingsRepository {
    public func settings() async throws(StorageError) -> AppSettings {
        try perform { state throws(StorageError) in state.settings }
    }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        try perform { state throws(StorageError) in state.settings = settings }
    }
}

extension LibraryStoreFake: HeroRepository {
    public func add(_ hero: Hero) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.heroes[hero.id] == nil else { throw .duplicate(.hero, hero.name) }
            state.heroes[hero.id] = hero
        }
    }

    public func update(_ hero: Hero) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.heroes[hero.id] != nil else { throw .notFound(.hero, hero.id.rawValue) }
            state.heroes[hero.id] = hero
        }
    }

    public func delete(_ identifier: HeroID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.heroes.removeValue(forKey: identifier) != nil else {
                throw .notFound(.hero, identifier.rawValue)
            }
        }
    }

    public func hero(matching reference: String) async throws(StorageError) -> Hero {
        let hero = try await heroes().first { $0.id.rawValue == reference || $0.name == reference }
        guard let hero else { throw .notFound(.hero, reference) }
        return hero
    }

    public func hero(named reference: String) async throws(StorageError) -> Hero {
        try await hero(matching: reference)
    }

    public func heroes() async throws(StorageError) -> [Hero] {
        try perform { state throws(StorageError) in
            state.heroes.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        }
    }
}

extension LibraryStoreFake: CustomEventRepository {
    public func add(_ event: CustomStoryEvent) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard !state.events.values.contains(where: { $0.title == event.title || $0.id == event.id }) else {
                throw .duplicate(.event, event.title)
            }
            state.events[event.id] = event
        }
    }

    public func update(_ event: CustomStoryEvent) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard let count = state.events[event.id]?.usageCount else { throw .notFound(.event, event.id.rawValue) }
            state.events[event.id] = event
            state.events[event.id]?.usageCount = count
        }
    }

    public func delete(_ identifier: CustomEventID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.events.removeValue(forKey: identifier) != nil else {
                throw .notFound(.event, identifier.rawValue)
            }
        }
    }

    public func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent {
        let event = try await events().first { $0.id.rawValue == reference || $0.title == reference }
        guard let event else { throw .notFound(.event, reference) }
        return event
    }

    public func events() async throws(StorageError) -> [CustomStoryEvent] {
        try perform { state throws(StorageError) in state.events.values.sorted { $0.title < $1.title } }
    }
}

extension LibraryStoreFake: StoryLibraryRepository {
    public func save(_ story: Story) async throws(StorageError) {
        try perform { state throws(StorageError) in
            if case .custom(let event) = story.occasion, state.stories[story.id] == nil {
                state.events[event.id]?.usageCount += 1
            }
            if state.numbers[story.id] == nil { state.numbers[story.id] = Int64(state.numbers.count + 1) }
            state.stories[story.id] = story
        }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        try perform { state throws(StorageError) in
            guard let story = state.stories[identifier] else { throw .notFound(.story, identifier.rawValue) }
            return story
        }
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try await story(StoryID(rawValue: reference))
    }

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] { [] }

    public func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage {
        try perform { state throws(StorageError) in
            let rows = state.stories.values.filter { $0.fits(query.filter) }
                .map { StoryRow(story: $0, number: state.numbers[$0.id, default: 0]) }
                .sorted { $0.cursor(query.sort).precedes($1.cursor(query.sort)) }
            let cursor = query.cursor?.sort == query.sort ? query.cursor : nil
            let rest = rows.filter { row in cursor.map { $0.precedes(row.cursor(query.sort)) } ?? true }
                .dropFirst(query.offset)
            let page = rest.prefix(query.limit)
            return StoryListPage(
                stories: page.map { StorySummary($0.story) },
                next: page.count < rest.count ? page.last?.cursor(query.sort) : nil)
        }
    }

    public func counts(
        of filter: StoryFilter, recentSince: Date
    ) async throws(StorageError) -> StoryCounts {
        try perform { state throws(StorageError) in
            let stories = state.stories.values.filter { $0.fits(filter) }
            var counts = StoryCounts(
                all: stories.count, favorites: stories.count { $0.isFavorite },
                recent: stories.count { $0.createdAt >= recentSince })
            for listening in ListeningState.allCases {
                counts.listening[listening] = stories.count { listening.playCounts.contains($0.playCount) }
            }
            return counts
        }
    }

    public func eventOfStories(matching reference: String) async throws(StorageError) -> CustomEventID {
        try perform { state throws(StorageError) in
            for case .custom(let event) in state.stories.values.map(\.occasion)
            where event.id.rawValue == reference || event.title == reference {
                return event.id
            }
            throw .notFound(.event, reference)
        }
    }

    public func heroOfStories(matching reference: String) async throws(StorageError) -> HeroID {
        let known = try await heroes() + removedHeroes()
        let hero = known.first { $0.id.rawValue == reference || $0.name == reference }
        guard let hero else { throw .notFound(.hero, reference) }
        return hero.id
    }

    public func removedHeroes() async throws(StorageError) -> [Hero] {
        try perform { state throws(StorageError) in
            let told = state.stories.values.flatMap(\.heroes).filter { state.heroes[$0.id] == nil }
            return Dictionary(told.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one }).values
                .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        }
    }

    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError) {
        await marking.pass()
        try perform { state throws(StorageError) in
            guard state.stories[identifier] != nil else { throw .notFound(.story, identifier.rawValue) }
            state.stories[identifier]?.isFavorite = isFavorite
        }
    }

    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story {
        try perform { state throws(StorageError) in
            guard let story = state.stories[identifier] else { throw .notFound(.story, identifier.rawValue) }
            let edited = story.applying(edit)
            state.stories[identifier] = edited
            return edited
        }
    }

    public func delete(_ identifiers: [StoryID]) async throws(StorageError) {
        try perform { state throws(StorageError) in
            for identifier in identifiers where state.stories[identifier] == nil {
                throw .notFound(.story, identifier.rawValue)
            }
            for identifier in identifiers { state.stories[identifier] = nil }
        }
    }
}

extension Story {
    fileprivate func fits(_ filter: StoryFilter) -> Bool {
        (filter.hero.map { hero in heroes.contains { $0.id == hero } } ?? true)
            && (filter.event.map { $0 == occasion.reference } ?? true)
            && (!filter.isFavorite || isFavorite)
            && (filter.listening.isEmpty || filter.listening.contains { $0.playCounts.contains(playCount) })
            && (filter.createdSince.map { createdAt >= $0 } ?? true)
            && (filter.search.map { title.localizedCaseInsensitiveContains($0) } ?? true)
    }
}

/// A story with the number under which it was added.
private struct StoryRow {
    var story: Story
    var number: Int64

    func cursor(_ sort: StorySort) -> StoryCursor {
        StoryCursor(
            sort: sort, title: story.title.lowercased(), createdAt: story.createdAt.timeIntervalSince1970,
            playCount: story.playCount, number: number)
    }
}

extension StoryCursor {
    /// Returns whether the row precedes a cursor of the same order; equal ones are ordered newest first.
    fileprivate func precedes(_ other: StoryCursor) -> Bool {
        let isNewer = (createdAt, number) > (other.createdAt, other.number)
        return switch sort {
        case .newest: isNewer
        case .oldest: (createdAt, number) < (other.createdAt, other.number)
        case .title: title == other.title ? isNewer : title < other.title
        case .plays: playCount == other.playCount ? isNewer : playCount > other.playCount
        }
    }
}
