package import FeatureKit
package import StoryCore

/// Makes the missing stories of a collection.
package protocol ResumeCollectionUseCaseContract: Sendable {
    /// Makes the stories one after the other, as ``CreateCollectionUseCaseContract`` does; a complete collection stays
    /// as it is.
    ///
    /// - Throws: ``CollectionsError`` if there is no such collection, or if it was cancelled.
    func execute(
        _ identifier: CollectionID, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome
}

struct ResumeCollectionUseCase: ResumeCollectionUseCaseContract {
    let collections: any CollectionRepositoryContract
    let filling: CollectionFilling
    let access: AccessGuard

    func execute(
        _ identifier: CollectionID, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await CollectionsError.allowed(.createStories, by: access)
        let collection = try await CollectionsError.stored(try await collections.collection(identifier))
        guard let plan = collection.plan else {
            return CollectionOutcome(collection: collection, progress: CollectionProgress(count: 0))
        }
        return try await filling.execute(collection, plan: plan, observer: observer)
    }
}

/// Discards the plan for a collection's missing stories.
package typealias DiscardPlanUseCaseContract = UseCase<CollectionID, StoryCollection, CollectionsError>
