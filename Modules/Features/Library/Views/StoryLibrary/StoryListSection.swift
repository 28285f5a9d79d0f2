import Library
import StoryCore
import StoryViews
import TerminalUI

/// The list, or a status view in its place.
struct StoryListSection: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    @State private var selection = ListSelection<StoryID>()

    /// The next page is requested this many rows before the end.
    private static let margin = 10

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading stories…")
        case .loaded(let page): list(page)
        case .empty(.noStories):
            EmptyStatusView(text: "No stories yet.", action: "New story") { viewModel.didTapOnNewStory() }
        case .empty(.noMatches): EmptyStatusView(text: "No stories match.", action: "Clear filters") { showAll() }
        case .error(let error): ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
        }
    }

    private func list(_ page: StoryListPage) -> some View {
        let stories = page.stories
        let selected = Binding(
            get: { selection },
            set: { new in
                selection = new
                if new.index >= stories.count - Self.margin { loadMore(page) }
            })
        return List(
            stories, selection: selected, rowHeight: StoryRow.height, activate: { viewModel.didSelect($0) }
        ) { story in
            if story.id == stories.last?.id {
                StoryRow(story: story).onAppear { loadMore(page) }
            } else {
                StoryRow(story: story)
            }
        }
        .prefersFocus()
        .keyCommand(KeyPress("p"), "Play") { selection.element(of: stories).map { viewModel.didTapOnPlay($0) } }
        .keyCommand(KeyPress("P"), "Play next") {
            selection.element(of: stories).map { viewModel.didTapOnPlayNext($0) }
        }
        .keyCommand(KeyPress("a"), "Add to queue") {
            selection.element(of: stories).map { viewModel.didTapOnAddToQueue($0) }
        }
        .keyCommand(KeyPress("f"), "Favourite") {
            guard let story = selection.element(of: stories) else { return }
            Task { await viewModel.didTapOnFavorite(story) }
        }
        .keyCommand(KeyPress("d"), "Move to bin") {
            selection.element(of: stories).map { viewModel.didTapOnDelete($0) }
        }
    }

    private func loadMore(_ page: StoryListPage) {
        guard page.next != nil else { return }
        // The row may scroll out of sight meanwhile; the action is performed all the same, but once.
        Task {
            guard case .loaded(let shown) = viewModel.state, shown.next == page.next else { return }
            await viewModel.loadMore()
        }
    }

    private func showAll() {
        Task { await viewModel.filterStories(by: StoryFilter()) }
    }
}

/// A story in two lines, with as many facts as fit.
struct StoryRow: View {
    static let height = 2

    let story: StorySummary

    var body: some View {
        VStack {
            HStack(spacing: 1) {
                FavoriteMark(isFavorite: story.isFavorite)
                Text(DisplayText.line(story.title)).lines(1).flex()
                length
            }
            HintRow(facts).padding(Insets(left: 2))
        }
    }

    private var length: Text {
        let length = story.duration.map(StoryText.length)
        return switch story.narrationStatus {
        case .ready: Text(length ?? "-")
        case .outdated: Text((length ?? "") + "*").role(.warning)
        case .failed: Text("failed").role(.warning)
        case .pending: Text("pending").role(.secondary)
        case .notRequested: Text("-").role(.secondary)
        }
    }

    private var facts: [String] {
        let heroes = DisplayText.line(story.heroNames.joined(separator: ", "))
        // What needs an action is shown even if there is little room.
        let faults = story.narrationStatus == .outdated ? ["narration outdated"] : []
        return faults + [heroes, DisplayText.line(story.occasion.displayName)].filter { !$0.isEmpty } + [
            StoryText.count(story.pageCount, "page", "pages"),
            story.playCount == 0 ? "new" : StoryText.heard(story.playCount),
            StoryText.day(story.createdAt),
        ]
    }
}

/// A star for a favourite, and equal space for other stories.
struct FavoriteMark: View {
    let isFavorite: Bool

    var body: some View {
        Text(isFavorite ? StoryText.favoriteMark : " ").role(.warning)
    }
}
