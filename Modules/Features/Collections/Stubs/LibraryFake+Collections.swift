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
    /// When a profile completed the stories of a collection.
    var completions: [ProfileID: [CollectionID: [StoryID: Date]]] = [:]
    var achievements: [ProfileID: [Achievement]] = [:]
    /// Why achievements cannot be read.
    var achievementFailure: StorageError?

    func collections(with story: StoryID) -> Set<CollectionID> {
        Set(collections.filter { $0.value.entries.contains { $0.id == story } }.keys)
    }

    mutating func profileWasDeleted(_ profile: ProfileID) {
        (completions[profile], achievements[profile]) = (nil, nil)
    }

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
                .filter { state.seesEverything || !$0.stories.isEmpty }
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
            let known = part.collections.values.filter { state.seesEverything || !state.shown($0).stories.isEmpty }
                .map { ($0.collection.id, $0.collection.title) }
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
        try changeEntry(story, of: identifier) { state, stored, index in
            stored.entries.remove(at: index)
            let part = state[CollectionsFakeState.self]
            for profile in part.completions.keys {
                state[CollectionsFakeState.self].completions[profile]?[identifier]?[story] = nil
            }
        }
    }

    public func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection {
        try changeEntry(story, of: identifier) { state, _, _ in
            state.complete(story, in: identifier, at: date)
        }
    }

    public func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try changeEntry(story, of: identifier) { state, _, _ in
            state[CollectionsFakeState.self].completions[state.viewer]?[identifier]?[story] = nil
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
        _ body: (inout State, inout CollectionsFakeState.StoredCollection) throws(StorageError) -> Void
    ) throws(StorageError) -> StoryCollection {
        try perform { state throws(StorageError) in
            var stored = try state[CollectionsFakeState.self].collection(identifier)
            try body(&state, &stored)
            state[CollectionsFakeState.self].collections[identifier] = stored
            state.changes.insert(.collections)
            return state.shown(stored)
        }
    }

    private func changeEntry(
        _ story: StoryID, of identifier: CollectionID,
        _ body: (inout State, inout CollectionsFakeState.StoredCollection, Int) -> Void
    ) throws(StorageError) -> StoryCollection {
        try change(identifier) { state, stored throws(StorageError) in
            let index = try stored.index(of: story)
            _ = try state.story(story)
            body(&state, &stored, index)
        }
    }
}

extension LibraryFake: AchievementRepositoryContract {
    public func achievements() async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            let part = state[CollectionsFakeState.self]
            if let error = part.achievementFailure { throw error }
            return part.achievements[state.viewer, default: []].sorted {
                ($0.earnedAt, $0.kind.rawValue, $0.subject) < ($1.earnedAt, $1.kind.rawValue, $1.subject)
            }
        }
    }

    public func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement] {
        try perform { state throws(StorageError) in
            achievements.filter { achievement in
                var known = state[CollectionsFakeState.self].achievements[state.viewer, default: []]
                guard !known.contains(where: { $0.id == achievement.id }) else { return false }
                known.append(achievement)
                state[CollectionsFakeState.self].achievements[state.viewer] = known
                return true
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
        for entry in entries {
            if let date = entry.completedAt { complete(entry.id, in: collection.id, at: date) }
        }
        self[CollectionsFakeState.self].collections[collection.id] = CollectionsFakeState.StoredCollection(
            collection: collection, entries: entries)
    }

    /// Notes that the viewer has completed a story; one that is completed keeps its date.
    fileprivate mutating func complete(_ story: StoryID, in collection: CollectionID, at date: Date) {
        var completed = self[CollectionsFakeState.self].completions[viewer, default: [:]]
        if completed[collection]?[story] == nil { completed[collection, default: [:]][story] = date }
        self[CollectionsFakeState.self].completions[viewer] = completed
    }

    /// The collection with those of its stories that the viewer sees and that are not in the bin.
    fileprivate func shown(_ stored: CollectionsFakeState.StoredCollection) -> StoryCollection {
        var collection = stored.collection
        let completed = self[CollectionsFakeState.self].completions[viewer]?[collection.id]
        collection.stories = stored.entries.compactMap { entry in
            guard let story = stories[entry.id], story.removedAt == nil, isVisible(story) else { return nil }
            return CollectedStory(id: entry.id, title: story.story.title, completedAt: completed?[entry.id])
        }
        return collection
    }
}
