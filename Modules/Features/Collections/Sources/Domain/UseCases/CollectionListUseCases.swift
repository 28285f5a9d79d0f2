package import FeatureKit
package import StoryCore

/// Returns the collections.
package typealias GetCollectionsUseCaseContract = UseCase<Void, [StoryCollection], CollectionsError>

struct GetCollectionsUseCase: GetCollectionsUseCaseContract {
    let collections: any CollectionRepository
    let cache: CollectionsCache

    func execute(_: Void) async throws(CollectionsError) -> [StoryCollection] {
        cache.remember(
            try await CollectionsError.stored(try await collections.collections()))
    }
}

/// Returns the stored collections or, while another process writes for long, the cached ones.
package typealias RefreshCollectionsUseCaseContract = UseCase<Void, [StoryCollection], CollectionsError>

struct RefreshCollectionsUseCase: RefreshCollectionsUseCaseContract {
    let collections: any CollectionRepository
    let cache: CollectionsCache

    func execute(_: Void) async throws(CollectionsError) -> [StoryCollection] {
        do throws(CollectionsError) {
            return cache.remember(
                try await CollectionsError.stored(try await collections.collections()))
        } catch .storage(.busy(let what)) {
            guard let known = cache.list else { throw .storage(.busy(what)) }
            return known
        }
    }
}
