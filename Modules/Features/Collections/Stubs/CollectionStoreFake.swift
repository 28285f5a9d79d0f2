public import Collections
public import Foundation
public import StoryCore
import Synchronization

/// Collections, achievements and sessions in memory; failures can be injected.
public final class CollectionStoreFake: Sendable {
    private struct State {
        var collections: [StoryCollection] = []
        var achievements: [Achievement] = []
        var stories: [StoryID: String] = [:]
        var settings = AppSettings()
        var error: StorageError?
        var achievementError: StorageError?
    }

    private let state = Mutex(State())

    /// Creates a store with collections; their stories are in the library.
    public init(_ collections: [StoryCollection] = []) {
        state.withLock { state in
            state.collections = collections
            for story in collections.flatMap(\.stories) { state.stories[story.id] = story.title }
        }
    }

    /// Lets all later calls fail with an error; nil ends that.
    public func fail(with error: StorageError?) {
        state.withLock { $0.error = error }
    }

    /// Lets reading achievements fail with an error; nil ends that.
    public func failAchievements(with error: StorageError?) {
        state.withLock { $0.achievementError = error }
    }

    /// Adds a story to the library.
    public func put(_ story: StoryID, title: String) {
        state.withLock { $0.stories[story] = title }
    }

    /// Adds a story to the library, and to the collection that planned it.
    public func put(_ story: StoryID, title: String, at place: PlannedStory) throws(StorageError) {
        put(story, title: title)
        _ = try change(place.collection) { collection, _ throws(StorageError) in
            guard let index = collection.plan?.missing.firstIndex(of: place.number) else { return }
            collection.plan?.missing.remove(at: index)
            if collection.missingCount == 0 { collection.plan = nil }
            collection.stories.append(CollectedStory(id: story, title: title))
        }
    }

    private func perform<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try state.withLock { state throws(StorageError) in
            if let error = state.error { throw error }
            return try body(&state)
        }
    }

    private func change(
        _ identifier: CollectionID, _ body: (inout StoryCollection, State) throws(StorageError) -> Void
    ) throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            guard let place = state.collections.firstIndex(where: { $0.id == identifier }) else {
                throw .notFound(.collection, identifier.rawValue)
            }
            try body(&state.collections[place], state)
            return state.collections[place]
        }
    }
}

extension CollectionStoreFake: CollectionRepository {
    public func add(_ collection: StoryCollection) async throws(StorageError) {
        try perform { state throws(StorageError) in state.collections.insert(collection, at: 0) }
    }

    public func collections() async throws(StorageError) -> [StoryCollection] {
        try perform { state throws(StorageError) in state.collections }
    }

    public func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try change(identifier) { _, _ throws(StorageError) in }
    }

    public func collection(matching reference: String) async throws(StorageError) -> StoryCollection {
        let found = try await collections().first { $0.id.rawValue == reference || $0.title == reference }
        guard let found else { throw .notFound(.collection, reference) }
        return found
    }

    public func rename(
        _ identifier: CollectionID, to title: String
    ) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, _ throws(StorageError) in collection.title = title }
    }

    public func add(
        _ story: StoryID, to identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, state throws(StorageError) in
            guard let title = state.stories[story] else { throw .notFound(.story, story.rawValue) }
            guard !collection.stories.contains(where: { $0.id == story }) else { return }
            collection.stories.append(CollectedStory(id: story, title: title))
        }
    }

    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, _ throws(StorageError) in
            guard let place = collection.stories.firstIndex(where: { $0.id == story }) else {
                throw .notFound(.story, story.rawValue)
            }
            collection.stories.remove(at: place)
        }
    }

    public func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, _ throws(StorageError) in
            guard let place = collection.stories.firstIndex(where: { $0.id == story }) else {
                throw .notFound(.story, story.rawValue)
            }
            let before = collection.stories[place]
            collection.stories[place] = CollectedStory(
                id: story, title: before.title, completedAt: before.completedAt ?? date)
        }
    }

    public func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, _ throws(StorageError) in collection.plan = nil }
    }

    public func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try change(identifier) { collection, _ throws(StorageError) in
            guard let place = collection.stories.firstIndex(where: { $0.id == story }) else {
                throw .notFound(.story, story.rawValue)
            }
            collection.stories[place] = CollectedStory(id: story, title: collection.stories[place].title)
        }
    }

    public func delete(_ identifier: CollectionID) async throws(StorageError) {
        _ = try await collection(identifier)
        try perform { state throws(StorageError) in state.collections.removeAll { $0.id == identifier } }
    }
}

extension CollectionStoreFake: AchievementRepository {
    public func achievements() async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            if let error = state.achievementError { throw error }
            return state.achievements
        }
    }

    public func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            let new = achievements.filter { one in !state.achievements.contains { $0.id == one.id } }
            state.achievements += new
            return new
        }
    }
}

extension CollectionStoreFake: SettingsRepository {
    public func settings() async throws(StorageError) -> AppSettings {
        try perform { state throws(StorageError) in state.settings }
    }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        try perform { state throws(StorageError) in state.settings = settings }
    }
}

extension CollectionStoreFake: StoryCatalogContract {
    public func stories() async throws(StoryGenerationFailure) -> [StoryChoice] {
        do throws(StorageError) {
            return try perform { state throws(StorageError) in
                state.stories.map { StoryChoice(id: $0.key, title: $0.value) }.sorted { $0.title < $1.title }
            }
        } catch {
            throw StoryGenerationFailure(error)
        }
    }
}
