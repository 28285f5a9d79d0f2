public import Collections
public import FeatureKitStubs
public import Foundation
public import StoryCore

/// The collections and achievements of a library in memory.
struct CollectionsFakeState: FeatureFakeState {
    /// A collection as the library keeps it: its stories have the titles that they have now.
    struct StoredCollection {
        var collection: StoryCollection
        var entries: [CollectedStory]
        /// The places of the stories; those that are not mentioned came with the collection.
        var positions: [StoryID: Int] = [:]

        /// Adds a story, unless it is there: at a position, or behind all that are there or planned.
        mutating func append(_ story: CollectedStory, at position: Int? = nil) {
            guard !entries.contains(where: { $0.id == story.id }) else { return }
            let present = entries.enumerated().map { positions[$1.id] ?? $0 + 1 }
            let planned = (collection.plan?.missing.max() ?? -1) + 1
            let new = position ?? max(present.max() ?? 0, planned) + 1
            positions[story.id] = new
            entries.insert(story, at: present.firstIndex { $0 > new } ?? entries.count)
        }

        func index(of story: StoryID) throws(StorageError) -> Int {
            guard let index = entries.firstIndex(where: { $0.id == story }) else {
                throw .notFound(.story, story.rawValue)
            }
            return index
        }
    }

    var collections: [CollectionID: StoredCollection] = [:]
    var achievements: [Achievement] = []
    /// Why achievements cannot be read.
    var achievementFailure: StorageError?

    func collection(_ identifier: CollectionID) throws(StorageError) -> StoredCollection {
        guard let stored = collections[identifier] else { throw .notFound(.collection, identifier.rawValue) }
        return stored
    }

    mutating func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory) -> Set<LibraryPart> {
        guard var stored = collections[planned.collection],
            let index = stored.collection.plan?.missing.firstIndex(of: planned.number)
        else { return [] }
        stored.collection.plan?.missing.remove(at: index)
        if stored.collection.missingCount == 0 { stored.collection.plan = nil }
        stored.append(CollectedStory(id: story, title: ""), at: planned.number + 1)
        collections[planned.collection] = stored
        return [.collections]
    }

    func storyWasMoved(_ story: StoryID, toBin isBinned: Bool) -> Set<LibraryPart> {
        isCollected(story) ? [.collections] : []
    }

    mutating func storyWasDeleted(_ story: StoryID) -> Set<LibraryPart> {
        guard isCollected(story) else { return [] }
        for collection in collections.keys { collections[collection]?.entries.removeAll { $0.id == story } }
        return [.collections]
    }

    private func isCollected(_ story: StoryID) -> Bool {
        collections.values.contains { $0.entries.contains { $0.id == story } }
    }
}

extension LibraryFake {
    /// Creates a library with collections; stories of theirs that are missing are made up.
    public convenience init(_ stories: [Story] = [], collections: [StoryCollection]) {
        self.init(stories)
        change { state in
            for collection in collections { state.put(collection) }
        }
    }

    /// From now on achievements cannot be read; nil repairs it.
    public func failAchievements(with error: StorageError?) {
        change { $0[CollectionsFakeState.self].achievementFailure = error }
    }
}

