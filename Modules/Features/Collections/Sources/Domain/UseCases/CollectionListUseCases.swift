package import StoryCore

/// Lists the collections.
package protocol GetCollectionsUseCaseContract: Sendable {
    /// All collections, the newest first.
    func execute() async throws(CollectionsError) -> [StoryCollection]
}

struct GetCollectionsUseCase: GetCollectionsUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory

    func execute() async throws(CollectionsError) -> [StoryCollection] {
        memory.remember(
            try await stored { () async throws(StorageError) in try await collections.collections() })
    }
}

/// Lists the collections as they are stored or, while somebody else writes for long, as they were read last.
package protocol RefreshCollectionsUseCaseContract: Sendable {
    /// All collections, the newest first.
    func execute() async throws(CollectionsError) -> [StoryCollection]
}

struct RefreshCollectionsUseCase: RefreshCollectionsUseCaseContract {
    let collections: any CollectionRepository
    let memory: CollectionsMemory

    func execute() async throws(CollectionsError) -> [StoryCollection] {
        do throws(CollectionsError) {
            return memory.remember(
                try await stored { () async throws(StorageError) in try await collections.collections() })
        } catch .storage(.busy(let what)) {
            guard let known = memory.list else { throw .storage(.busy(what)) }
            return known
        }
    }
}
