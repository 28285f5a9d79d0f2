import FeatureKitStubs
public import Foundation
public import Library
public import Observation
public import StoryCore

/// A stub of the list of stories in a fixed state.
@MainActor
@Observable
public final class StoryLibraryViewModelStub: StoryLibraryViewModelContract {
    public var state: StoryLibraryViewState
    public var heroes: [Hero]
    public var selectedHero: Hero?
    public var filter: StoryFilter
    public var searchText: String
    public var sort = StorySort.newest
    public var counts: StoryCounts
    public var isLoading: Bool
    public var isLoadingMore: Bool
    public var nextPageFailure: LibraryError?
    public var failure: LibraryError?

    /// Creates a stub in a state.
    public init(
        state: StoryLibraryViewState, heroes: [Hero] = [], selectedHero: Hero? = nil, searchText: String = "",
        counts: StoryCounts = StoryCounts(), isLoading: Bool = false, isLoadingMore: Bool = false,
        nextPageFailure: LibraryError? = nil, failure: LibraryError? = nil
    ) {
        self.state = state
        self.heroes = heroes
        self.selectedHero = selectedHero
        filter = StoryFilter(hero: selectedHero?.id, search: searchText.isEmpty ? nil : searchText)
        self.searchText = searchText
        self.counts = counts
        self.isLoading = isLoading
        self.isLoadingMore = isLoadingMore
        self.nextPageFailure = nextPageFailure
        self.failure = failure
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: StoryLibraryViewModelStub)] {
        let page = StoryListPage(stories: [.stub(id: "one", title: "The light"), .stub(id: "two", title: "The moon")])
        let counts = StoryCounts(all: 2, listening: [.new: 2, .inProgress: 0, .completed: 0], recent: 2)
        let busy = LibraryError.storage(.busy("The library"))
        let heroes = [Hero.stub()]
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading, isLoading: true)),
            ("loaded", .init(state: .loaded(page), heroes: heroes, counts: counts)),
            ("every kind of story", .init(state: .loaded(.variety), heroes: heroes)),
            ("loaded for a hero", .init(state: .loaded(page), heroes: heroes, selectedHero: .stub(), counts: counts)),
            ("loading more", .init(state: .loaded(page), heroes: heroes, counts: counts, isLoadingMore: true)),
            ("next page failed", .init(state: .loaded(page), heroes: heroes, counts: counts, nextPageFailure: busy)),
            ("loaded with a failure", .init(state: .loaded(page), heroes: heroes, counts: counts, failure: busy)),
            ("no stories", .init(state: .empty(.noStories))),
            ("no matches", .init(state: .empty(.noMatches), heroes: heroes, searchText: "dragon")),
            ("error", .init(state: .error(busy))),
        ]
    }

    public var recentSince: Date { Date(timeIntervalSince1970: 0) }
}
