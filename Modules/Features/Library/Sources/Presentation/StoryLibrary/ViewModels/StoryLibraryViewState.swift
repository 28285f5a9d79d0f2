import FeatureKit
public import StoryCore

/// The situations of the list of stories.
public enum StoryLibraryViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The list is being read, and there is nothing to show meanwhile.
    case loading
    /// The stories that were read so far; its cursor says whether there are more.
    case loaded(StoryListPage)
    /// There is nothing to list.
    case empty(EmptyListReason)
    /// The list could not be read.
    case error(LibraryError)
}

extension StoryLibraryViewState {
    /// How a list is shown that went through a filter.
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
    /// None fits the filter.
    case noMatches
}
