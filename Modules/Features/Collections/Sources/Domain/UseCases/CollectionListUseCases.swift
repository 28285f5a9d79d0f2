package import FeatureKit
package import StoryCore

/// Lists the collections.
package typealias GetCollectionsUseCaseContract = UseCase<Void, [StoryCollection], CollectionsError>

struct GetCollectionsUseCase: GetCollectionsUseCaseContract {
    let collections: any CollectionRepository
    let cache: CollectionsCache

    func execute(_: Void) async throws(CollectionsError) -> [StoryCollection] {
        cache.remember(
            try await CollectionsError.stored(try await collections.collections()))
    }
}

/// Lists the collections as they are stored or, while somebody else writes for long, as they were read last.
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
