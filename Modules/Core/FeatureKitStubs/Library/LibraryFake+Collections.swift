public import Foundation
public import StoryCore

extension LibraryFake {
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
}

extension LibraryFake: CollectionRepository {
    public func add(_ collection: StoryCollection) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.collections[collection.id] == nil else {
                throw .duplicate(.collection, collection.id.rawValue)
            }
            for story in collection.stories { _ = try state.story(story.id) }
            state.put(collection)
            state.changes.insert(.collections)
        }
    }

    public func collections() async throws(StorageError) -> [StoryCollection] {
        try perform { state throws(StorageError) in
            state.collections.values.map(state.shown)
                .sorted { $0.createdAt == $1.createdAt ? $0.id < $1.id : $0.createdAt > $1.createdAt }
        }
    }

    public func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in state.shown(try state.collection(identifier)) }
    }

    public func collection(matching reference: String) async throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            let known = state.collections.values.map { ($0.collection.id, $0.collection.title) }
            return state.shown(try state.collection(reference.match(.collection, among: known)))
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
            _ = try state.collection(identifier)
            state.collections[identifier] = nil
            state.changes.insert(.collections)
        }
    }

    private func change(
        _ identifier: CollectionID, _ body: (State, inout StoredCollection) throws(StorageError) -> Void
    ) throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            var stored = try state.collection(identifier)
            try body(state, &stored)
            state.collections[identifier] = stored
            state.changes.insert(.collections)
            return state.shown(stored)
        }
    }

    private func changeEntry(
        _ story: StoryID, of identifier: CollectionID, _ body: (inout StoredCollection, Int) -> Void
    ) throws(StorageError) -> StoryCollection {
        try change(identifier) { state, stored throws(StorageError) in
            let index = try stored.index(of: story)
            _ = try state.story(story)
            body(&stored, index)
        }
    }
}

extension LibraryFake: AchievementRepository {
    public func achievements() async throws(StorageError) -> [Achievement] {
        try checkAchievements()
        return try perform { state throws(StorageError) in
            state.achievements.sorted {
                ($0.earnedAt, $0.kind.rawValue, $0.subject) < ($1.earnedAt, $1.kind.rawValue, $1.subject)
            }
        }
    }

    public func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            achievements.filter { achievement in
                guard !state.achievements.contains(where: { $0.id == achievement.id }) else { return false }
                state.achievements.append(achievement)
                return true
            }
        }
    }
}

extension LibraryFake.State {
    /// Puts a story where its collection waits for it; does nothing if the collection is gone, or waits no more.
    mutating func put(_ story: StoryID, at plannedStory: PlannedStory) {
        guard var stored = collections[plannedStory.collection],
            let index = stored.collection.plan?.missing.firstIndex(of: plannedStory.number)
        else { return }
        stored.collection.plan?.missing.remove(at: index)
        if stored.collection.missingCount == 0 { stored.collection.plan = nil }
        stored.append(CollectedStory(id: story, title: ""), at: plannedStory.number + 1)
        collections[plannedStory.collection] = stored
        changes.insert(.collections)
    }

    fileprivate func collection(_ identifier: CollectionID) throws(StorageError) -> LibraryFake.StoredCollection {
        guard let stored = collections[identifier] else { throw .notFound(.collection, identifier.rawValue) }
        return stored
    }

    /// The collection with those of its stories that are not in the bin.
    fileprivate func shown(_ stored: LibraryFake.StoredCollection) -> StoryCollection {
        var collection = stored.collection
        collection.stories = stored.entries.compactMap { entry in
            guard let story = stories[entry.id], story.removedAt == nil else { return nil }
            return CollectedStory(id: entry.id, title: story.story.title, completedAt: entry.completedAt)
        }
        return collection
    }
}
