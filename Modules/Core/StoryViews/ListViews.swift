public import FeatureKit
public import StoryCore
public import TerminalUI

/// A list in its situation: its rows, or what stands in their place.
public struct ListSection<Content: Sendable, Failure: ExplainedError, Rows: View, Nothing: View>: View {
    private let state: ListViewState<Content, Failure>
    private let loading: String
    private let retry: @MainActor () async -> Void
    private let rows: @MainActor (Content) -> Rows
    private let nothing: @MainActor () -> Nothing

    /// Shows a list.
    ///
    /// - Parameters:
    ///   - loading: What stands there while it is read.
    ///   - retry: Reads it again.
    ///   - rows: Shows what is listed.
    ///   - nothing: Stands there where nothing is.
    public init(
        _ state: ListViewState<Content, Failure>, loading: String, retry: @escaping @MainActor () async -> Void,
        @ViewBuilder rows: @escaping @MainActor (Content) -> Rows,
        @ViewBuilder nothing: @escaping @MainActor () -> Nothing
    ) {
        (self.state, self.loading, self.retry) = (state, loading, retry)
        (self.rows, self.nothing) = (rows, nothing)
    }

    /// The view's content.
    public var body: some View {
        switch state {
        case .idle, .loading: LoadingStatusView(text: loading)
        case .loaded(let content): rows(content)
        case .empty: nothing()
        case .error(let error): ErrorStatusView(error: error, retry: retry)
        }
    }
}

/// Says below a list why its next page could not be read, and tries again.
public struct NextPageStatusView: View {
    private let failure: (any ExplainedError)?
    private let retry: @MainActor () async -> Void

    /// Tells of a failure; nil for none.
    public init(failure: (any ExplainedError)?, retry: @escaping @MainActor () async -> Void) {
        (self.failure, self.retry) = (failure, retry)
    }

    /// The view's content.
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
    /// What every screen with a list does: it reads the list, keeps it as the library is, reads it anew, tells what
    /// failed, and is left.
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
