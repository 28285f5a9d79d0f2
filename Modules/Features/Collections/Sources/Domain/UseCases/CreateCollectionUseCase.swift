import Foundation
import StoryCore
import Synchronization

/// Makes a collection with its stories.
package protocol CreateCollectionUseCaseContract: Sendable {
    /// Makes the stories one after the other; one that fails is told, and the others are kept.
    ///
    /// - Throws: ``CollectionsError`` if there is nothing to keep, or when it was stopped; the stories that are made by
    ///   then are kept.
    func execute(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome
}

struct CreateCollectionUseCase: CreateCollectionUseCaseContract {
    let collections: any CollectionRepository
    let making: any CollectionStoryMakingContract
    let settings: any SettingsRepository
    let inputCheck: InputCheck
    let now: @Sendable () -> Date
    let random: @Sendable () -> UInt64

    func execute(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        guard CollectionDraft.storyCounts.contains(draft.storyCount) else {
            throw .storyCountOutOfRange(draft.storyCount)
        }
        let profile = try await profile(of: draft)
        let title = try title(of: draft, profile: profile)
        let heroes = try await heroes(of: draft, profile: profile)
        let identifier = newIdentifier()
        // It is there before its stories are, so that a program that is killed leaves them in it.
        try await stored { () async throws(StorageError) in
            try await collections.add(
                StoryCollection(id: identifier, title: title, profile: profile, createdAt: now()))
        }
        let progress = await fill(identifier, draft: draft, profile: profile, heroes: heroes, observer: observer)
        let collection = try await stored { () async throws(StorageError) in
            try await collections.collection(identifier)
        }
        if collection.stories.isEmpty {
            try await stored { () async throws(StorageError) in try await collections.delete(identifier) }
        }
        if Task.isCancelled { throw .cancelled }
        if collection.stories.isEmpty, let first = progress.failures.first { throw .making(first.failure) }
        return CollectionOutcome(collection: collection, progress: progress)
    }

    // MARK: - What is asked for

    private func profile(of draft: CollectionDraft) async throws(CollectionsError) -> GrowthProfile {
        let household = try await stored { () async throws(StorageError) in try await settings.settings().language }
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

    private func title(of draft: CollectionDraft, profile: GrowthProfile) throws(CollectionsError) -> String {
        let isGiven = !draft.title.allSatisfy(\.isWhitespace)
        let title = try CollectionsError.checkedTitle(isGiven ? draft.title : profile.suggestedTitle)
        let typed = [title] + profile.interests + [profile.childName].compactMap { $0 }
        try inputCheck.check(typed, in: profile.language, ageBand: profile.ageBand)
        return title
    }

    private func heroes(
        of draft: CollectionDraft, profile: GrowthProfile
    ) async throws(CollectionsError) -> [Hero] {
        if !draft.heroes.isEmpty { return draft.heroes }
        guard let childName = profile.childName else { throw .noHero }
        do throws(MakingFailure) {
            return [try await making.hero(named: childName, in: profile.language)]
        } catch {
            throw .making(error)
        }
    }

    private func newIdentifier() -> CollectionID {
        var generator = SeededGenerator(seed: random())
        return .random(using: &generator)
    }

    // MARK: - The stories

    /// Makes the stories and puts each into the collection as soon as it is there.
    private func fill(
        _ identifier: CollectionID, draft: CollectionDraft, profile: GrowthProfile, heroes: [Hero],
        observer: @escaping CollectionObserver
    ) async -> CollectionProgress {
        let teller = ProgressTeller(observer: observer)
        var progress = CollectionProgress(count: draft.storyCount)
        for number in progress.steps.indices where !Task.isCancelled {
            progress.steps[number] = .making(0)
            teller.tell(progress)
            let before = progress
            let answer = await make(number, of: draft, profile: profile, heroes: heroes) { fraction in
                var now = before
                now.steps[number] = .making(fraction)
                teller.tell(now)
            }
            switch answer {
            case .success(let story): progress.steps[number] = await put(story, into: identifier)
            // Whoever stopped it knows why this one is missing.
            case .failure where Task.isCancelled: return progress
            case .failure(let failure): progress.steps[number] = .failed(failure)
            }
            teller.tell(progress)
        }
        return progress
    }

    private func put(_ story: MadeStory, into identifier: CollectionID) async -> CollectionProgress.Step {
        do throws(StorageError) {
            _ = try await collections.add(story.id, to: identifier)
            return .made(title: story.title, flaw: story.flaw)
        } catch {
            // It is in the library; the others are made all the same.
            return .failed(MakingFailure(error))
        }
    }

    private func make(
        _ number: Int, of draft: CollectionDraft, profile: GrowthProfile, heroes: [Hero],
        progress: @escaping @Sendable (Double) -> Void
    ) async -> Result<MadeStory, MakingFailure> {
        let wish: CollectionStoryWish
        do throws(CustomEventError) {
            wish = try CollectionStoryWish(number, of: draft, profile: profile, heroes: heroes)
        } catch {
            return .failure(MakingFailure(error))
        }
        do throws(MakingFailure) {
            return .success(try await making.make(wish, progress: progress))
        } catch {
            return .failure(error)
        }
    }
}

/// Tells what is another progress than the one before: a story says more often how far it is than that changes.
private final class ProgressTeller: Sendable {
    private let observer: CollectionObserver
    private let last = Mutex<CollectionProgress?>(nil)

    init(observer: @escaping CollectionObserver) {
        self.observer = observer
    }

    func tell(_ progress: CollectionProgress) {
        let isNew = last.withLock { last in
            defer { last = progress }
            return last != progress
        }
        if isNew { observer(progress) }
    }
}
