package import FeatureKit
import Foundation
public import StoryCore

/// What became of a story that was completed.
public struct CompletionOutcome: Hashable, Sendable {
    /// The collection as it is now.
    public var collection: StoryCollection
    /// What was reached with that for the first time.
    public var achievements: [Achievement]
    /// Why nobody could look what was reached, which the next one to ask does; nil if somebody did.
    public var failure: CollectionsError?

    /// Makes an outcome.
    public init(collection: StoryCollection, achievements: [Achievement] = [], failure: CollectionsError? = nil) {
        self.collection = collection
        self.achievements = achievements
        self.failure = failure
    }
}

/// Marks a story of a collection as completed.
package typealias CompleteStoryUseCaseContract = UseCase<CollectionEntryID, CompletionOutcome, CollectionsError>

struct CompleteStoryUseCase: CompleteStoryUseCaseContract {
    let collections: any CollectionRepository
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
            return CompletionOutcome(collection: collection, achievements: try await awardAchievements.execute().new)
        } catch {
            // The story is completed all the same.
            return CompletionOutcome(collection: collection, failure: error)
        }
    }
}

/// Takes back that a story of a collection is completed; what was reached stays.
package typealias ReopenStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Puts a story into a collection.
package typealias AddStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Takes a story out of a collection.
package typealias RemoveStoryUseCaseContract = UseCase<CollectionEntryID, StoryCollection, CollectionsError>

/// Does something to a story that is in a collection.
struct CollectedStoryUseCase: UseCase {
    let collections: any CollectionRepository
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

extension CollectionRepository {
    /// Changes a story of a collection, and tells which collection a story is not in.
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
    /// What a story is called; nil where nobody can say, which is no reason to hide the error that names it.
    fileprivate func title(of story: String) async -> String? {
        do throws(StoryGenerationFailure) {
            return try await stories().first { $0.id.rawValue == story }?.title
        } catch {
            return nil
        }
    }
}
