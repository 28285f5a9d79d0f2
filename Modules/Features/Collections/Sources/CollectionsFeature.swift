public import FeatureKit
public import StoryCore

/// Collections of stories, and the achievements of a family.
///
/// Screens use the functions that create view models. The other functions need no screen: each reads what is stored.
public struct CollectionsFeature: FeatureContract {
    public typealias Route = CollectionsRoute
    public typealias Exit = CollectionsExit

    public static let descriptor = FeatureDescriptor(identifier: "collections", displayName: "Collections")

    let container: CollectionsContainer

    /// Creates the feature.
    public init(dependencies: CollectionsDependencies) {
        container = CollectionsContainer(dependencies: dependencies)
    }

    /// Returns the route of a link: `story://collections` for the list, `story://collections/COLLECTION` for a
    /// collection, `story://collections/achievements` for the achievements, and `story://collections/journey` for the
    /// reading journey.
    public static func route(for link: DeepLink) -> CollectionsRoute? {
        link.feature == descriptor.identifier ? CollectionsRoute(path: link.path) : nil
    }
}

// MARK: - Collections

extension CollectionsFeature {
    /// Returns all collections, the newest first.
    public func collections() async throws(CollectionsError) -> [StoryCollection] {
        let collections = container.dependencies.collections
        return try await CollectionsError.stored(try await collections.collections())
    }

    /// Returns the collection for a person's reference: an identifier, a title, or a unique prefix of either.
    public func collection(matching reference: String) async throws(CollectionsError) -> StoryCollection {
        let collections = container.dependencies.collections
        return try await CollectionsError.stored(try await collections.collection(matching: reference))
    }

    /// Creates a collection with its stories, one after the other. If the task is cancelled, the finished stories are
    /// kept, and ``resume(_:observer:)`` makes the others.
    ///
    /// - Throws: ``CollectionsError`` if there is nothing to keep. A story that fails is part of the outcome.
    public func create(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await container.createCollection.execute(draft, observer: observer)
    }

    /// Makes the missing stories of a collection; if the task is cancelled, the finished ones are kept.
    public func resume(
        _ identifier: CollectionID, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await container.resumeCollection.execute(identifier, observer: observer)
    }

    /// Discards the plan for a collection's missing stories.
    public func discardPlan(of identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        try await container.discardPlan.execute(identifier)
    }

    /// Renames a collection.
    ///
    /// - Throws: ``CollectionsError/title(_:)`` for a title that is blank or too long.
    public func rename(
        _ identifier: CollectionID, to title: String
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.renameCollection.execute(CollectionRenaming(identifier: identifier, title: title))
    }

    /// Deletes a collection; its stories stay in the library.
    public func delete(_ identifier: CollectionID) async throws(CollectionsError) {
        try await container.deleteCollection.execute(identifier)
    }
}

// MARK: - Growth

extension CollectionsFeature {
    /// Returns the event of a single story about a growth category, outside any collection.
    ///
    /// - Parameter language: The language of the story.
    public static func growthEvent(
        _ focus: GrowthCategory, in language: LanguageCode
    ) throws(CustomEventError) -> CustomStoryEvent {
        try GrowthProfile(focus: focus, language: language).event(0)
    }
}

// MARK: - Stories

extension CollectionsFeature {
    /// Marks a story of a collection as completed.
    ///
    /// - Returns: The collection after the change, and the new achievements.
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func complete(
        _ story: StoryID, in identifier: CollectionID
    ) async throws(CollectionsError) -> CompletionOutcome {
        try await container.completeStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Marks a story of a collection as not completed; achievements stay.
    ///
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func reopen(
        _ story: StoryID, in identifier: CollectionID
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.reopenStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Appends a story of the library; one that is in the collection stays where it is.
    public func add(_ story: StoryID, to identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        try await container.addStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Removes a story from a collection; it stays in the library.
    ///
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.removeStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Returns the achievements that were not reported yet; each is reported once, to the first caller.
    public func newAchievements() async throws(CollectionsError) -> [Achievement] {
        try await container.tellAchievements.execute()
    }

    /// Returns all achievements of the family, the earliest first.
    public func achievements() async throws(CollectionsError) -> [Achievement] {
        try await container.awardAchievements.execute().all
    }

    /// What a family has listened to, and what it reaches with that.
    public func readingJourney() async throws(CollectionsError) -> ReadingJourney {
        try await container.getReadingJourney.execute()
    }
}
