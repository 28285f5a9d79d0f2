public import Observation

/// Shows one thing.
@MainActor
@Observable
public final class CollectionDetailViewModel: CollectionDetailViewModelContract {
    public private(set) var state = CollectionDetailViewState.idle

    private let identifier: CollectionDetailID
    private let getCollectionDetail: any GetCollectionDetailUseCaseContract
    private let refreshCollectionDetail: any RefreshCollectionDetailUseCaseContract
    private let navigator: any CollectionDetailNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        identifier: CollectionDetailID, getCollectionDetail: any GetCollectionDetailUseCaseContract,
        refreshCollectionDetail: any RefreshCollectionDetailUseCaseContract,
        navigator: any CollectionDetailNavigatorContract
    ) {
        self.identifier = identifier
        self.getCollectionDetail = getCollectionDetail
        self.refreshCollectionDetail = refreshCollectionDetail
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
        await read { [refreshCollectionDetail, identifier] () async throws(CollectionsError) in
            try await refreshCollectionDetail.execute(identifier)
        }
    }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension CollectionDetailViewModel {
    private func load() async {
        state = .loading
        await read { [getCollectionDetail, identifier] () async throws(CollectionsError) in
            try await getCollectionDetail.execute(identifier)
        }
    }

    private func read(_ read: () async throws(CollectionsError) -> CollectionDetailItem) async {
        ticket += 1
        let asked = ticket
        let answer = await attempt(read)
        guard asked == ticket else { return }
        switch answer {
        case .success(let item): state = .loaded(item)
        case .failure(let error): state = .error(error)
        }
    }
}
