public import FeatureKit
public import StoryCore
public import TerminalUI

/// A list section: the rows, or a status view in their place.
public struct ListSection<Content: Sendable, Failure: ExplainedError, Rows: View, Nothing: View>: View {
    private let state: ListViewState<Content, Failure>
    private let loading: String
    private let retry: @MainActor () async -> Void
    private let rows: @MainActor (Content) -> Rows
    private let nothing: @MainActor () -> Nothing

    /// Creates a list section.
    ///
    /// - Parameters:
    ///   - loading: The text while the list is loading.
    ///   - retry: Loads the list again.
    ///   - rows: The view of the loaded list.
    ///   - nothing: The view of an empty list.
    public init(
        _ state: ListViewState<Content, Failure>, loading: String, retry: @escaping @MainActor () async -> Void,
        @ViewBuilder rows: @escaping @MainActor (Content) -> Rows,
        @ViewBuilder nothing: @escaping @MainActor () -> Nothing
    ) {
        (self.state, self.loading, self.retry) = (state, loading, retry)
        (self.rows, self.nothing) = (rows, nothing)
    }

    /// The content of the view.
    public var body: some View {
        switch state {
        case .idle, .loading: LoadingStatusView(text: loading)
        case .loaded(let content): rows(content)
        case .empty: nothing()
        case .error(let error): ErrorStatusView(error: error, retry: retry)
        }
    }
}

/// Explains below a list why its next page could not be loaded, with a button that tries again.
public struct NextPageStatusView: View {
    private let failure: (any ExplainedError)?
    private let retry: @MainActor () async -> Void

    /// Creates a status view; without a failure it is empty.
    public init(failure: (any ExplainedError)?, retry: @escaping @MainActor () async -> Void) {
        (self.failure, self.retry) = (failure, retry)
    }

    /// The content of the view.
    public var body: some View {
        if let failure {
            HStack(spacing: 1) {
                Text("! " + DisplayText.line(failure.message)).role(.error).lines(1).flex()
                Button("Load more") { Task { await retry() } }
            }
        }
    }
}

extension View {
    /// Adds the behaviour of every list screen: it loads, observes and refreshes the list, shows errors, and goes back.
    public func listScreen(_ viewModel: any ListViewModelContract) -> some View {
        keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
            .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
            .task {
                await viewModel.didAppear()
                await viewModel.observeChanges()
            }
    }
}
