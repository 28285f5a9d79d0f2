public import FeatureKit
public import Observation
public import StoryCore

extension ListViewState: Equatable where Content: Equatable, Failure: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.empty, .empty): true
        case (.error(let left), .error(let right)): left == right
        case (.idle, _), (.loading, _), (.loaded, _), (.empty, _), (.error, _): false
        }
    }
}

extension DetailViewState: Equatable where Value: Equatable, Failure: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.error(let left), .error(let right)): left == right
        case (.idle, _), (.loading, _), (.loaded, _), (.error, _): false
        }
    }
}

/// What the stub of a list's view model shows.
@MainActor
@Observable
open class ListStub<Content: Sendable, Failure: ExplainedError> {
    public var state: ListViewState<Content, Failure>
    public var failure: Failure?
    public var isLoadingMore = false
    public var nextPageFailure: Failure?

    /// Fixes what is shown.
    public required init(state: ListViewState<Content, Failure>, failure: Failure? = nil) {
        (self.state, self.failure) = (state, failure)
    }
}

/// A stub of a list's view model, which does nothing.
@MainActor
public protocol ListViewModelStub: ListViewModelContract {
    /// Fixes what is shown.
    init(state: ListViewState<Content, Failure>, failure: Failure?)
}

extension ListViewModelStub {
    /// One stub for every variant of a list, with the variant's name.
    public static func everyVariant(loaded content: Content, failure: Failure) -> [(name: String, stub: Self)] {
        [
            ("idle", Self(state: .idle, failure: nil)),
            ("loading", Self(state: .loading, failure: nil)),
            ("loaded", Self(state: .loaded(content), failure: nil)),
            ("loaded with a failure", Self(state: .loaded(content), failure: failure)),
            ("empty", Self(state: .empty, failure: nil)),
            ("error", Self(state: .error(failure), failure: nil)),
        ]
    }

    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnBack() {}
}

extension ListViewModelStub where Self: PagedListViewModelContract {
    public func loadMore() async {}
}
