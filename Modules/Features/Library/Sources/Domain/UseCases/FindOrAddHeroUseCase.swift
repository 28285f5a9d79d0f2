import FeatureKit
import StoryCore

/// Creates the first hero of a name, or returns the one that another caller has created meanwhile.
struct FindOrAddHeroUseCase: Sendable {
    let heroes: any HeroRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>

    func execute(named name: String, in language: LanguageCode?) async throws(LibraryError) -> (hero: Hero, isNew: Bool)
    {
        let draft = HeroDraft(name: name)
        let first = try draft.hero(.derived(fromName: try draft.checkedName(), ordinal: 0))
        try await inputCheck.check(first.typedTexts, in: language, ageBand: .all)
        defer { cache.forget([.heroes]) }
        do throws(StorageError) {
            try await heroes.add(first)
            return (first, true)
        } catch .duplicate {
            return try await existing(first, draft, language)
        } catch {
            throw .storage(error)
        }
    }

    /// Returns the hero with the identifier; one who was renamed does not count.
    private func existing(
        _ first: Hero, _ draft: HeroDraft, _ language: LanguageCode?
    ) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        let found = try await LibraryError.stored(try await heroes.hero(matching: first.id.rawValue))
        if found.name == first.name { return (found, false) }
        let adding = AddHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
        return (try await adding.execute(draft, in: language), true)
    }
}
