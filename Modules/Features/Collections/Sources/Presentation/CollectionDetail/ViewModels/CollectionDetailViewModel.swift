import FeatureKit
public import Observation
public import StoryCore

/// Shows a collection with its stories.
@MainActor
@Observable
public final class CollectionDetailViewModel: CollectionDetailViewModelContract {
    public private(set) var state = CollectionDetailViewState.idle
    public private(set) var failure: CollectionsError?
    public private(set) var achievements: [Achievement] = []
    public private(set) var making: CollectionProgress?
    public private(set) var choices: [StoryChoice]?

    private let identifier: CollectionID
    private let useCases: CollectionDetailUseCases
    private let navigator: any CollectionsNavigatorContract
    /// What makes the missing stories; nil if none are being made.
    @ObservationIgnored private var work: Task<Result<CollectionOutcome, CollectionsError>, Never>?
    /// Counts requests: only the answer to the latest one is shown.
    @ObservationIgnored private var requestNumber = 0

    package init(
        identifier: CollectionID, useCases: CollectionDetailUseCases, navigator: any CollectionsNavigatorContract
    ) {
        self.identifier = identifier
        self.useCases = useCases
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        await load()
    }

    public func didPullToRefresh() async {
        failure = nil
        await refresh()
    }

    public func observeChanges() async {
        let changes = useCases.observation.changes()
        if case .loaded = state { await refresh() }
        for await parts in changes where !parts.isDisjoint(with: .partsOfCollections) {
            if case .idle = state { continue }
            await refresh()
        }
    }

    public func didDismissFailure() { failure = nil }

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
            return await change { [useCases] () async throws(CollectionsError) in
                try await useCases.reopenStory.execute(entry)
            }
        }
        failure = nil
        let answer = await useCases.completeStory.result(entry)
        switch answer {
        case .success(let outcome):
            show(outcome.collection)
            achievements += outcome.achievements
            failure = outcome.failure
        case .failure(let error): failure = error
        }
    }

    public func didTapOnResume() async {
        guard work == nil, case .loaded(let collection) = state, collection.missingCount > 0 else { return }
        failure = nil
        let (updates, continuation) = AsyncStream.makeStream(
            of: CollectionProgress.self, bufferingPolicy: .bufferingNewest(1))
        let work = Task { [useCases, identifier] in
            defer { continuation.finish() }
            return await attempt { () async throws(CollectionsError) in
                try await useCases.resumeCollection.execute(identifier) { continuation.yield($0) }
            }
        }
        self.work = work
        making = CollectionProgress(count: collection.missingCount)
        for await progress in updates { making = progress }
        let answer = await work.value
        self.work = nil
        making = nil
        switch answer {
        case .success(let outcome):
            show(outcome.collection)
            failure = outcome.progress.failures.first.map { .making($0.failure) }
        // What was made by then is in the collection.
        case .failure(.cancelled): await refresh()
        case .failure(let error): failure = error
        }
    }

    public func didConfirmDiscard() async {
        guard work == nil else { return }
        await change { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.discardPlan.execute(identifier)
        }
    }

    public func didTapOnAddStory() async {
        failure = nil
        choices = nil
        let answer = await useCases.getStoryChoices.result(identifier)
        switch answer {
        case .success(let stories): choices = stories
        case .failure(let error): failure = error
        }
    }

    public func didTapOnStop() { work?.cancel() }

    public func add(_ story: StoryChoice) async {
        let entry = CollectionEntryID(collection: identifier, story: story.id)
        await change { [useCases] () async throws(CollectionsError) in try await useCases.addStory.execute(entry) }
    }

    public func didTapOnRemove(_ story: CollectedStory) async {
        let entry = CollectionEntryID(collection: identifier, story: story.id)
        await change { [useCases] () async throws(CollectionsError) in try await useCases.removeStory.execute(entry) }
    }

    public func rename(to title: String) async -> Bool {
        failure = nil
        let renaming = CollectionRenaming(identifier: identifier, title: title)
        let answer = await useCases.renameCollection.result(renaming)
        switch answer {
        case .success(let collection):
            show(collection)
            return true
        case .failure(let error):
            failure = error
            return false
        }
    }

    public func didConfirmDeletion() async {
        failure = nil
        let answer = await useCases.deleteCollection.result(identifier)
        switch answer {
        // If somebody else has deleted it, it is gone all the same.
        case .success, .failure(.storage(.notFound)): navigator.navigate(.open(.list))
        case .failure(let error): failure = error
        }
    }

    public func didTapOnNewCollection() { navigator.navigate(.open(.form)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Private

extension CollectionDetailViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.getCollection.execute(identifier)
        }
    }

    private func refresh() async {
        await read { [useCases, identifier] () async throws(CollectionsError) in
            try await useCases.refreshCollection.execute(identifier)
        }
    }

    private func read(_ read: () async throws(CollectionsError) -> StoryCollection) async {
        requestNumber += 1
        let asked = requestNumber
        let answer = await attempt(read)
        guard asked == requestNumber else { return }
        switch (answer, state) {
        case (.success(let collection), _): state = .loaded(collection)
        // What is gone is not shown any more.
        case (.failure(.storage(.notFound(let kind, let reference))), _):
            state = .error(.storage(.notFound(kind, reference)))
        case (.failure(let error), .loaded): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }

    private func change(_ change: () async throws(CollectionsError) -> StoryCollection) async {
        failure = nil
        switch await attempt(change) {
        case .success(let collection): show(collection)
        case .failure(let error): failure = error
        }
    }

    /// Shows how a change left the collection; what was asked for before that is older.
    private func show(_ collection: StoryCollection) {
        requestNumber += 1
        state = .loaded(collection)
    }
}
