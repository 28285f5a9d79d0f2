public import Foundation
public import Observation
public import StoryCore

/// Lists the stories of a family, and finds some of them.
@MainActor
@Observable
public final class StoryLibraryViewModel: StoryLibraryViewModelContract {
    public private(set) var state = StoryLibraryViewState.idle
    public private(set) var heroes: [Hero] = []
    public private(set) var selectedHero: Hero?
    public private(set) var filter = StoryFilter()
    public private(set) var searchText = ""
    public private(set) var sort = StorySort.newest
    public private(set) var counts = StoryCounts()
    public private(set) var isLoading = false
    public private(set) var isLoadingMore = false
    public internal(set) var failure: LibraryError?

    /// How long nobody has typed before a search begins.
    private static let searchDelay = Duration.milliseconds(300)

    let useCases: StoryLibraryUseCases
    let navigator: any StoryLibraryNavigatorContract
    private let clock: any Clock<Duration>
    private let recentDate: RecentDate
    private let pageSize: Int
    @ObservationIgnored private var pendingSearch: Task<Void, Never>?
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var listTicket = 0
    @ObservationIgnored private var countTicket = 0
    @ObservationIgnored private var heroTicket = 0
    @ObservationIgnored private var isListBeingRead = false
    /// Whether somebody asked for the next page while the list was read.
    @ObservationIgnored private var isMoreDue = false
    @ObservationIgnored private var partsBeingLoaded: Set<LibraryPart> = []
    @ObservationIgnored private var storiesBeingDeleted: Set<StoryID> = []

    package init(
        useCases: StoryLibraryUseCases, navigator: any StoryLibraryNavigatorContract, clock: any Clock<Duration>,
        recentDate: RecentDate, pageSize: Int = 50
    ) {
        self.useCases = useCases
        self.navigator = navigator
        self.clock = clock
        self.recentDate = recentDate
        self.pageSize = pageSize
    }

    public var recentSince: Date { recentDate.since }

    public func didAppear() async {
        guard case .idle = state else { return }
        await loadContent()
    }

    public func didTapOnRetryButton() async { await loadContent() }

    public func didPullToRefresh() async {
        failure = nil
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
        state = .loading
        await readFirstPage()
    }

    public func loadHeroes() async {
        setLoading(.heroes, true)
        await readHeroes { [useCases] () async throws(LibraryError) in try await useCases.getHeroes.execute() }
    }

    public func loadMore() async {
        guard case .loaded(let page) = state, let next = page.next, !isLoadingMore else { return }
        guard !isListBeingRead else { return isMoreDue = true }
        failure = nil
        isLoadingMore = true
        let ticket = listTicket
        let query = query(after: next)
        let answer = await attempt { () async throws(LibraryError) in try await useCases.getStories.execute(query) }
        guard ticket == listTicket else { return }
        isLoadingMore = false
        // Rows may have gone meanwhile, so the page is added to what is shown now.
        guard case .loaded(var shown) = state else { return }
        switch answer {
        case .success(let more):
            shown.append(more)
            state = .loaded(shown)
        case .failure(let error): failure = error
        }
    }

    public func filterByHero(_ hero: Hero?) async {
        selectedHero = hero
        filter.hero = hero?.id
        await readFirstPage()
    }

    public func filterStories(by filter: StoryFilter) async {
        pendingSearch?.cancel()
        self.filter = filter
        searchText = filter.search ?? ""
        selectedHero = heroes.first { $0.id == filter.hero }
        await readFirstPage()
    }

    public func search(_ text: String) async {
        guard text != searchText else { return }
        searchText = text
        pendingSearch?.cancel()
        let search = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.searchDelay)
            } catch {
                // A newer text was typed.
                return
            }
            await self?.applySearch(text)
        }
        pendingSearch = search
        await search.value
    }

    public func sortStories(by sort: StorySort) async {
        self.sort = sort
        await readFirstPage()
    }

    public func deleteStory(_ story: StorySummary) async {
        guard storiesBeingDeleted.insert(story.id).inserted else { return }
        defer { storiesBeingDeleted.remove(story.id) }
        failure = nil
        let answer = await attempt { () async throws(LibraryError) in
            try await useCases.moveToBin.execute([story.id])
        }
        // If somebody else has deleted it, it is gone all the same.
        if case .failure(let error) = answer, !error.saysThatItIsGone {
            failure = error
        } else {
            await remove(story)
        }
    }

    public func observeChanges() async {
        let changes = useCases.observeLibrary.execute()
        switch state {
        // Something may have changed while nobody looked.
        case .loaded, .empty: await reload()
        case .idle, .loading, .error: break
        }
        for await parts in changes {
            if parts.contains(.heroes) { await refreshHeroes() }
            if parts.contains(.stories) { await storiesDidChange() }
        }
    }

    public func storiesDidChange() async {
        if case .idle = state { return }
        await reload()
    }
}

