import Library
public import TerminalUI

/// The list of a family's stories: search, filters, order, and ways to everything else in the library.
///
/// The view model comes from the environment, by its contract.
public struct StoryLibraryView: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    @State private var isFiltering = false
    /// How often keys led to the search, and from there to the list.
    @State private var searchVisits = 0
    @State private var listVisits = 0

    /// Makes the screen.
    public init() {}

    /// What is seen.
    public var body: some View {
        VStack {
            StoryLibraryHeader(searchVisits: searchVisits, listVisits: $listVisits, isFiltering: $isFiltering)
            StoryListSection().focus(onChangeOf: listVisits).flex()
            StoryLibraryStatus()
        }
        .keyCommand(KeyPress("/"), "Search") { searchVisits += 1 }
        .keyCommand(KeyPress("o"), "Filter and order") { isFiltering = true }
        .keyCommand(KeyPress("n"), "New story") { viewModel.didTapOnNewStory() }
        .keyCommand(KeyPress("h"), "Heroes") { viewModel.didTapOnHeroes() }
        .keyCommand(KeyPress("v"), "Events") { viewModel.didTapOnEvents() }
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
