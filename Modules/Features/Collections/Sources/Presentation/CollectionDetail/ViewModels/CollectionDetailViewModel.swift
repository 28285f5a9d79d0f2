public import FeatureKit
public import Observation
package import StoryCore

/// The view model of a collection's screen.
@MainActor
@Observable
public final class CollectionDetailViewModel: CollectionDetailViewModelContract {
    public private(set) var achievements: [Achievement] = []
    public private(set) var progress: CollectionProgress?
    public private(set) var choices: [StoryChoice]?

    /// Called with whether stories are being made, when that begins and at the end; set by the composition.
    @ObservationIgnored public var onMaking: (@MainActor (Bool) -> Void)?

    private let detail = DetailViewModel<StoryCollection, CollectionsError>()
    private let identifier: CollectionID
    private let useCases: CollectionDetailUseCases
    private let navigator: any CollectionsNavigatorContract
    /// The task that makes the missing stories; nil if there is none.
    @ObservationIgnored private var work: Task<Result<CollectionOutcome, CollectionsError>, Never>?

    package init(
        identifier: CollectionID, useCases: CollectionDetailUseCases, navigator: any CollectionsNavigatorContract
    ) {
        self.identifier = identifier
        self.useCases = useCases
        self.navigator = navigator
    }

    public var state: CollectionDetailViewState { detail.state }

    public var failure: CollectionsError? { detail.failure }

    public func didAppear() async {
        if detail.isIdle { await didTapOnRetryButton() }
    }

    public func didTapOnRetryButton() async {
        await detail.load { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.getCollection.execute(identifier)
        }
    }

    public func didPullToRefresh() async {
        detail.failure = nil
        await refresh()
    }

    public func observeChanges() async {
        await detail.observe(useCases.observation, of: .partsOfCollections) { await refresh() }
    }

    public func didDismissFailure() { detail.failure = nil }

    public func didDismissAchievements() { achievements = [] }

    public func didSelect(_ story: CollectedStory) { navigator.navigate(.story(story.id)) }

    public func didTapOnPlayAll() {
        guard case .loaded(let collection) = state, !collection.stories.isEmpty else { return }
        navigator.navigate(.playAll(collection.stories.map(\.id)))
    }

    public func didTapOnPlay(_ story: CollectedStory) { navigator.navigate(.play(story.id)) }

    public func didTapOnComplete(_ story: CollectedStory) async {
        let entry = CollectionEntryID(collection: identifier, story: story.id)
        guard !story.isCompleted else {
            await detail.change { [useCases] () async throws(CollectionsError) in
                try await useCases.reopenStory.execute(entry)
            }
            return
        }
        detail.failure = nil
        let answer = await useCases.completeStory.result(entry)
        switch answer {
        case .success(let outcome):
            detail.show(outcome.collection)
            achievements += outcome.achievements
            detail.failure = outcome.failure
        case .failure(let error): detail.failure = error
        }
    }

    public func didTapOnResume() async {
        guard work == nil, case .loaded(let collection) = state, collection.missingCount > 0 else { return }
        detail.failure = nil
        let (updates, continuation) = AsyncStream.makeStream(
            of: CollectionProgress.self, bufferingPolicy: .bufferingNewest(1))
        let work = Task { [useCases, identifier] in
            defer { continuation.finish() }
            return await attempt { () async throws(CollectionsError) in
                try await useCases.resumeCollection.execute(identifier) { continuation.yield($0) }
            }
        }
        self.work = work
        onMaking?(true)
        progress = CollectionProgress(count: collection.missingCount)
        for await update in updates { progress = update }
        let answer = await work.value
        onMaking?(false)
        self.work = nil
        progress = nil
        switch answer {
        case .success(let outcome):
            detail.show(outcome.collection)
            detail.failure = outcome.progress.failures.first.map { .generation($0.failure) }
        // What was made by then is in the collection.
        case .failure(.cancelled): await refresh()
        case .failure(let error): detail.failure = error
        }
    }

    public func didConfirmDiscard() async {
        guard work == nil else { return }
        await detail.change { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.discardPlan.execute(identifier)
        }
    }

    public func didTapOnAddStory() async {
        detail.failure = nil
        choices = nil
        let answer = await useCases.getStoryChoices.result(identifier)
        switch answer {
        case .success(let stories): choices = stories
        case .failure(let error): detail.failure = error
        }
    }

    public func didTapOnStop() { work?.cancel() }

    public func add(_ story: StoryChoice) async {
        let entry = CollectionEntryID(collection: identifier, story: story.id)
        await detail.change { [useCases] () async throws(CollectionsError) in try await useCases.addStory.execute(entry)
        }
    }

    public func didTapOnRemove(_ story: CollectedStory) async {
        let entry = CollectionEntryID(collection: identifier, story: story.id)
        await detail.change { [useCases] () async throws(CollectionsError) in
            try await useCases.removeStory.execute(entry)
        }
    }

    public func rename(to title: String) async -> Bool {
        let renaming = CollectionRenaming(identifier: identifier, title: title)
        return await detail.change { [useCases] () async throws(CollectionsError) in
            try await useCases.renameCollection.execute(renaming)
        }
    }

    public func didConfirmDeletion() async {
        detail.failure = nil
        let answer = await useCases.deleteCollection.result(identifier)
        switch answer {
        // It is deleted, also if another process did that.
        case .success, .failure(.storage(.notFound)): navigator.navigate(.open(.list))
        case .failure(let error): detail.failure = error
        }
    }

    public func didTapOnNewCollection() { navigator.navigate(.open(.form)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Private

extension CollectionDetailViewModel {
    private func refresh() async {
        await detail.refresh { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.refreshCollection.execute(identifier)
        }
    }
}
