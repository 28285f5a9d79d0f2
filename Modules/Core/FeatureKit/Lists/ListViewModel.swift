public import Observation
public import StoryCore

/// Reads a list, keeps it as the library is, and reads its next page.
///
/// A list that is shown stays while it is read anew, if that fails, and if its next page cannot be read.
@MainActor
@Observable
public final class ListViewModel<Content: ListContent & Sendable, Failure: ExplainedError> {
    /// Reads the first page, or as much as is shown.
    public typealias Reading = () async throws(Failure) -> Content

    /// What is shown.
    public private(set) var state = ListViewState<Content, Failure>.idle
    /// Why the last action failed while the list stays on screen; nil if it didn't.
    public package(set) var failure: Failure?
    /// Whether the next page is being read.
    public private(set) var isLoadingMore = false
    /// Why the next page couldn't be read; nil if nothing went wrong or it is being read.
    public private(set) var nextPageFailure: Failure?

    /// Counts requests: only the answer to the latest one is shown.
    @ObservationIgnored private var requestNumber = 0
    /// Whether the list is being read.
    @ObservationIgnored public private(set) var isBeingRead = false
    /// Whether somebody asked for the next page while the list was read.
    @ObservationIgnored private var isMoreDue = false

    /// Makes a list of which nothing is read yet.
    public init() {}

    /// What is shown; nil if nothing is.
    public var content: Content? {
        if case .loaded(let content) = state { content } else { nil }
    }

    /// Whether there is a list, or none where one was expected.
    public var isShown: Bool {
        switch state {
        case .loaded, .empty: true
        case .idle, .loading, .error: false
        }
    }

    /// Shows nothing but that the list is being read, which follows.
    public func begin() { state = .loading }

    /// Reads the list from the beginning; nothing else is shown meanwhile.
    ///
    /// - Returns: Whether it is the answer that is shown, and not that of a later question.
    @discardableResult
    public func load(_ read: Reading) async -> Bool {
        begin()
        return await show(read)
    }

    /// Reads another list in place of this one, which stays until then.
    ///
    /// - Returns: Whether it is the answer that is shown, and not that of a later question.
    @discardableResult
    public func show(_ read: Reading) async -> Bool {
        failure = nil
        isMoreDue = false
        if !isShown { state = .loading }
        return await self.read(keepsListOnFailure: false, read)
    }

    /// Reads the list anew; what is shown stays meanwhile, and if that fails.
    ///
    /// - Returns: Whether it is the answer that is shown, and not that of a later question.
    @discardableResult
    public func refresh(_ read: Reading) async -> Bool {
        await self.read(keepsListOnFailure: true, read)
    }

    /// Reads the next page, if there is one and it is not being read; while the list is read, it is due after that.
    public func loadMore(_ read: (Content.Cursor) async throws(Failure) -> Content) async {
        guard let next = content?.nextPage, !isLoadingMore else { return }
        guard !isBeingRead else { return isMoreDue = true }
        (failure, nextPageFailure, isLoadingMore) = (nil, nil, true)
        let asked = requestNumber
        let answer = await attempt { () async throws(Failure) in try await read(next) }
        guard asked == requestNumber else { return }
        isLoadingMore = false
        // Rows may have gone meanwhile, so the page is added to what is shown now.
        guard var shown = content else { return }
        switch answer {
        case .success(let page):
            shown.append(page: page)
            state = .loaded(shown)
        case .failure(let error): nextPageFailure = error
        }
    }

    /// Whether the next page was asked for while the list was read; says so once.
    public func takeDueMore() -> Bool {
        defer { isMoreDue = false }
        return isMoreDue
    }

    /// Changes what is shown at once, such as by a row that is gone.
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
