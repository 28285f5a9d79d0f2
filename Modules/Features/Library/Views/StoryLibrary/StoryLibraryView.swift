import Library
import StoryViews
public import TerminalUI

/// The list of stories: search, filters, order, and links to the rest of the library.
///
/// The view model comes from the environment, by its contract.
public struct StoryLibraryView: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    @State private var isFiltering = false
    /// The number of times that a key has moved the focus from the search to the list.
    @State private var listVisits = 0

    /// Creates the screen.
    public init() {}

    /// The content of the view.
    public var body: some View {
        VStack {
            StoryLibraryHeader(listVisits: $listVisits, isFiltering: $isFiltering)
            StoryListSection().focus(onChangeOf: listVisits).flex()
            NextStoriesNote()
            StoryLibraryStatus()
        }
        .keyCommand(KeyPress("n"), "New story") { viewModel.didTapOnNewStory() }
        .keyCommand(KeyPress("h"), "Heroes") { viewModel.didTapOnHeroes() }
        .keyCommand(KeyPress("v"), "Events") { viewModel.didTapOnEvents() }
        .keyCommand(KeyPress("b"), "Bin") { viewModel.didTapOnBin() }
        .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
        .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
        .sheet(isPresented: $isFiltering, title: "Filter and order") { StoryFilterForm() }
        .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
        .task {
            await viewModel.didAppear()
            await viewModel.observeChanges()
        }
    }
}
