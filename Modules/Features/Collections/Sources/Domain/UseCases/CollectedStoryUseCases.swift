package import FeatureKit
import Foundation
import StoryCore

/// The result of completing a story.
public struct CompletionOutcome: Hashable, Sendable {
    /// The collection after the change.
    public var collection: StoryCollection
    /// The new achievements.
    public var achievements: [Achievement]
    /// Why achievements could not be determined, which the next call makes up for; nil if they were.
    public var failure: CollectionsError?

    /// Creates an outcome.
    public init(collection: StoryCollection, achievements: [Achievement] = [], failure: CollectionsError? = nil) {
        self.collection = collection
        self.achievements = achievements
        self.failure = failure
    }
}

/// Marks a story of a collection as completed.
package typealias CompleteStoryUseCaseContract = UseCase<CollectionEntryID, CompletionOutcome, CollectionsError>

struct CompleteStoryUseCase: CompleteStoryUseCaseContract {
    let collections: any CollectionRepositoryContract
    let catalog: any StoryCatalogContract
    let cache: CollectionsCache
    let awardAchievements: AwardAchievements
    let now: @Sendable () -> Date

    func execute(_ entry: CollectionEntryID) async throws(CollectionsError) -> CompletionOutcome {
        defer { cache.forget([.collections]) }
        let collection = try await collections.changing(entry, naming: catalog) { () async throws(StorageError) in
            try await collections.complete(entry.story, in: entry.collection, at: now())
        }
        do throws(CollectionsError) {
            let new = try await awardAchievements.execute(after: collection).new
            return CompletionOutcome(collection: collection, achievements: new)
        } catch {
            // The story is completed nevertheless.
            return CompletionOutcome(collection: collection, failure: error)
        }
    }
}

/// Marks a story of a collection as not completed; achievements stay.
package typealias ReopenStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Adds a story to a collection.
package typealias AddStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Takes a story out of a collection.
package typealias RemoveStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Changes a story of a collection.
struct CollectedStoryUseCase: UseCase {
    let collections: any CollectionRepositoryContract
    let catalog: any StoryCatalogContract
    let cache: CollectionsCache
    let change: @Sendable (CollectionEntryID) async throws(StorageError) -> StoryCollection

    func execute(_ entry: CollectionEntryID) async throws(CollectionsError) -> StoryCollection {
        defer { cache.forget([.collections]) }
        return try await collections.changing(entry, naming: catalog) { () async throws(StorageError) in
            try await change(entry)
        }
    }
}

extension CollectionRepositoryContract {
    /// Changes a story of a collection, and names the collection in the error if the story is not in it.
    fileprivate func changing(
        _ entry: CollectionEntryID, naming catalog: any StoryCatalogContract,
        _ change: () async throws(StorageError) -> StoryCollection
    ) async throws(CollectionsError) -> StoryCollection {
        do throws(CollectionsError) {
            return try await CollectionsError.stored(by: change)
        } catch .storage(.notFound(.story, let story)) {
            let title = try await CollectionsError.stored(try await collection(entry.collection).title)
            throw .notInCollection(story: await catalog.title(of: story) ?? story, collection: title)
        }
    }
}

extension StoryCatalogContract {
    /// Returns a story's title; nil if it cannot be read, which must not hide the error that mentions it.
    fileprivate func title(of story: String) async -> String? {
        do throws(StoryGenerationFailure) {
            return try await stories().first { $0.id.rawValue == story }?.title
        } catch {
            return nil
        }
    }
}
