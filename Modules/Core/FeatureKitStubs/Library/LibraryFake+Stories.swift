package import Foundation
public import StoryCore

extension LibraryFake {
    /// A story as the library keeps it.
    package struct StoredStory {
        /// The story; its marks are those of ``marks``.
        package var story: Story
        /// What each profile did with it.
        package var marks: [ProfileID: Mark] = [:]
        /// Tells in which order stories came in.
        var number: Int64
        /// When it went to the bin.
        package var removedAt: Date?

        /// The story with the marks of a profile.
        package func story(markedBy profile: ProfileID) -> Story {
            var story = story
            let mark = marks[profile] ?? Mark()
            (story.isFavorite, story.playCount) = (mark.isFavorite, mark.playCount)
            return story
        }
    }

    /// What a profile did with a story.
    package struct Mark {
        package var isFavorite = false
        package var playCount = 0

        package init(isFavorite: Bool = false, playCount: Int = 0) {
            (self.isFavorite, self.playCount) = (isFavorite, playCount)
        }
    }

    /// What a profile has listened to.
    package struct StoredSession {
        package var profile: ProfileID
        package var session: ListeningSession

        package init(profile: ProfileID, session: ListeningSession) {
            (self.profile, self.session) = (profile, session)
        }
    }
}

extension LibraryFake: StoryRepository {
    public func save(_ story: Story) async throws(StorageError) {
        try changeStories { state throws(StorageError) in try state.save(story) }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        try perform { state throws(StorageError) in try state.story(identifier) }
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try perform { state throws(StorageError) in
            let known = state.visibleStories
            return try state.story(reference.match(.story, among: known.map { ($0.story.id, $0.story.title) }))
        }
    }

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] {
        try perform { state throws(StorageError) in
            let newest = state.stories.values.sorted {
                ($0.story.createdAt, $0.number) > ($1.story.createdAt, $1.number)
            }
            let unfinished = state.features.values.flatMap { $0.tellings(besides: Set(state.stories.keys)) }
            return Array((unfinished + newest.compactMap(\.story.telling)).prefix(limit))
        }
    }

    /// Changes stories; what has been in the bin for too long goes with it.
    package func changeStories<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let limit = now.map { $0().addingTimeInterval(-StoryBin.retention) }
        return try perform { state throws(StorageError) in
            let value = try body(&state)
            let expired = state.stories.values.filter { stored in
                limit.flatMap { limit in stored.removedAt.map { $0 < limit } } ?? false
            }
            state.delete(expired.map(\.story.id))
            return value
        }
    }
}

extension LibraryFake: StoryLibraryRepository {
    public func viewed(by profile: ProfileID) -> any StoryLibraryRepository { viewing(as: profile) }

    public func eventOfStories(matching reference: String) async throws(StorageError) -> CustomEventID {
        try perform { state throws(StorageError) in
            let wanted = reference.folded
            var found: Set<CustomEventID> = []
            for stored in state.visibleStories {
                guard case .custom(let event) = stored.story.occasion else { continue }
                if event.id.rawValue == wanted || event.title.folded == wanted { found.insert(event.id) }
            }
            guard let event = found.first else { throw .notFound(.event, reference) }
            guard found.count == 1 else {
                throw .ambiguous(.event, reference, candidates: found.map(\.rawValue).sorted())
            }
            return event
        }
    }

    public func heroOfStories(matching reference: String) async throws(StorageError) -> HeroID {
        try perform { state throws(StorageError) in
            let removed = state.removedHeroes
            return try reference.match(
                .hero, among: (state.heroes.values + removed).map { ($0.id, $0.name) }, removed: removed.map(\.id))
        }
    }

    public func removedHeroes() async throws(StorageError) -> [Hero] {
        try perform { state throws(StorageError) in state.removedHeroes }
    }

    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError) {
        await marking.pass()
        try perform { state throws(StorageError) in
            _ = try state.story(identifier)
            state.stories[identifier]?.marks[state.viewer, default: LibraryFake.Mark()].isFavorite = isFavorite
            state.changes.insert(.stories)
        }
    }

    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story {
        try changeStories { state throws(StorageError) in
            let story = try state.story(identifier)
            let edited = story.applying(edit)
            guard edited != story else { return story }
            try state.discardWork(on: identifier)
            state.stories[identifier]?.story = edited
            state.changes.insert(.stories)
            return edited
        }
    }

    public func delete(_ identifiers: [StoryID]) async throws(StorageError) {
        try changeStories { state throws(StorageError) in
            for identifier in Set(identifiers) {
                _ = try state.story(identifier)
                try state.discardWork(on: identifier)
            }
            state.delete(identifiers)
        }
    }
}