// MARK: - Private

extension StoryLibraryViewModel {
    private func query(after cursor: StoryCursor? = nil) -> StoryQuery {
        StoryQuery(filter: filter, sort: sort, cursor: cursor, limit: pageSize)
    }

    /// A list that is shown stays until the new one is there.
    private func readFirstPage() async {
        failure = nil
        isMoreDue = false
        switch state {
        case .loaded, .empty, .loading: break
        case .idle, .error: state = .loading
        }
        setLoading(.stories, true)
        let query = query()
        await readList(keepsListOnFailure: false) { [useCases] () async throws(LibraryError) in
            try await useCases.getStories.execute(query)
        }
    }

    /// Reads as much of the list again as is shown, down to the last story.
    private func reload() async {
        let shown = stories
        let count = shown.count + (isLoadingMore ? pageSize : 0)
        let query = query()
        await readList(keepsListOnFailure: true) { [useCases] () async throws(LibraryError) in
            try await useCases.readAgain(query, showing: shown, count: count)
        }
    }

    private func readList(
        keepsListOnFailure: Bool, _ read: @escaping @Sendable () async throws(LibraryError) -> StoryListPage
    ) async {
        listTicket += 1
        countTicket += 1
        let ticket = listTicket
        isListBeingRead = true
        isLoadingMore = false
        let counted = filter.counted
        async let counting = attempt { [useCases] () async throws(LibraryError) in
            try await useCases.countStories.execute(counted)
        }
        let list = await attempt(read)
        let numbers = await counting
        guard ticket == listTicket else { return }
        isListBeingRead = false
        show(list, keepsListOnFailure: keepsListOnFailure)
        show(numbers)
        setLoading(.stories, false)
        guard isMoreDue else { return }
        isMoreDue = false
        await loadMore()
    }

    private func show(_ answer: Result<StoryListPage, LibraryError>, keepsListOnFailure: Bool) {
        switch answer {
        case .success(let page): state = page.state(under: filter)
        case .failure(let error):
            switch state {
            case .loaded where keepsListOnFailure, .empty where keepsListOnFailure: failure = error
            case .idle, .loading, .loaded, .empty, .error: state = .error(error)
            }
        }
    }

    private func show(_ answer: Result<StoryCounts, LibraryError>) {
        switch answer {
        case .success(let counts): self.counts = counts
        case .failure(let error): if case .error = state { return } else { failure = error }
        }
    }

    private func applySearch(_ text: String) async {
        guard text == searchText else { return }
        filter.search = text.allSatisfy(\.isWhitespace) ? nil : text
        await readFirstPage()
    }

    /// Takes a story that is gone off the list at once.
    private func remove(_ story: StorySummary) async {
        if case .loaded(var page) = state, page.lists(story.id) {
            page.stories.removeAll { $0.id == story.id }
            counts.subtract(story, recentSince: recentSince)
            state = page.state(under: filter)
        }
        // What is being read may still name it; and a page that is used up makes room for the next.
        if isListBeingRead || isLoadingMore || (stories.isEmpty && hasMore) {
            await reload()
        } else {
            await recount()
        }
    }

    private func recount() async {
        countTicket += 1
        let (ticket, counted) = (countTicket, filter.counted)
        let answer = await attempt { () async throws(LibraryError) in
            try await useCases.countStories.execute(counted)
        }
        if ticket == countTicket { show(answer) }
    }

    private func refreshHeroes() async {
        await readHeroes { [useCases] () async throws(LibraryError) in try await useCases.refreshHeroes.execute() }
    }

    private func readHeroes(_ read: @escaping @Sendable () async throws(LibraryError) -> [Hero]) async {
        heroTicket += 1
        let ticket = heroTicket
        let answer = await attempt(read)
        guard ticket == heroTicket else { return }
        switch answer {
        case .success(let heroes):
            self.heroes = heroes
            // A hero who is gone stays selected: the stories are still there.
            selectedHero = heroes.first { $0.id == filter.hero } ?? selectedHero
        case .failure(let error): failure = error
        }
        setLoading(.heroes, false)
    }

    private func setLoading(_ part: LibraryPart, _ isBeingLoaded: Bool) {
        if isBeingLoaded { partsBeingLoaded.insert(part) } else { partsBeingLoaded.remove(part) }
        if isLoading == partsBeingLoaded.isEmpty { isLoading.toggle() }
    }
}
