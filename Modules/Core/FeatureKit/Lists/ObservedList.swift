public import StoryCore

/// A list with the use cases that read it. It follows the library's changes, and may have several pages.
@MainActor
public final class ObservedList<Content: ListContent & Sendable, Failure: ExplainedError> {
    let list = ListViewModel<Content, Failure>()
    private let get: @Sendable (Content.Cursor?) async throws(Failure) -> Content
    private let refresh: @Sendable () async throws(Failure) -> Content
    private let observation: (any LibraryObservation)?
    private let parts: Set<LibraryPart>

    /// Creates a list with a single page.
    ///
    /// - Parameters:
    ///   - get: Reads the cached list if there is one.
    ///   - refresh: Reads the stored list.
    ///   - parts: The parts of the library that the list shows.
    public init(
        get: any UseCase<Void, Content, Failure>, refresh: any UseCase<Void, Content, Failure>,
        observation: any LibraryObservation, of parts: Set<LibraryPart>
    ) {
        self.get = { _ async throws(Failure) in try await get.execute() }
        self.refresh = { () async throws(Failure) in try await refresh.execute() }
        (self.observation, self.parts) = (observation, parts)
    }

    /// Creates a list with pages.
    ///
    /// - Parameters:
    ///   - get: Reads the cached page if there is one; nil for the first page.
    ///   - refresh: Reads the stored page.
    ///   - observation: Reports changes, after which the first page is read; nil for a list that doesn't follow them.
    ///   - parts: The parts of the library that the list shows.
    public init(
        pages get: any UseCase<Content.Cursor?, Content, Failure>,
        refresh: any UseCase<Content.Cursor?, Content, Failure>,
        observation: (any LibraryObservation)? = nil, of parts: Set<LibraryPart> = []
    ) {
        self.get = { page async throws(Failure) in try await get.execute(page) }
        self.refresh = { () async throws(Failure) in try await refresh.execute(nil) }
        (self.observation, self.parts) = (observation, parts)
    }

    /// Performs a change and refreshes the list. If the change fails, the list stays.
    public func change<Value: Sendable>(_ change: () async throws(Failure) -> Value) async {
        list.failure = nil
        switch await attempt(change) {
        case .success: await readAnew()
        case .failure(let error): list.failure = error
        }
    }

    /// Does what leads away from the list, which stays; a failure is shown beside it.
    ///
    /// - Returns: Whether it succeeded.
    public func succeeds(in action: () async throws(Failure) -> Void) async -> Bool {
        list.failure = nil
        guard case .failure(let error) = await attempt(action) else { return true }
        list.failure = error
        return false
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

    /// Loads the next page if it was requested while the list was being read.
    private func loadDueMore() async {
        if list.takeDueMore() { await list.loadMore(get) }
    }

    /// Refreshes the list whenever it changes, and once if it is on screen already: changes may have been missed.
    func observeChanges() async {
        guard let changes = observation?.changes() else { return }
        if list.isShown { await readAnew() }
        for await changed in changes where !changed.isDisjoint(with: parts) {
            if case .idle = list.state { continue }
            await readAnew()
        }
    }
}

/// The view model of a screen with an observed list.
@MainActor
public protocol ObservedListViewModel: ListViewModelContract where Content: ListContent {
    /// The list.
    var source: ObservedList<Content, Failure> { get }
}

extension ObservedListViewModel {
    public var state: ListViewState<Content, Failure> { source.list.state }

    public var failure: Failure? { source.list.failure }

    /// Whether the next page is being loaded.
    public var isLoadingMore: Bool { source.list.isLoadingMore }

    /// Why the next page could not be loaded; nil if it could, or is being loaded.
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

    /// Loads the next page, if there is one that is not being loaded.
    public func loadMore() async { await source.loadMore() }

    public func observeChanges() async { await source.observeChanges() }

    public func didDismissFailure() { source.list.failure = nil }
}
