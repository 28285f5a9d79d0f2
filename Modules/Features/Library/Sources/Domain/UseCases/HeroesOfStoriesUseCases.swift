import FeatureKit
import StoryCore

/// Returns the heroes by which stories can be filtered: all heroes, and deleted ones of existing stories.
struct GetHeroesOfStoriesUseCase: GetHeroesUseCaseContract {
    let getHeroes: any GetHeroesUseCaseContract
    let stories: any StoryLibraryRepository

    func execute(_: Void) async throws(LibraryError) -> [Hero] {
        let present = try await getHeroes.execute()
        return try await present + LibraryError.stored(try await stories.removedHeroes())
    }
}
