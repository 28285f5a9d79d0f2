package import FeatureKit
import StoryCore

/// Validates the draft of a hero.
package typealias CheckHeroUseCaseContract = UseCase<HeroDraft, Void, LibraryError>

struct CheckHeroUseCase: CheckHeroUseCaseContract {
    let inputCheck: InputCheck<LibraryError>

    func execute(_ draft: HeroDraft) async throws(LibraryError) {
        let hero = try draft.hero(.derived(fromName: draft.name, ordinal: 0))
        try await inputCheck.check(hero.typedTexts, ageBand: .all)
    }
}
