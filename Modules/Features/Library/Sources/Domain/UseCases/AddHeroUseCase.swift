package import FeatureKit
package import StoryCore

/// Creates a hero.
package typealias AddHeroUseCaseContract = UseCase<HeroDraft, Hero, LibraryError>

/// Creates a hero with an identifier that depends only on the name and the number of heroes of that name.
struct AddHeroUseCase: AddHeroUseCaseContract {
    let heroes: any HeroRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>

    func execute(_ draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await execute(draft, in: nil)
    }

    func execute(_ draft: HeroDraft, in language: LanguageCode?) async throws(LibraryError) -> Hero {
        let name = try draft.checkedName()
        var ordinal = 0
        var hero = try draft.hero(.derived(fromName: name, ordinal: ordinal))
        try await inputCheck.check(hero.typedTexts, in: language, ageBand: .all)
        defer { cache.forget([.heroes]) }
        while true {
            do throws(StorageError) {
                try await heroes.add(hero)
                return hero
            } catch .duplicate {
                ordinal += 1
                hero = try draft.hero(.derived(fromName: name, ordinal: ordinal))
            } catch {
                throw .storage(error)
            }
        }
    }
}
