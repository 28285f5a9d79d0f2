import StoryCore

/// Makes a hero under an identifier that depends only on the name and on how many of that name there are.
struct AddHeroUseCase: Sendable {
    let heroes: any HeroRepository

    func execute(_ draft: HeroDraft) async throws(LibraryError) -> Hero {
        let name = try draft.checkedName()
        var ordinal = 0
        while true {
            let hero = try draft.hero(.derived(fromName: name, ordinal: ordinal))
            do throws(StorageError) {
                try await heroes.add(hero)
                return hero
            } catch .duplicate {
                ordinal += 1
            } catch {
                throw .storage(error)
            }
        }
    }
}
