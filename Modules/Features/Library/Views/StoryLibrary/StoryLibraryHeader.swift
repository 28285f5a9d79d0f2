import Library
import StoryCore
import StoryViews
import TerminalUI

/// The header of the list, as soon as there is something to search.
struct StoryLibraryHeader: View {
    let listVisits: Binding<Int>
    let isFiltering: Binding<Bool>
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel

    var body: some View {
        if hasSearch { StorySearchField(listVisits: listVisits) }
        if isThere {
            // If there is no room for its button, the key alone opens the bin.
            SizeReader { buttons(hasBin: $0.width >= Self.widthWithBin) }.frame(height: 1)
        }
    }

    /// The width of all buttons, in columns.
    private static let widthWithBin = 48

    private func buttons(hasBin: Bool) -> some View {
        HStack(spacing: 1) {
            if hasSearch {
                Button("Filter") { isFiltering.wrappedValue = true }
                    .keyCommand(KeyPress("o"), "Filter and order") { isFiltering.wrappedValue = true }
            }
            Button("Heroes") { viewModel.didTapOnHeroes() }
            Button("Events") { viewModel.didTapOnEvents() }
            if hasSearch { Button("New") { viewModel.didTapOnNewStory() } }
            if hasBin { Button("Bin") { viewModel.didTapOnBin() } }
        }
    }

    /// Whether the header is shown: alone, while the list is loading, it would take the focus and the list's keys.
    private var isThere: Bool {
        switch viewModel.state {
        case .idle, .loading: false
        case .loaded, .empty, .error: true
        }
    }

    private var hasSearch: Bool {
        switch viewModel.state {
        case .loaded, .empty(.noMatches): true
        case .idle, .loading, .empty(.noStories), .error: false
        }
    }
}

/// The search field.
struct StorySearchField: View {
    let listVisits: Binding<Int>
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    /// The number of times that a key has focused the field.
    @State private var visits = 0
    /// The latest text, which the view model may not have yet: keys are faster than tasks.
    @State private var typed: String?

    var body: some View {
        TextField("Search", text: text, placeholder: "title, text or hero", limit: 400) { leave() }
            .focus(onChangeOf: visits)
            .keyCommand(KeyPress(.escape)) {
                search("")
                leave()
            }
            .keyCommand(KeyPress("/"), "Search") { visits += 1 }
    }

    private var text: Binding<String> {
        Binding(get: { typed ?? viewModel.searchText }, set: { search($0) })
    }

    private func leave() { listVisits.wrappedValue += 1 }

    private func search(_ text: String) {
        typed = text
        Task {
            await viewModel.search(text)
            if typed == text { typed = nil }
        }
    }
}

/// A description of the list, and whether more is being loaded.
struct StoryLibraryStatus: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel

    var body: some View {
        if case .loaded(let page) = viewModel.state {
            let count = StoryText.count(page.stories.count, "story", "stories")
            let shown = [page.next == nil ? count : "more than \(count)", hero].compactMap { $0 }
            let words = shown + viewModel.filter.words + [viewModel.sort.displayName.lowercased()]
            HStack(spacing: 2) {
                Text(words.joined(separator: " · ")).role(.secondary).lines(1)
                StoryLibraryActivity()
            }
        }
    }

    private var hero: String? { viewModel.selectedHero.map { "with \(DisplayText.line($0.name))" } }
}

/// A note that something is being loaded beside the list.
struct StoryLibraryActivity: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel

    var body: some View {
        if viewModel.isLoadingMore {
            Text("Loading more…")
        } else if viewModel.isLoading {
            Text("Loading…")
        }
    }
}

/// Explains why the next stories could not be loaded, with a button that tries again.
struct NextStoriesNote: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel

    var body: some View {
        NextPageStatusView(failure: viewModel.nextPageFailure) { [viewModel] in await viewModel.loadMore() }
    }
}
