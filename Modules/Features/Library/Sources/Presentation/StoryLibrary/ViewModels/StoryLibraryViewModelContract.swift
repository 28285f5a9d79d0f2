public import Foundation
public import Observation
public import StoryCore

/// What the list of stories shows and what can be done on it.
@MainActor
public protocol StoryLibraryViewModelContract: AnyObject, Observable {
    var state: StoryLibraryViewState { get }
    /// All heroes by name, and those who were removed and of whom stories tell, to filter by.
    var heroes: [Hero] { get }
    /// The hero whose stories are shown; nil for everybody's.
    var selectedHero: Hero? { get }
    /// Which stories are shown.
    var filter: StoryFilter { get }
    /// What was typed into the search; the filter follows after a debounce, once nobody has typed for 300 ms.
    var searchText: String { get }
    /// In which order.
    var sort: StorySort { get }
    /// How many stories there are, and how many of them further filters leave, for the hero, event and search that are
    /// set.
    var counts: StoryCounts { get }
    /// Whether something is being read that was asked for; refreshing does not count.
    var isLoading: Bool { get }
    /// Whether the next page is being read.
    var isLoadingMore: Bool { get }
    /// Why the next page couldn't be read; nil if nothing went wrong or it is being read.
    var nextPageFailure: LibraryError? { get }
    /// Why the last action failed while the list stays on screen; nil if it didn't.
    var failure: LibraryError? { get }
    /// The date from which on a story counts as recent now.
    var recentSince: Date { get }

    /// Reads stories and heroes if nothing was asked for yet.
    func didAppear() async
    /// Reads stories and heroes again.
    func didTapOnRetryButton() async
    /// Reads stories and heroes anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Reads stories and heroes together.
    func loadContent() async
    /// Reads the first page of stories, and the counts.
    func loadStories() async
    /// Reads the heroes.
    func loadHeroes() async
    /// Reads the next page, if there is one and it is not being read; if the list is, once that is done. Asked for
    /// again, it tries again.
    func loadMore() async
    /// Shows only the stories of exactly this hero; nil shows everybody's again.
    func filterByHero(_ hero: Hero?) async
    /// Shows only the stories that fit; the filter replaces the one that was set, with its hero and search.
    func filterStories(by filter: StoryFilter) async
    /// Shows only the stories that fit a text, once nobody has typed for 300 ms; the last text wins.
    func search(_ text: String) async
    /// Shows the stories in another order.
    func sortStories(by sort: StorySort) async
    /// Moves a story to the bin, which was asked about before; a failure keeps the list.
    func deleteStory(_ story: StorySummary) async
    /// Marks a story, or takes the mark away; a failure keeps the list.
    func didTapOnFavorite(_ story: StorySummary) async
    /// Keeps the list as the library is, until the task is cancelled; the pages that were read stay.
    func observeChanges() async
    /// Reads the list anew if it was read before.
    func storiesDidChange() async
    /// Dismisses ``failure``.
    func didDismissFailure()
    /// Shows a story.
    func didSelect(_ story: StorySummary)
    /// Shows the player, which plays a story.
    func didTapOnPlay(_ story: StorySummary)
    /// Has a story played after the one that plays.
    func didTapOnPlayNext(_ story: StorySummary)
    /// Puts a story at the end of the queue.
    func didTapOnAddToQueue(_ story: StorySummary)
    /// Shows the form for a new story.
    func didTapOnNewStory()
    /// Asks whether a story should be deleted.
    func didTapOnDelete(_ story: StorySummary)
    /// Shows the heroes.
    func didTapOnHeroes()
    /// Shows the custom events.
    func didTapOnEvents()
    /// Shows the bin.
    func didTapOnBin()
    /// Leaves the screen.
    func didTapOnBack()
}

extension StoryLibraryViewModelContract {
    /// The stories that are shown: those that fit the filter, as far as they were read.
    public var stories: [StorySummary] {
        if case .loaded(let page) = state { page.stories } else { [] }
    }

    /// The same as ``stories``: whatever is shown has gone through the filter.
    public var filteredStories: [StorySummary] { stories }

    /// Why there is no list; nil if there is one.
    public var error: LibraryError? {
        if case .error(let error) = state { error } else { nil }
    }

    /// Whether there are stories behind those that are shown.
    public var hasMore: Bool {
        if case .loaded(let page) = state { page.next != nil } else { false }
    }
}
