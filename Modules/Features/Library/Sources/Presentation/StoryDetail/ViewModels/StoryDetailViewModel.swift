import FeatureKit
public import Observation
public import StoryCore

/// The view model of a story's screen.
@MainActor
@Observable
public final class StoryDetailViewModel: StoryDetailViewModelContract {
    public private(set) var state = StoryDetailViewState.idle
    public private(set) var isSaving = false
    public private(set) var failure: LibraryError?

    private let identifier: StoryID
    private let getStory: any GetStoryUseCaseContract
    private let refreshStory: any RefreshStoryUseCaseContract
    private let setFavorite: any SetFavoriteUseCaseContract
    private let editStory: any EditStoryUseCaseContract
    private let observation: any LibraryObservation
    private let navigator: any LibraryNavigatorContract
    /// Numbers the requests: an answer from before a change is not shown after it.
    @ObservationIgnored private var requestNumber = 0
    @ObservationIgnored private var isRefreshDue = false

    package init(
        identifier: StoryID, getStory: any GetStoryUseCaseContract, refreshStory: any RefreshStoryUseCaseContract,
        setFavorite: any SetFavoriteUseCaseContract, editStory: any EditStoryUseCaseContract,
        observation: any LibraryObservation, navigator: any LibraryNavigatorContract
    ) {
        self.identifier = identifier
        self.getStory = getStory
        self.refreshStory = refreshStory
        self.setFavorite = setFavorite
        self.editStory = editStory
        self.observation = observation
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

    public func didTapOnFavorite() async {
        guard let story, !isSaving else { return }
        let change = FavoriteChange(identifier: identifier, isFavorite: !story.isFavorite)
        _ = await keep { [setFavorite] () async throws(LibraryError) in
            try await setFavorite.execute(change)
            var marked = story
            marked.isFavorite = change.isFavorite
            return marked
        }
    }

    public func save(_ edit: StoryEdit) async -> Bool {
        guard story != nil, !isSaving else { return false }
        let change = StoryChange(identifier: identifier, edit: edit)
        return await keep { [editStory] () async throws(LibraryError) in try await editStory.execute(change) }
    }

    public func observeChanges() async {
        let changes = observation.changes()
        if story != nil { await refresh() }
        for await parts in changes where parts.contains(.stories) {
            if case .idle = state { continue }
            await refresh()
        }
    }

    public func didDismissFailure() { failure = nil }

    public func didTapOnPlay() { navigator.navigate(.play(identifier)) }

    public func didTapOnPlayNext() { navigator.navigate(.playNext(identifier)) }

    public func didTapOnAddToQueue() { navigator.navigate(.addToQueue(identifier)) }

    public func didTapOnDelete() { navigator.navigate(.open(.deletion(.story(identifier)))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Private

extension StoryDetailViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read { [getStory, identifier] () async throws(LibraryError) in try await getStory.execute(identifier) }
    }

    private func refresh() async {
        guard !isSaving else {
            // A pending answer may be older than the change.
            isRefreshDue = true
            return
        }
        await read { [refreshStory, identifier] () async throws(LibraryError) in
            try await refreshStory.execute(identifier)
        }
    }

    private func read(_ read: () async throws(LibraryError) -> Story) async {
        requestNumber += 1
        let asked = requestNumber
        let answer = await attempt(read)
        guard asked == requestNumber else { return }
        switch answer {
        case .success(let story): state = .loaded(story)
        case .failure(let error) where story != nil && !error.saysThatItIsGone: failure = error
        case .failure(let error): state = .error(error)
        }
    }

    private func keep(_ change: () async throws(LibraryError) -> Story) async -> Bool {
        requestNumber += 1
        failure = nil
        isSaving = true
        let answer = await attempt(change)
        isSaving = false
        switch answer {
        case .success(let story): state = .loaded(story)
        case .failure(let error): failure = error
        }
        if isRefreshDue {
            isRefreshDue = false
            await refresh()
        }
        if case .success = answer { return true } else { return false }
    }
}
