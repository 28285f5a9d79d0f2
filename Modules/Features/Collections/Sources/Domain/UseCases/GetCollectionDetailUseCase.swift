import StoryCore

/// Reads one of the things that the screen Collection Detail shows, as it was read last, if that is known.
package protocol GetCollectionDetailUseCaseContract: Sendable {
    /// What is kept under an identifier; an error if nothing is.
    func execute(_ identifier: CollectionDetailID) async throws(CollectionsError) -> CollectionDetailItem
}

/// Reads from a repository.
struct GetCollectionDetailUseCase: GetCollectionDetailUseCaseContract {
    let repository: any CollectionDetailRepositoryContract

    func execute(_ identifier: CollectionDetailID) async throws(CollectionsError) -> CollectionDetailItem {
        let found = try await stored { () async throws(StorageError) in
            try await repository.collectionDetail(identifier, .localFirst)
        }
        guard let found else { throw .notFound(identifier.rawValue) }
        return found
    }
}
