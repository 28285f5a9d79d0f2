import StoryCore
public import TerminalUI
public import Collections

/// The screen Collection List.
public struct CollectionListView: View {
    private let viewModel: any CollectionListViewModelContract

    /// Shows what a view model holds.
    public init(viewModel: any CollectionListViewModelContract) {
        self.viewModel = viewModel
    }

    /// What is seen.
    public var body: some View {
        VStack {
            Text("Collection List").role(.heading)
            CollectionListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
        .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
        .task { await viewModel.didAppear() }
    }
}

/// The list itself, or why there is none.
struct CollectionListSection: View {
    let viewModel: any CollectionListViewModelContract
    @State private var selection: CollectionListID?

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingNote(text: "Reading…")
        case .loaded(let page): list(page)
        case .empty: EmptyNote(text: "Nothing yet.", action: "Back") { viewModel.didTapOnBack() }
        case .error(let error): ErrorNote(error: error) { await viewModel.didTapOnRetryButton() }
        }
    }

    @ViewBuilder private func list(_ page: CollectionListPage) -> some View {
        List(page.items, selection: selected(of: page), activate: { viewModel.didSelect($0) }) { item in
            Text(PlainText.line(item.title, limit: .max) ?? "").lines(1)
        }
        .prefersFocus()
        .flex()
    }

    /// What is selected: always one thing. At the last one, the next page is asked for.
    private func selected(of page: CollectionListPage) -> Binding<CollectionListID?> {
        Binding(
            get: { page.items.contains { $0.id == selection } ? selection : page.items.first?.id },
            set: { identifier in
                selection = identifier
                if identifier == page.items.last?.id { Task { await viewModel.didReachEnd() } }
            })
    }
}
