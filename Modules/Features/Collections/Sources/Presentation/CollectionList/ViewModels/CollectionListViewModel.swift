public import Observation

/// Lists things, a page at a time.
@MainActor
@Observable
public final class CollectionListViewModel: CollectionListViewModelContract {
    public private(set) var state = CollectionListViewState.idle

    private let getCollectionList: any GetCollectionListUseCaseContract
    private let refreshCollectionList: any RefreshCollectionListUseCaseContract
    private let navigator: any CollectionListNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0
    /// The page that is being read to go behind the others.
    @ObservationIgnored private var following: Int?

    package init(
        getCollectionList: any GetCollectionListUseCaseContract,
        refreshCollectionList: any RefreshCollectionListUseCaseContract,
        navigator: any CollectionListNavigatorContract
    ) {
        self.getCollectionList = getCollectionList
        self.refreshCollectionList = refreshCollectionList
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
        await read { [refreshCollectionList] () async throws(CollectionsError) in
            try await refreshCollectionList.execute(1)
        }
    }

    public func didReachEnd() async {
        guard case .loaded(let shown) = state, let next = shown.next, following != next else { return }
        following = next
        defer { following = nil }
        await read { [getCollectionList] () async throws(CollectionsError) in
            let page = try await getCollectionList.execute(next)
            return CollectionListPage(items: shown.items + page.items, next: page.next)
        }
    }

    public func didSelect(_ item: CollectionListItem) { navigator.navigateToCollectionListItem(identifier: item.id) }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension CollectionListViewModel {
    private func load() async {
        state = .loading
        await read { [getCollectionList] () async throws(CollectionsError) in try await getCollectionList.execute(1) }
    }

    private func read(_ read: () async throws(CollectionsError) -> CollectionListPage) async {
        ticket += 1
        let asked = ticket
        let answer = await attempt(read)
        guard asked == ticket else { return }
        switch answer {
        case .success(let page): state = page.items.isEmpty ? .empty : .loaded(page)
        case .failure(let error): state = .error(error)
        }
    }
}
