package import FeatureKit
package import StoryCore

/// Returns the heroes, from the cache if they have not changed.
package typealias GetHeroesUseCaseContract = UseCase<Void, [Hero], LibraryError>

/// Lists the heroes as they are stored or, if that cannot be read, as they were read last.
package typealias RefreshHeroesUseCaseContract = UseCase<Void, [Hero], LibraryError>

/// Finds a hero by identifier.
package typealias GetHeroUseCaseContract = UseCase<HeroID, Hero, LibraryError>

struct GetHeroUseCase: GetHeroUseCaseContract {
    let getHeroes: any GetHeroesUseCaseContract

    func execute(_ identifier: HeroID) async throws(LibraryError) -> Hero {
        let found = try await getHeroes.execute().first { $0.id == identifier }
        guard let found else { throw .storage(.notFound(.hero, identifier.rawValue)) }
        return found
    }
}

/// A hero with the new values.
package struct HeroChange: Hashable, Sendable {
    package var identifier: HeroID
    package var draft: HeroDraft

    package init(identifier: HeroID, draft: HeroDraft) {
        self.identifier = identifier
        self.draft = draft
    }
}

/// Updates a hero.
package typealias UpdateHeroUseCaseContract = UseCase<HeroChange, Hero, LibraryError>

struct UpdateHeroUseCase: UpdateHeroUseCaseContract {
    let heroes: any HeroRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>

    func execute(_ change: HeroChange) async throws(LibraryError) -> Hero {
        let hero = try change.draft.hero(change.identifier)
        try await inputCheck.check(hero.typedTexts, ageBand: .all)
        defer { cache.forget([.heroes]) }
        try await LibraryError.stored(try await heroes.update(hero))
        return hero
    }
}

/// Deletes a hero.
package typealias DeleteHeroUseCaseContract = UseCase<HeroID, Void, LibraryError>
