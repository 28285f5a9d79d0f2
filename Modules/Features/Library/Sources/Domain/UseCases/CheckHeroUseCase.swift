import StoryCore

/// Looks whether a hero could be made of a draft.
package protocol CheckHeroUseCaseContract: Sendable {
    /// Refuses a draft that can be no hero, or in which something is not for children.
    func execute(_ draft: HeroDraft) async throws(LibraryError)
}

struct CheckHeroUseCase: CheckHeroUseCaseContract {
    let inputCheck: InputCheck

    func execute(_ draft: HeroDraft) async throws(LibraryError) {
        let hero = try draft.hero(.derived(fromName: draft.name, ordinal: 0))
        try await inputCheck.check(hero.typedTexts, ageBand: .all)
    }
}
