import FeatureKit
public import StoryCore

/// The states of the list of stories.
public enum StoryLibraryViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The list is being loaded, and there is nothing to show meanwhile.
    case loading
    /// The stories loaded so far; the cursor says whether there are more.
    case loaded(StoryListPage)
    /// The list has no rows.
    case empty(EmptyListReason)
    /// The list could not be loaded.
    case error(LibraryError)
}

extension StoryLibraryViewState {
    /// Creates the state of a filtered list.
    init(_ list: ListViewState<StoryListPage, LibraryError>, under filter: StoryFilter) {
        self =
            switch list {
            case .idle: .idle
            case .loading: .loading
            case .loaded(let page): .loaded(page)
            case .empty: .empty(filter == StoryFilter() ? .noStories : .noMatches)
            case .error(let error): .error(error)
            }
    }
}

/// Why a list of stories is empty.
public enum EmptyListReason: CaseIterable, Sendable {
    /// There are no stories.
    case noStories
    /// No story matches the filter.
    case noMatches
}
