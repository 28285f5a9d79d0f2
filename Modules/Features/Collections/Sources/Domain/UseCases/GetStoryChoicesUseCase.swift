package import FeatureKit
package import StoryCore

/// Returns the stories that can be added to a collection.
package typealias GetStoryChoicesUseCaseContract = UseCase<CollectionID, [StoryChoice], CollectionsError>

struct GetStoryChoicesUseCase: GetStoryChoicesUseCaseContract {
    let collections: any CollectionRepositoryContract
    let catalog: any StoryCatalogContract

    func execute(_ collection: CollectionID) async throws(CollectionsError) -> [StoryChoice] {
        let members = try await CollectionsError.stored(
            Set(try await collections.collection(collection).stories.map(\.id)))
        do throws(StoryGenerationFailure) {
            return try await catalog.stories().filter { !members.contains($0.id) }
        } catch {
            throw .generation(error)
        }
    }
}
