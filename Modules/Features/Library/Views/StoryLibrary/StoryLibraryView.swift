import Library
import StoryViews
public import TerminalUI

/// The list of a family's stories: search, filters, order, and ways to everything else in the library.
///
/// The view model comes from the environment, by its contract.
public struct StoryLibraryView: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    @State private var isFiltering = false
    /// How often a key led from the search to the list.
    @State private var listVisits = 0

    /// Makes the screen.
    public init() {}

    /// The view's content.
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
