public import Observation
public import StoryCore

/// Lists the collections of a family.
@MainActor
@Observable
public final class CollectionListViewModel: CollectionListViewModelContract {
    public private(set) var state = CollectionListViewState.idle
    public private(set) var failure: CollectionsError?

    private let getCollections: any GetCollectionsUseCaseContract
    private let refreshCollections: any RefreshCollectionsUseCaseContract
    private let observeCollections: any ObserveCollectionsUseCaseContract
    private let navigator: any CollectionListNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        getCollections: any GetCollectionsUseCaseContract, refreshCollections: any RefreshCollectionsUseCaseContract,
        observeCollections: any ObserveCollectionsUseCaseContract, navigator: any CollectionListNavigatorContract
    ) {
        self.getCollections = getCollections
        self.refreshCollections = refreshCollections
        self.observeCollections = observeCollections
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
        let changes = observeCollections.execute()
        switch state {
        case .loaded, .empty: await refresh()
        case .idle, .loading, .error: break
        }
        for await parts in changes where parts.concernCollections {
            if case .idle = state { continue }
            await refresh()
        }
    }

    public func didDismissFailure() { failure = nil }

    public func didSelect(_ collection: StoryCollection) {
        navigator.navigateToCollection(identifier: collection.id)
    }

    public func didTapOnAchievements() { navigator.navigateToAchievements() }

    public func didTapOnNewCollection() { navigator.navigateToForm() }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension CollectionListViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read { [getCollections] () async throws(CollectionsError) in try await getCollections.execute() }
    }

    private func refresh() async {
        await read { [refreshCollections] () async throws(CollectionsError) in try await refreshCollections.execute() }
    }

    private func read(_ read: () async throws(CollectionsError) -> [StoryCollection]) async {
        ticket += 1
        let asked = ticket
        let answer = await attempt(read)
        guard asked == ticket else { return }
        switch (answer, state) {
        case (.success(let collections), _): state = collections.isEmpty ? .empty : .loaded(collections)
        case (.failure(let error), .loaded), (.failure(let error), .empty): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }
}
