public import FeatureKit
public import StoryCore

/// Gathers stories into collections with which a child grows, and knows what a family has reached.
///
/// With a screen, use the functions that make view models. Without one, the other functions are all there is: each
/// reads what is stored at that moment.
public struct CollectionsFeature: FeatureContract {
    public typealias Route = CollectionsRoute
    public typealias Exit = CollectionsExit

    public static let descriptor = FeatureDescriptor(identifier: "collections", displayName: "Collections")

    let container: CollectionsContainer

    /// Makes the feature.
    public init(dependencies: CollectionsDependencies) {
        container = CollectionsContainer(dependencies: dependencies)
    }

    /// `story://collections` leads to the list, `story://collections/COLLECTION` to a collection, and
    /// `story://collections/achievements` to what the family has reached.
    public static func route(for link: DeepLink) -> CollectionsRoute? {
        link.feature == descriptor.identifier ? CollectionsRoute(path: link.path) : nil
    }
}

// MARK: - Collections

extension CollectionsFeature {
    /// All collections, the newest first.
    public func collections() async throws(CollectionsError) -> [StoryCollection] {
        try await container.getCollections.execute()
    }

    /// The collection that a person means: an identifier, a title, or a unique prefix of either.
    public func collection(matching reference: String) async throws(CollectionsError) -> StoryCollection {
        let collections = container.dependencies.collections
        return try await CollectionsError.stored(try await collections.collection(matching: reference))
    }

    /// Makes a collection with its stories, one after the other; if the task is cancelled, the stories that are made
    /// are kept, and ``resume(_:observer:)`` makes the others.
    ///
    /// - Throws: ``CollectionsError`` if there is nothing to keep. A story that fails is part of the outcome.
    public func create(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await container.createCollection.execute(draft, observer: observer)
    }

    /// Makes the stories that a collection still lacks; if the task is cancelled, those that are made are kept.
    public func resume(
        _ identifier: CollectionID, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await container.resumeCollection.execute(identifier, observer: observer)
    }

    /// Makes a collection wait no more for the stories that it lacks.
    public func discardPlan(of identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        try await container.discardPlan.execute(identifier)
    }

    /// Gives a collection another title.
    ///
    /// - Throws: ``CollectionsError/title(_:)`` for a title that is blank or too long.
    public func rename(
        _ identifier: CollectionID, to title: String
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.renameCollection.execute(CollectionRenaming(identifier: identifier, title: title))
    }

    /// Removes a collection; its stories stay in the library.
    public func delete(_ identifier: CollectionID) async throws(CollectionsError) {
        try await container.deleteCollection.execute(identifier)
    }
}

// MARK: - Growth

extension CollectionsFeature {
    /// What a single story of a growth category is about, for a story that is in no collection.
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
    /// - Returns: The collection as it is now, and what was reached with that.
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func complete(
        _ story: StoryID, in identifier: CollectionID
    ) async throws(CollectionsError) -> CompletionOutcome {
        try await container.completeStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Takes back that a story of a collection is completed; what was reached stays.
    ///
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func reopen(
        _ story: StoryID, in identifier: CollectionID
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.reopenStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Puts a story of the library behind the others; one that is there already stays where it is.
    public func add(_ story: StoryID, to identifier: CollectionID) async throws(CollectionsError) -> StoryCollection {
        try await container.addStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// Takes a story out of a collection; it stays in the library.
    ///
    /// - Throws: ``CollectionsError/notInCollection(story:collection:)`` if the story is not in it.
    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(CollectionsError) -> StoryCollection {
        try await container.removeStory.execute(CollectionEntryID(collection: identifier, story: story))
    }

    /// What a family has earned that nobody was told of yet; each achievement is told once, to whoever asks first, also
    /// if a list has shown it before.
    public func newAchievements() async throws(CollectionsError) -> [Achievement] {
        try await container.tellAchievements.execute()
    }

    /// All that a family has reached, the earliest first.
    public func achievements() async throws(CollectionsError) -> [Achievement] {
        try await container.awardAchievements.execute().all
    }
}
