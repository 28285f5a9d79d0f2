public import Collections
public import FeatureKitStubs
import StoryCore

/// The stories of a library in memory, to choose from.
public struct StoryCatalogFake: StoryCatalogContract {
    private let library: LibraryFake

    /// Offers the stories of a library.
    public init(library: LibraryFake) {
        self.library = library
    }

    public func stories() async throws(StoryGenerationFailure) -> [StoryChoice] {
        do throws(StorageError) {
            return try await library.stories(StoryQuery(sort: .title, limit: .max)).stories
                .map { StoryChoice(id: $0.id, title: $0.title) }
        } catch {
            throw StoryGenerationFailure(error)
        }
    }
}
