import FeatureKit
import Foundation
import StoryCore

/// Creates a collection with its stories.
package protocol CreateCollectionUseCaseContract: Sendable {
    /// Makes the stories one after the other; one that fails is reported, and the others are kept.
    ///
    /// - Throws: ``CollectionsError`` if there is nothing to keep, or if it was cancelled; the plan keeps the missing
    ///   stories.
    func execute(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome
}

struct CreateCollectionUseCase: CreateCollectionUseCaseContract {
    let collections: any CollectionRepositoryContract
    let generator: any CollectionStoryGeneratorContract
    let filling: CollectionFilling
    let settings: any SettingsRepository
    let inputCheck: InputCheck<CollectionsError>
    let now: @Sendable () -> Date
    let random: @Sendable () -> UInt64
    let access: AccessGuard

    func execute(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await CollectionsError.allowed(.createStories, by: access)
        guard CollectionDraft.storyCounts.contains(draft.storyCount) else {
            throw .storyCountOutOfRange(draft.storyCount)
        }
        let profile = try await profile(of: draft)
        let title = try await title(of: draft, profile: profile)
        let heroes = try await heroes(of: draft, profile: profile)
        let plan = CollectionPlan(
            heroes: heroes, minutes: draft.minutes, seed: draft.seed, wantsNarration: draft.wantsNarration,
            wantsIllustrations: draft.wantsIllustrations, missing: Array(0..<draft.storyCount))
        let collection = StoryCollection(
            id: newIdentifier(), title: title, profile: profile, plan: plan, createdAt: now())
        // The collection is stored before its stories, so that they are in it if the program is killed.
        try await CollectionsError.stored(try await collections.add(collection))
        let outcome = try await filling.execute(collection, plan: plan, observer: observer)
        if outcome.collection.stories.isEmpty, let first = outcome.progress.failures.first {
            try await CollectionsError.stored(try await collections.delete(collection.id))
            await generator.cancelQueued(of: collection.id)
            throw .generation(first.failure)
        }
        return outcome
    }

    // MARK: - Request

    private func profile(of draft: CollectionDraft) async throws(CollectionsError) -> GrowthProfile {
        let household = try await CollectionsError.stored(try await settings.settings().language)
        let profile = GrowthProfile(
            focus: draft.focus, ageBand: draft.ageBand, interests: draft.interests, childName: draft.childName,
            language: draft.language ?? household)
        do throws(TextLimitError) {
            try profile.check()
        } catch {
            throw .text(error)
        }
        return profile
    }

    private func title(
        of draft: CollectionDraft, profile: GrowthProfile
    ) async throws(CollectionsError) -> String {
        let isGiven = !draft.title.allSatisfy(\.isWhitespace)
        let title = try CollectionsError.checkedTitle(isGiven ? draft.title : profile.suggestedTitle)
        let typed = [title] + profile.interests + [profile.childName].compactMap { $0 }
        try await inputCheck.check(typed, in: profile.language, ageBand: profile.ageBand)
        return title
    }

    private func heroes(
        of draft: CollectionDraft, profile: GrowthProfile
    ) async throws(CollectionsError) -> [Hero] {
        if !draft.heroes.isEmpty { return draft.heroes }
        guard let childName = profile.childName else { throw .noHero }
        do throws(StoryGenerationFailure) {
            return [try await generator.hero(named: childName, in: profile.language)]
        } catch {
            throw .generation(error)
        }
    }

    private func newIdentifier() -> CollectionID {
        var generator = SeededGenerator(seed: random())
        return .random(using: &generator)
    }
}
