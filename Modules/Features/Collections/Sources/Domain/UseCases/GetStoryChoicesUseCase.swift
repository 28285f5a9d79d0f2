package import StoryCore

/// Finds the stories that can be put into a collection.
package protocol GetStoryChoicesUseCaseContract: Sendable {
    /// The stories of the library that are not in the collection, by title.
    func execute(_ collection: CollectionID) async throws(CollectionsError) -> [StoryChoice]
}

struct GetStoryChoicesUseCase: GetStoryChoicesUseCaseContract {
    let collections: any CollectionRepository
    let catalog: any StoryCatalogContract

    func execute(_ collection: CollectionID) async throws(CollectionsError) -> [StoryChoice] {
        let members = try await stored { () async throws(StorageError) in
            Set(try await collections.collection(collection).stories.map(\.id))
        }
        do throws(MakingFailure) {
            return try await catalog.stories().filter { !members.contains($0.id) }
        } catch {
            throw .making(error)
        }
    }
}
