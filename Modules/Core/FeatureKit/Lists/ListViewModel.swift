public import Observation
public import StoryCore

/// Loads a list, refreshes it, and loads its next page.
///
/// A list on screen stays during a refresh, if the refresh fails, and if its next page cannot be loaded.
@MainActor
@Observable
public final class ListViewModel<Content: ListContent & Sendable, Failure: ExplainedError> {
    /// Reads the first page, or as many rows as are on screen.
    public typealias Reading = () async throws(Failure) -> Content

    /// The current state.
    public private(set) var state = ListViewState<Content, Failure>.idle
    /// The error of the last action, beside a list that is still on screen; nil if it succeeded.
    public package(set) var failure: Failure?
    /// Whether the next page is being loaded.
    public private(set) var isLoadingMore = false
    /// Why the next page could not be loaded; nil if it could, or is being loaded.
    public private(set) var nextPageFailure: Failure?

    /// Numbers the requests: only the answer to the latest is shown.
    @ObservationIgnored private var requestNumber = 0
    /// Whether the list is being loaded or refreshed.
    @ObservationIgnored public private(set) var isBeingRead = false
    /// Whether the next page was requested while the list was being read.
    @ObservationIgnored private var isMoreDue = false

    /// Creates an idle list.
    public init() {}

    /// The list on screen; nil if there is none.
    public var content: Content? {
        if case .loaded(let content) = state { content } else { nil }
    }

    /// Whether the list is loaded, also if it is empty.
    public var isShown: Bool {
        switch state {
        case .loaded, .empty: true
        case .idle, .loading, .error: false
        }
    }

    /// Shows the loading state before the first read.
    public func begin() { state = .loading }

    /// Loads the list from the beginning, in place of what is on screen.
    ///
    /// - Returns: Whether the answer is shown: false if a later request replaced this one.
    @discardableResult
    public func load(_ read: Reading) async -> Bool {
        begin()
        return await show(read)
    }

    /// Loads another list; the current one stays on screen until then.
    ///
    /// - Returns: Whether the answer is shown: false if a later request replaced this one.
    @discardableResult
    public func show(_ read: Reading) async -> Bool {
        failure = nil
        isMoreDue = false
        if !isShown { state = .loading }
        return await self.read(keepsListOnFailure: false, read)
    }

    /// Refreshes the list; the current one stays on screen meanwhile, and if that fails.
    ///
    /// - Returns: Whether the answer is shown: false if a later request replaced this one.
    @discardableResult
    public func refresh(_ read: Reading) async -> Bool {
        await self.read(keepsListOnFailure: true, read)
    }

    /// Loads the next page, if there is one that is not being loaded; while the list is being read, records that it is
    /// due.
    public func loadMore(_ read: (Content.Cursor) async throws(Failure) -> Content) async {
        guard let next = content?.nextPage, !isLoadingMore else { return }
        guard !isBeingRead else { return isMoreDue = true }
        (failure, nextPageFailure, isLoadingMore) = (nil, nil, true)
        let asked = requestNumber
        let answer = await attempt { () async throws(Failure) in try await read(next) }
        guard asked == requestNumber else { return }
        isLoadingMore = false
        // Rows may have gone meanwhile, so the page is appended to the current list.
        guard var shown = content else { return }
        switch answer {
        case .success(let page):
            shown.append(page: page)
            state = .loaded(shown)
        case .failure(let error): nextPageFailure = error
        }
    }

    /// Returns whether the next page is due, and resets that.
    public func takeDueMore() -> Bool {
        defer { isMoreDue = false }
        return isMoreDue
    }

    /// Changes the list on screen at once, such as by removing a row.
    public func change(_ change: (inout Content) -> Void) {
        guard var shown = content else { return }
        change(&shown)
        show(shown)
    }

    private func read(keepsListOnFailure: Bool, _ read: Reading) async -> Bool {
        requestNumber += 1
        let asked = requestNumber
        (isBeingRead, isLoadingMore, nextPageFailure) = (true, false, nil)
        let answer = await attempt(read)
        guard asked == requestNumber else { return false }
        isBeingRead = false
        switch answer {
        case .success(let content): show(content)
        case .failure(let error): if isShown, keepsListOnFailure { failure = error } else { state = .error(error) }
        }
        return true
    }

    private func show(_ content: Content) {
        state = content.isEmpty && content.nextPage == nil ? .empty : .loaded(content)
    }
}
