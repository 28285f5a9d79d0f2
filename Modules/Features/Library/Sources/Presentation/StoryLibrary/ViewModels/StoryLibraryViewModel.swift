import FeatureKit
public import Foundation
public import Observation
public import StoryCore

/// The view model of the list of stories, with search and filters.
@MainActor
@Observable
public final class StoryLibraryViewModel: StoryLibraryViewModelContract {
    public private(set) var heroes: [Hero] = []
    public private(set) var selectedHero: Hero?
    public private(set) var filter = StoryFilter()
    public private(set) var searchText = ""
    public private(set) var sort = StorySort.newest
    public private(set) var counts = StoryCounts()
    public private(set) var isLoading = false
    /// The filter of the list on screen.
    private var shownFilter = StoryFilter()

    let list = ListViewModel<StoryListPage, LibraryError>()
    let useCases: StoryLibraryUseCases
    let navigator: any LibraryNavigatorContract
    private let recentDate: RecentDate
    private let pageSize: Int
    private let typing: Debounce
    /// Numbers the requests: only the answer to the latest is shown.
    @ObservationIgnored private var countRequestNumber = 0
    @ObservationIgnored private var heroRequestNumber = 0
    @ObservationIgnored private var partsBeingLoaded: Set<LibraryPart> = []
    @ObservationIgnored private var storiesBeingDeleted: Set<StoryID> = []

    package init(
        useCases: StoryLibraryUseCases, navigator: any LibraryNavigatorContract, clock: any Clock<Duration>,
        recentDate: RecentDate, pageSize: Int = 50
    ) {
        self.useCases = useCases
        self.navigator = navigator
        self.recentDate = recentDate
        self.pageSize = pageSize
        typing = Debounce(clock: clock, delay: .milliseconds(300))
    }

    public var state: StoryLibraryViewState { StoryLibraryViewState(list.state, under: shownFilter) }

    public var failure: LibraryError? { list.failure }

    public var isLoadingMore: Bool { list.isLoadingMore }

    public var nextPageFailure: LibraryError? { list.nextPageFailure }

    public var recentSince: Date { recentDate.since }

    public func didAppear() async {
        guard case .idle = list.state else { return }
        await loadContent()
    }

    public func didTapOnRetryButton() async { await loadContent() }

    public func didPullToRefresh() async {
        list.failure = nil
        async let heroes: Void = refreshHeroes()
        await reload()
        await heroes
    }

    public func loadContent() async {
        async let heroes: Void = loadHeroes()
        await loadStories()
        await heroes
    }

    public func loadStories() async {
        list.begin()
        await readFirstPage()
    }

    public func loadHeroes() async {
        setLoading(.heroes, true)
        await readHeroes(useCases.getHeroes)
    }

    public func loadMore() async {
        let (query, getStories) = (query(), useCases.getStories)
        await list.loadMore { next async throws(LibraryError) in
            var following = query
            following.cursor = next
            return try await getStories.execute(following)
        }
    }

    public func filterByHero(_ hero: Hero?) async {
        selectedHero = hero
        filter.hero = hero?.id
        await readFirstPage()
    }

    public func filterStories(by filter: StoryFilter) async {
        typing.cancel()
        self.filter = filter
        searchText = filter.search ?? ""
        selectedHero = heroes.first { $0.id == filter.hero }
        await readFirstPage()
    }

    public func search(_ text: String) async {
        guard text != searchText else { return }
        searchText = text
        await typing { [weak self] in await self?.applySearch(text) }
    }

    public func sortStories(by sort: StorySort) async {
        self.sort = sort
        await readFirstPage()
    }

    public func deleteStory(_ story: StorySummary) async {
        guard storiesBeingDeleted.insert(story.id).inserted else { return }
        defer { storiesBeingDeleted.remove(story.id) }
        list.failure = nil
        let answer = await useCases.moveToBin.result([story.id])
        // It is deleted, also if another process did that.
        if case .failure(let error) = answer, !error.saysThatItIsGone {
            list.failure = error
        } else {
            await remove(story)
        }
    }