extension LibraryFake.State {
    /// The story with an identifier that is not in the bin.
    package func story(_ identifier: StoryID) throws(StorageError) -> Story {
        guard let stored = stories[identifier], stored.removedAt == nil, isVisible(stored) else {
            throw .notFound(.story, identifier.rawValue)
        }
        return stored.story(markedBy: viewer)
    }

    /// The stories that the viewer sees, with the viewer's marks, in no order.
    package var visibleStories: [LibraryFake.StoredStory] {
        stories.values.filter { $0.removedAt == nil && isVisible($0) }.map(marked)
    }

    /// A story with the viewer's marks.
    package func marked(_ stored: LibraryFake.StoredStory) -> LibraryFake.StoredStory {
        var stored = stored
        stored.story = stored.story(markedBy: viewer)
        return stored
    }

    /// Whether the viewer sees every story.
    package var seesEverything: Bool { visibility == .everything }

    private var visibility: StoryVisibility {
        viewer == .first
            ? .everything : features.values.lazy.compactMap { $0.visibility(of: viewer) }.first ?? .everything
    }

    /// Whether the viewer sees a story.
    package func isVisible(_ stored: LibraryFake.StoredStory) -> Bool {
        guard !seesEverything else { return true }
        return visibility.includes(
            stored.story, in: features.values.reduce(into: []) { $0.formUnion($1.collections(with: stored.story.id)) })
    }

    /// The heroes of whom only stories know, as the newest story has them, by name.
    var removedHeroes: [Hero] {
        let known =
            visibleStories
            .sorted { ($0.story.createdAt, $0.number) > ($1.story.createdAt, $1.number) }
        let told = known.flatMap(\.story.heroes).filter { heroes[$0.id] == nil }
        return Dictionary(told.map { ($0.id, $0) }) { newest, _ in newest }.values
            .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
    }

    /// Stores a story, but for what a family did with it meanwhile.
    package mutating func save(_ story: Story) throws(StorageError) {
        let before = stories[story.id]
        for reference in story.mediaReferences
        where blobs[reference.relativePath] == nil && before?.story.mediaReferences.contains(reference) != true {
            throw .notFound(.media, reference.relativePath)
        }
        if before == nil, case .custom(let event) = story.occasion { recordUse(of: event.id) }
        let marks =
            before?.marks ?? [viewer: LibraryFake.Mark(isFavorite: story.isFavorite, playCount: story.playCount)]
        stories[story.id] = LibraryFake.StoredStory(
            story: story, marks: marks, number: before?.number ?? number(), removedAt: before?.removedAt)
        removeBlobs(before?.story.mediaReferences ?? [])
        changes.insert(.stories)
    }

    /// Discards unfinished work on a story, unless it is being made.
    mutating func discardWork(on story: StoryID) throws(StorageError) {
        for feature in features.values where feature.isUnderway(on: story) { throw .busy("The story \(story.short)") }
        forgetWork(on: story)
    }

    /// Discards unfinished work on a story, even if it is being made.
    mutating func forgetWork(on story: StoryID) {
        for key in features.keys { features[key]?.discardWork(on: story) }
    }

    /// Deletes stories, those in the bin as well, with everything that is about them alone.
    mutating func delete(_ identifiers: [StoryID]) {
        for identifier in identifiers {
            guard let stored = stories.removeValue(forKey: identifier) else { continue }
            changes.insert(.stories)
            sessions = sessions.filter { $0.value.session.story != identifier }
            tellFeatures { $0.storyWasDeleted(identifier) }
            removeBlobs(stored.story.mediaReferences)
        }
    }

    /// Returns whether a story is in the bin.
    package func isInBin(_ story: StoryID) -> Bool { stories[story]?.removedAt != nil }

    /// Removes blobs that no story names any more.
    private mutating func removeBlobs(_ references: [MediaReference]) {
        for reference in Set(references).subtracting(stories.values.flatMap(\.story.mediaReferences)) {
            blobs[reference.relativePath] = nil
        }
    }

    private mutating func recordUse(of event: CustomEventID) {
        eventUses.append(event)
        guard events[event] != nil else { return }
        events[event]?.usageCount += 1
        changes.insert(.events)
    }
}
