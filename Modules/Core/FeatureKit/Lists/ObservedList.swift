public import StoryCore

/// A list of a screen with the use cases that read it: kept as the library is, and read a page at a time where it has
/// several.
@MainActor
public final class ObservedList<Content: ListContent & Sendable, Failure: ExplainedError> {
    let list = ListViewModel<Content, Failure>()
    private let get: @Sendable (Content.Cursor?) async throws(Failure) -> Content
    private let refresh: @Sendable () async throws(Failure) -> Content
    private let observation: (any LibraryObservation)?
    private let parts: Set<LibraryPart>

    /// Makes a list that is read as a whole.
    ///
    /// - Parameters:
    ///   - get: Reads it as it was read last, if that is known.
    ///   - refresh: Reads it anew.
    ///   - parts: The parts of the library that it shows.
    package init(
        get: any UseCase<Void, Content, Failure>, refresh: any UseCase<Void, Content, Failure>,
        observation: any LibraryObservation, of parts: Set<LibraryPart>
    ) {
        self.get = { _ async throws(Failure) in try await get.execute() }
        self.refresh = { () async throws(Failure) in try await refresh.execute() }
        (self.observation, self.parts) = (observation, parts)
    }

    /// Makes a list that is read a page at a time, of which nobody tells that it has changed.
    ///
    /// - Parameters:
    ///   - get: Reads a page as it was read last, if that is known; nil for the first one.
    ///   - refresh: Reads it anew.
    package init(
        pages get: any UseCase<Content.Cursor?, Content, Failure>,
        refresh: any UseCase<Content.Cursor?, Content, Failure>
    ) {
        self.get = { page async throws(Failure) in try await get.execute(page) }
        self.refresh = { () async throws(Failure) in try await refresh.execute(nil) }
        (observation, parts) = (nil, [])
    }

    /// Does something to what is listed, and reads the list anew; a failure keeps it.
    package func change<Value: Sendable>(_ change: () async throws(Failure) -> Value) async {
        list.failure = nil
        switch await attempt(change) {
        case .success: await readAnew()
        case .failure(let error): list.failure = error
        }
    }

    func load() async {
        await list.load { [get] () async throws(Failure) in try await get(nil) }
        await loadDueMore()
    }

    func loadMore() async {
        await list.loadMore(get)
    }

    func readAnew() async {
        await list.refresh(refresh)
        await loadDueMore()
    }

    /// Reads the next page if somebody asked for it while the list was read.
    private func loadDueMore() async {
        if list.takeDueMore() { await list.loadMore(get) }
    }

    /// Reads the list anew whenever it has changed, and once if it is shown already: something may have changed while
    /// nobody looked.
    func observeChanges() async {
        guard let changes = observation?.changes() else { return }
        if list.isShown { await readAnew() }
        for await changed in changes where !changed.isDisjoint(with: parts) {
            if case .idle = list.state { continue }
            await readAnew()
        }
    }
}

/// The view model of a screen with a list.
@MainActor
public protocol ObservedListViewModel: ListViewModelContract where Content: ListContent {
    /// The list.
    var source: ObservedList<Content, Failure> { get }
}

extension ObservedListViewModel {
    public var state: ListViewState<Content, Failure> { source.list.state }

    public var failure: Failure? { source.list.failure }

    /// Whether the next page is being read.
    public var isLoadingMore: Bool { source.list.isLoadingMore }

    /// Why the next page couldn't be read; nil if nothing went wrong or it is being read.
    public var nextPageFailure: Failure? { source.list.nextPageFailure }

    public func didAppear() async {
        guard case .idle = state else { return }
        await source.load()
    }

    public func didTapOnRetryButton() async { await source.load() }

    public func didPullToRefresh() async {
        source.list.failure = nil
        await source.readAnew()
    }

    /// Reads the next page, if there is one and it is not being read.
    public func loadMore() async { await source.loadMore() }

    public func observeChanges() async { await source.observeChanges() }

    public func didDismissFailure() { source.list.failure = nil }
}
