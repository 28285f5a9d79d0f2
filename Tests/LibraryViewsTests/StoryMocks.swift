import FeatureKit
import Foundation
import Library
import LibraryStubs
import Observation
import StoryCore
import ViewTestSupport

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class StoryLibraryViewModelMock: StoryLibraryViewModelContract {
    var state: StoryLibraryViewState
    var heroes: [Hero] = []
    var selectedHero: Hero?
    var filter = StoryFilter()
    var searchText = ""
    var sort = StorySort.newest
    var counts = StoryCounts()
    var isLoading = false
    var isLoadingMore = false
    var nextPageFailure: LibraryError?
    var failure: LibraryError?
    @ObservationIgnored let log = CallLog()

    init(_ state: StoryLibraryViewState) {
        self.state = state
    }

    /// Shows so many stories, and more behind them if that is said.
    convenience init(count: Int, hasMore: Bool = false) {
        self.init(.loaded(Self.page(0..<count, hasMore: hasMore)))
    }

    static func page(_ numbers: Range<Int>, hasMore: Bool = false) -> StoryListPage {
        StoryListPage(
            stories: numbers.map { .stub(id: "s\($0)", title: "Story \($0)") },
            next: hasMore ? StoryCursor(sort: .newest, title: "", createdAt: 0, playCount: 0, number: 1) : nil)
    }

    var recentSince: Date { Date(timeIntervalSince1970: 0) }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func loadContent() async { log.note("loadContent") }
    func loadStories() async { log.note("loadStories") }
    func loadHeroes() async { log.note("loadHeroes") }
    func loadMore() async { log.note("loadMore") }
    func filterByHero(_ hero: Hero?) async { log.note("filterByHero \(hero?.name ?? "-")") }
    func filterStories(by filter: StoryFilter) async {
        self.filter = filter
        log.note("filterStories")
    }
    func search(_ text: String) async {
        searchText = text
        log.note("search \(text)")
    }
    func sortStories(by sort: StorySort) async { log.note("sortStories \(sort)") }
    func deleteStory(_ story: StorySummary) async { log.note("deleteStory \(story.id)") }
    func didTapOnFavorite(_ story: StorySummary) async { log.note("didTapOnFavorite \(story.id)") }
    func observeChanges() async { log.note("observeChanges") }
    func storiesDidChange() async { log.note("storiesDidChange") }
    func didDismissFailure() {
        failure = nil
        log.note("didDismissFailure")
    }
    func didSelect(_ story: StorySummary) { log.note("didSelect \(story.id)") }
    func didTapOnPlay(_ story: StorySummary) { log.note("didTapOnPlay \(story.id)") }
    func didTapOnPlayNext(_ story: StorySummary) { log.note("didTapOnPlayNext \(story.id)") }
    func didTapOnAddToQueue(_ story: StorySummary) { log.note("didTapOnAddToQueue \(story.id)") }
    func didTapOnNewStory() { log.note("didTapOnNewStory") }
    func didTapOnDelete(_ story: StorySummary) { log.note("didTapOnDelete \(story.id)") }
    func didTapOnHeroes() { log.note("didTapOnHeroes") }
    func didTapOnEvents() { log.note("didTapOnEvents") }
    func didTapOnBin() { log.note("didTapOnBin") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class StoryDetailViewModelMock: StoryDetailViewModelContract {
    var state: StoryDetailViewState
    var isSaving = false
    var failure: LibraryError?
    /// Whether changes are kept.
    var canSave = true
    @ObservationIgnored private(set) var edits: [StoryEdit] = []
    @ObservationIgnored let log = CallLog()

    init(_ state: StoryDetailViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func didTapOnFavorite() async { log.note("didTapOnFavorite") }
    func save(_ edit: StoryEdit) async -> Bool {
        edits.append(edit)
        if !canSave { failure = .edit(.blankTitle) }
        log.note("save")
        return canSave
    }
    func observeChanges() async { log.note("observeChanges") }
    func didDismissFailure() {
        failure = nil
        log.note("didDismissFailure")
    }
    func didTapOnPlay() { log.note("didTapOnPlay") }
    func didTapOnPlayNext() { log.note("didTapOnPlayNext") }
    func didTapOnAddToQueue() { log.note("didTapOnAddToQueue") }
    func didTapOnDelete() { log.note("didTapOnDelete") }
    func didTapOnBack() { log.note("didTapOnBack") }
}
