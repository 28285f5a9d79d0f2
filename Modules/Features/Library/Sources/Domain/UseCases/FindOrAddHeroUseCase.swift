import StoryCore

/// Makes the first hero of a name, unless somebody else has made it in the meantime: then that one is meant.
struct FindOrAddHeroUseCase: Sendable {
    let heroes: any HeroRepository

    func execute(named name: String) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        let draft = HeroDraft(name: name)
        let first = try draft.hero(.derived(fromName: try draft.checkedName(), ordinal: 0))
        do throws(StorageError) {
            try await heroes.add(first)
            return (first, true)
        } catch .duplicate {
            return try await existing(first, draft)
        } catch {
            throw .storage(error)
        }
    }

    /// The hero who has the identifier already; one who goes by another name now is not meant.
    private func existing(_ first: Hero, _ draft: HeroDraft) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        do throws(StorageError) {
            let found = try await heroes.hero(matching: first.id.rawValue)
            if found.name == first.name { return (found, false) }
        } catch {
            throw .storage(error)
        }
        return (try await AddHeroUseCase(heroes: heroes).execute(draft), true)
    }
}