    public func observeChanges() async {
        let changes = useCases.observation.changes()
        // Changes may have been missed.
        if list.isShown { await reload() }
        for await parts in changes {
            if parts.contains(.heroes) { await refreshHeroes() }
            if parts.contains(.stories) { await storiesDidChange() }
        }
    }

    public func storiesDidChange() async {
        if case .idle = list.state { return }
        await reload()
    }
}

// MARK: - Private

extension StoryLibraryViewModel {
    private func query() -> StoryQuery { StoryQuery(filter: filter, sort: sort, limit: pageSize) }

    /// Loads the first page; the current list stays until then.
    private func readFirstPage() async {
        setLoading(.stories, true)
        let (query, getStories) = (query(), useCases.getStories)
        await readList(keepsListOnFailure: false) { () async throws(LibraryError) in
            try await getStories.execute(query)
        }
    }

    /// Reloads the list up to the last story on screen.
    private func reload() async {
        let shown = stories
        let count = shown.count + (isLoadingMore ? pageSize : 0)
        let (query, useCases) = (query(), useCases)
        await readList(keepsListOnFailure: true) { () async throws(LibraryError) in
            try await useCases.readAgain(query, showing: shown, count: count)
        }
    }

    /// Loads the list together with its counts.
    private func readList(
        keepsListOnFailure: Bool, _ read: @escaping @Sendable () async throws(LibraryError) -> StoryListPage
    ) async {
        countRequestNumber += 1
        let (filter, countStories) = (filter, useCases.countStories)
        var numbers: Result<StoryCounts, LibraryError>?
        let readBoth = { () async throws(LibraryError) -> StoryListPage in
            async let counting = countStories.result(filter.counted)
            let page = await attempt(read)
            numbers = await counting
            return try page.get()
        }
        let isLast = keepsListOnFailure ? await list.refresh(readBoth) : await list.show(readBoth)
        guard isLast else { return }
        shownFilter = filter
        if let numbers { show(numbers) }
        setLoading(.stories, false)
        if list.takeDueMore() { await loadMore() }
    }

    private func show(_ answer: Result<StoryCounts, LibraryError>) {
        switch answer {
        case .success(let counts): self.counts = counts
        case .failure(let error): if case .error = list.state { return } else { list.failure = error }
        }
    }

    private func applySearch(_ text: String) async {
        guard text == searchText else { return }
        filter.search = text.allSatisfy(\.isWhitespace) ? nil : text
        await readFirstPage()
    }

    /// Removes a deleted story from the list at once.
    private func remove(_ story: StorySummary) async {
        if let page = list.content, page.lists(story.id) {
            list.change { $0.stories.removeAll { $0.id == story.id } }
            counts.subtract(story, recentSince: recentSince)
        }
        // A pending answer may still contain it, and an empty page makes room for the next.
        if list.isBeingRead || isLoadingMore || (stories.isEmpty && hasMore) {
            await reload()
        } else {
            await recount()
        }
    }

    private func recount() async {
        countRequestNumber += 1
        let requestNumber = countRequestNumber
        let answer = await useCases.countStories.result(filter.counted)
        if requestNumber == countRequestNumber { show(answer) }
    }

    private func refreshHeroes() async {
        await readHeroes(useCases.refreshHeroes)
    }

    private func readHeroes(_ read: any UseCase<Void, [Hero], LibraryError>) async {
        heroRequestNumber += 1
        let requestNumber = heroRequestNumber
        let answer = await read.result()
        guard requestNumber == heroRequestNumber else { return }
        switch answer {
        case .success(let heroes):
            self.heroes = heroes
            // A deleted hero stays selected: the stories still exist.
            selectedHero = heroes.first { $0.id == filter.hero } ?? selectedHero
        case .failure(let error): list.failure = error
        }
        setLoading(.heroes, false)
    }

    private func setLoading(_ part: LibraryPart, _ isBeingLoaded: Bool) {
        if isBeingLoaded { partsBeingLoaded.insert(part) } else { partsBeingLoaded.remove(part) }
        if isLoading == partsBeingLoaded.isEmpty { isLoading.toggle() }
    }
}
