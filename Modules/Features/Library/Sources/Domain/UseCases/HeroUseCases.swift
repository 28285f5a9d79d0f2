package import StoryCore

/// Lists the heroes, as they were read last if nobody has changed one since.
package protocol GetHeroesUseCaseContract: Sendable {
    /// All heroes by name.
    func execute() async throws(LibraryError) -> [Hero]
}

struct GetHeroesUseCase: GetHeroesUseCaseContract {
    let heroes: any HeroRepository
    let memory: LibraryMemory

    func execute() async throws(LibraryError) -> [Hero] {
        try await memory.get(\.heroes, of: .heroes) { () async throws(StorageError) in try await heroes.heroes() }
    }
}

/// Lists the heroes as they are stored or, if that cannot be read, as they were read last.
package protocol RefreshHeroesUseCaseContract: Sendable {
    /// All heroes by name.
    func execute() async throws(LibraryError) -> [Hero]
}

struct RefreshHeroesUseCase: RefreshHeroesUseCaseContract {
    let heroes: any HeroRepository
    let memory: LibraryMemory

    func execute() async throws(LibraryError) -> [Hero] {
        try await memory.refresh(\.heroes, of: .heroes) { () async throws(StorageError) in try await heroes.heroes() }
    }
}

/// Finds a hero by identifier.
package protocol GetHeroUseCaseContract: Sendable {
    /// The hero as it was read last, or else as it is stored.
    func execute(_ identifier: HeroID) async throws(LibraryError) -> Hero
}

struct GetHeroUseCase: GetHeroUseCaseContract {
    let getHeroes: any GetHeroesUseCaseContract

    func execute(_ identifier: HeroID) async throws(LibraryError) -> Hero {
        let found = try await getHeroes.execute().first { $0.id == identifier }
        guard let found else { throw .storage(.notFound(.hero, identifier.rawValue)) }
        return found
    }
}

/// A hero with what is to become of it.
package struct HeroChange: Hashable, Sendable {
    package var identifier: HeroID
    package var draft: HeroDraft

    package init(identifier: HeroID, draft: HeroDraft) {
        self.identifier = identifier
        self.draft = draft
    }
}

/// Changes a hero.
package protocol UpdateHeroUseCaseContract: Sendable {
    /// Changes the hero; stories that were made before stay as they are.
    func execute(_ change: HeroChange) async throws(LibraryError) -> Hero
}

struct UpdateHeroUseCase: UpdateHeroUseCaseContract {
    let heroes: any HeroRepository
    let memory: LibraryMemory
    let inputCheck: InputCheck

    func execute(_ change: HeroChange) async throws(LibraryError) -> Hero {
        let hero = try change.draft.hero(change.identifier)
        try await inputCheck.check(hero.typedTexts, ageBand: .all)
        defer { memory.forget([.heroes]) }
        try await stored { () async throws(StorageError) in try await heroes.update(hero) }
        return hero
    }
}

/// Removes a hero.
package protocol DeleteHeroUseCaseContract: Sendable {
    /// Removes the hero; stories keep their text and the hero's name.
    func execute(_ identifier: HeroID) async throws(LibraryError)
}

struct DeleteHeroUseCase: DeleteHeroUseCaseContract {
    let heroes: any HeroRepository
    let memory: LibraryMemory

    func execute(_ identifier: HeroID) async throws(LibraryError) {
        defer { memory.forget([.heroes]) }
        try await stored { () async throws(StorageError) in try await heroes.delete(identifier) }
    }
}
