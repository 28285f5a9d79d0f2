import StoryCore
public import TerminalUI
public import Collections

/// The screen Collection Detail.
public struct CollectionDetailView: View {
    private let viewModel: any CollectionDetailViewModelContract

    /// Shows what a view model holds.
    public init(viewModel: any CollectionDetailViewModelContract) {
        self.viewModel = viewModel
    }

    /// What is seen.
    public var body: some View {
        VStack {
            Text("Collection Detail").role(.heading)
            CollectionDetailSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
        .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
        .task { await viewModel.didAppear() }
    }
}

/// What is shown, or why there is nothing.
struct CollectionDetailSection: View {
    let viewModel: any CollectionDetailViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingNote(text: "Reading…")
        case .loaded(let item): Text(PlainText.line(item.title, limit: .max) ?? "")
        case .error(let error): ErrorNote(error: error) { await viewModel.didTapOnRetryButton() }
        }
    }
}
