public import Foundation
public import Observation
public import StoryCore

/// The state and the actions of the list of stories.
@MainActor
public protocol StoryLibraryViewModelContract: AnyObject, Observable {
    var state: StoryLibraryViewState { get }
    /// The heroes to filter by: all heroes by name, and deleted ones of existing stories.
    var heroes: [Hero] { get }
    /// The selected hero; nil for all.
    var selectedHero: Hero? { get }
    /// The filter.
    var filter: StoryFilter { get }
    /// The text in the search field; the filter follows after a debounce of 300 ms.
    var searchText: String { get }
    /// The order.
    var sort: StorySort { get }
    /// The number of stories, and of those that further filters match, for the current hero, event and search.
    var counts: StoryCounts { get }
    /// Whether something requested is being loaded; refreshing does not count.
    var isLoading: Bool { get }
    /// Whether the next page is being loaded.
    var isLoadingMore: Bool { get }
    /// Why the next page could not be loaded; nil if it could, or is being loaded.
    var nextPageFailure: LibraryError? { get }
    /// The error of the last action, beside what is still on screen; nil if it succeeded.
    var failure: LibraryError? { get }
    /// The date from which on a story counts as recent.
    var recentSince: Date { get }

    /// Loads stories and heroes, unless they were requested already.
    func didAppear() async
    /// Loads stories and heroes again.
    func didTapOnRetryButton() async
    /// Refreshes stories and heroes; the current ones stay on screen meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Loads stories and heroes concurrently.
    func loadContent() async
    /// Loads the first page of stories, and the counts.
    func loadStories() async
    /// Loads the heroes.
    func loadHeroes() async
    /// Loads the next page, if there is one that is not being loaded; while the list is being loaded, after that. After
    /// a failure, tries again.
    func loadMore() async
    /// Shows only the stories of this hero; nil for all.
    func filterByHero(_ hero: Hero?) async
    /// Sets the filter, including its hero and search.
    func filterStories(by filter: StoryFilter) async
    /// Searches after a debounce of 300 ms; the last text wins.
    func search(_ text: String) async
    /// Sets the order.
    func sortStories(by sort: StorySort) async
    /// Moves a story to the bin, after a confirmation; if that fails, the list stays.
    func deleteStory(_ story: StorySummary) async
    /// Toggles the favourite mark of a story; if that fails, the list stays.
    func didTapOnFavorite(_ story: StorySummary) async
    /// Refreshes the list whenever the library changes, until the task is cancelled; loaded pages stay.
    func observeChanges() async
    /// Refreshes the list if it was loaded before.
    func storiesDidChange() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Shows a story.
    func didSelect(_ story: StorySummary)
    /// Plays a story in the player.
    func didTapOnPlay(_ story: StorySummary)
    /// Queues a story after the current one.
    func didTapOnPlayNext(_ story: StorySummary)
    /// Queues a story at the end.
    func didTapOnAddToQueue(_ story: StorySummary)
    /// Shows the form for a new story.
    func didTapOnNewStory()
    /// Shows the confirmation of deleting a story.
    func didTapOnDelete(_ story: StorySummary)
    /// Shows the heroes.
    func didTapOnHeroes()
    /// Shows the custom events.
    func didTapOnEvents()
    /// Shows the bin.
    func didTapOnBin()
    /// Closes the screen.
    func didTapOnBack()
}

extension StoryLibraryViewModelContract {
    /// The stories on screen: those that match the filter, as far as they are loaded.
    public var stories: [StorySummary] {
        if case .loaded(let page) = state { page.stories } else { [] }
    }

    /// The same as ``stories``, which are always filtered.
    public var filteredStories: [StorySummary] { stories }

    /// The error in place of the list; nil if there is a list.
    public var error: LibraryError? {
        if case .error(let error) = state { error } else { nil }
    }

    /// Whether there are more stories.
    public var hasMore: Bool {
        if case .loaded(let page) = state { page.next != nil } else { false }
    }
}
