import FeatureKit
import StoryCore

/// Lists the heroes by whom stories can be filtered: all heroes, and those who were removed and of whom stories tell.
struct GetHeroesOfStoriesUseCase: GetHeroesUseCaseContract {
    let getHeroes: any GetHeroesUseCaseContract
    let stories: any StoryLibraryRepository

    func execute(_: Void) async throws(LibraryError) -> [Hero] {
        let present = try await getHeroes.execute()
        return try await present + LibraryError.stored(try await stories.removedHeroes())
    }
}
