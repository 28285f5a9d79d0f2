public import FeatureKit
public import Observation
public import StoryCore

/// The view model of a story's screen.
@MainActor
@Observable
public final class StoryDetailViewModel: StoryDetailViewModelContract {
    public private(set) var isSaving = false

    private let detail = DetailViewModel<Story, LibraryError>()
    private let identifier: StoryID
    private let getStory: any GetStoryUseCaseContract
    private let refreshStory: any RefreshStoryUseCaseContract
    private let setFavorite: any SetFavoriteUseCaseContract
    private let editStory: any EditStoryUseCaseContract
    private let observation: any LibraryObservation
    private let navigator: any LibraryNavigatorContract
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

    public var state: StoryDetailViewState { detail.state }

    public var failure: LibraryError? { detail.failure }

    public func didAppear() async {
        if detail.isIdle { await didTapOnRetryButton() }
    }

    public func didTapOnRetryButton() async {
        await detail.load { [getStory, identifier] () async throws(LibraryError) in
            try await getStory.execute(identifier)
        }
    }

    public func didPullToRefresh() async {
        detail.failure = nil
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
        await detail.observe(observation, of: [.stories]) { await refresh() }
    }

    public func didDismissFailure() { detail.failure = nil }

    public func didTapOnPlay() { navigator.navigate(.play(identifier)) }

    public func didTapOnPlayNext() { navigator.navigate(.playNext(identifier)) }

    public func didTapOnAddToQueue() { navigator.navigate(.addToQueue(identifier)) }

    public func didTapOnDelete() { navigator.navigate(.open(.deletion(.story(identifier)))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Private

extension StoryDetailViewModel {
    private func refresh() async {
        guard !isSaving else {
            // A pending answer may be older than the change.
            isRefreshDue = true
            return
        }
        await detail.refresh { [refreshStory, identifier] () async throws(LibraryError) in
            try await refreshStory.execute(identifier)
        }
    }

    private func keep(_ change: () async throws(LibraryError) -> Story) async -> Bool {
        // What was read before the change is not shown after it.
        detail.supersede()
        isSaving = true
        let isKept = await detail.change(change)
        isSaving = false
        if isRefreshDue {
            isRefreshDue = false
            await refresh()
        }
        return isKept
    }
}
