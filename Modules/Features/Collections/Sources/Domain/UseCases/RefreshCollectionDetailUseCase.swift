import StoryCore

/// Reads one of the things that the screen Collection Detail shows, anew.
package protocol RefreshCollectionDetailUseCaseContract: Sendable {
    /// What is kept under an identifier; an error if nothing is.
    func execute(_ identifier: CollectionDetailID) async throws(CollectionsError) -> CollectionDetailItem
}

/// Reads from a repository.
struct RefreshCollectionDetailUseCase: RefreshCollectionDetailUseCaseContract {
    let repository: any CollectionDetailRepositoryContract

    func execute(_ identifier: CollectionDetailID) async throws(CollectionsError) -> CollectionDetailItem {
        let found = try await stored { () async throws(StorageError) in
            try await repository.collectionDetail(identifier, .remoteFirst)
        }
        guard let found else { throw .notFound(identifier.rawValue) }
        return found
    }
}
