import StoryCore

/// Reads what the screen Collection List lists, anew.
package protocol RefreshCollectionListUseCaseContract: Sendable {
    /// A page of the list; the first one is 1.
    func execute(_ page: Int) async throws(CollectionsError) -> CollectionListPage
}

/// Reads from a repository.
struct RefreshCollectionListUseCase: RefreshCollectionListUseCaseContract {
    let repository: any CollectionListRepositoryContract

    func execute(_ page: Int) async throws(CollectionsError) -> CollectionListPage {
        try await stored { () async throws(StorageError) in
            try await repository.collectionList(page: page, .remoteFirst)
        }
    }
}