extension LibraryFake: CollectionRepositoryContract {
    public func add(_ collection: StoryCollection) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state[CollectionsFakeState.self].collections[collection.id] == nil else {
                throw .duplicate(.collection, collection.id.rawValue)
            }
            for story in collection.stories { _ = try state.story(story.id) }
            state.put(collection)
            state.changes.insert(.collections)
        }
    }

    public func collections() async throws(StorageError) -> [StoryCollection] {
        try perform { state throws(StorageError) in
            state[CollectionsFakeState.self].collections.values.map(state.shown)
                .sorted { $0.createdAt == $1.createdAt ? $0.id < $1.id : $0.createdAt > $1.createdAt }
        }
    }

    public func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            state.shown(try state[CollectionsFakeState.self].collection(identifier))
        }
    }

    public func collection(matching reference: String) async throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            let part = state[CollectionsFakeState.self]
            let known = part.collections.values.map { ($0.collection.id, $0.collection.title) }
            return state.shown(try part.collection(reference.match(.collection, among: known)))
        }
    }

    public func rename(
        _ identifier: CollectionID, to title: String
    ) async throws(StorageError) -> StoryCollection {
        try change(identifier) { _, stored throws(StorageError) in stored.collection.title = title }
    }

    public func add(_ story: StoryID, to identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try change(identifier) { state, stored throws(StorageError) in
            let title = try state.story(story).title
            stored.append(CollectedStory(id: story, title: title))
        }
    }

    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try changeEntry(story, of: identifier) { stored, index in stored.entries.remove(at: index) }
    }

    public func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection {
        try changeEntry(story, of: identifier) { stored, index in
            stored.entries[index] = CollectedStory(
                id: story, title: stored.entries[index].title, completedAt: stored.entries[index].completedAt ?? date)
        }
    }

    public func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try changeEntry(story, of: identifier) { stored, index in
            stored.entries[index] = CollectedStory(id: story, title: stored.entries[index].title)
        }
    }

    public func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try change(identifier) { _, stored throws(StorageError) in stored.collection.plan = nil }
    }

    public func delete(_ identifier: CollectionID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            _ = try state[CollectionsFakeState.self].collection(identifier)
            state[CollectionsFakeState.self].collections[identifier] = nil
            state.changes.insert(.collections)
        }
    }

    private func change(
        _ identifier: CollectionID,
        _ body: (State, inout CollectionsFakeState.StoredCollection) throws(StorageError) -> Void
    ) throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            var stored = try state[CollectionsFakeState.self].collection(identifier)
            try body(state, &stored)
            state[CollectionsFakeState.self].collections[identifier] = stored
            state.changes.insert(.collections)
            return state.shown(stored)
        }
    }

    private func changeEntry(
        _ story: StoryID, of identifier: CollectionID,
        _ body: (inout CollectionsFakeState.StoredCollection, Int) -> Void
    ) throws(StorageError) -> StoryCollection {
        try change(identifier) { state, stored throws(StorageError) in
            let index = try stored.index(of: story)
            _ = try state.story(story)
            body(&stored, index)
        }
    }
}

extension LibraryFake: AchievementRepositoryContract {
    public func achievements() async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            let part = state[CollectionsFakeState.self]
            if let error = part.achievementFailure { throw error }
            return part.achievements.sorted {
                ($0.earnedAt, $0.kind.rawValue, $0.subject) < ($1.earnedAt, $1.kind.rawValue, $1.subject)
            }
        }
    }

    public func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            achievements.filter { achievement in
                let isNew = !state[CollectionsFakeState.self].achievements.contains { $0.id == achievement.id }
                if isNew { state[CollectionsFakeState.self].achievements.append(achievement) }
                return isNew
            }
        }
    }
}

extension LibraryFake.State {
    fileprivate mutating func put(_ collection: StoryCollection) {
        for story in collection.stories where stories[story.id] == nil {
            put(.stub(id: story.id, title: story.title))
        }
        var collection = collection
        let entries = collection.stories
        collection.stories = []
        self[CollectionsFakeState.self].collections[collection.id] = CollectionsFakeState.StoredCollection(
            collection: collection, entries: entries)
    }

    /// The collection with those of its stories that are not in the bin.
    fileprivate func shown(_ stored: CollectionsFakeState.StoredCollection) -> StoryCollection {
        var collection = stored.collection
        collection.stories = stored.entries.compactMap { entry in
            guard let story = stories[entry.id], story.removedAt == nil else { return nil }
            return CollectedStory(id: entry.id, title: story.story.title, completedAt: entry.completedAt)
        }
        return collection
    }
}
