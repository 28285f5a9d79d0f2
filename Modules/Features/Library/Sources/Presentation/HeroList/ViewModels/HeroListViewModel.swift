public import Observation
public import StoryCore

/// Lists the heroes of a family.
@MainActor
@Observable
public final class HeroListViewModel: HeroListViewModelContract {
    public private(set) var state = HeroListViewState.idle
    public private(set) var failure: LibraryError?

    private let getHeroes: any GetHeroesUseCaseContract
    private let refreshHeroes: any RefreshHeroesUseCaseContract
    private let observeLibrary: any ObserveLibraryUseCaseContract
    private let navigator: any HeroListNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        getHeroes: any GetHeroesUseCaseContract, refreshHeroes: any RefreshHeroesUseCaseContract,
        observeLibrary: any ObserveLibraryUseCaseContract, navigator: any HeroListNavigatorContract
    ) {
        self.getHeroes = getHeroes
        self.refreshHeroes = refreshHeroes
        self.observeLibrary = observeLibrary
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        await load()
    }

    public func didPullToRefresh() async {
        failure = nil
        await refresh()
    }

    public func observeChanges() async {
        let changes = observeLibrary.execute()
        switch state {
        case .loaded, .empty: await refresh()
        case .idle, .loading, .error: break
        }
        for await parts in changes where parts.contains(.heroes) {
            if case .idle = state { continue }
            await refresh()
        }
    }

    public func didDismissFailure() { failure = nil }

    public func didSelect(_ hero: Hero) { navigator.navigateToHeroForm(identifier: hero.id) }

    public func didTapOnNewHero() { navigator.navigateToHeroForm(identifier: nil) }

    public func didTapOnDelete(_ hero: Hero) { navigator.navigateToDeletion(of: .hero(hero.id)) }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension HeroListViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read { [getHeroes] () async throws(LibraryError) in try await getHeroes.execute() }
    }

    private func refresh() async {
        await read { [refreshHeroes] () async throws(LibraryError) in try await refreshHeroes.execute() }
    }

    private func read(_ read: () async throws(LibraryError) -> [Hero]) async {
        ticket += 1
        let asked = ticket
        let answer = await attempt(read)
        guard asked == ticket else { return }
        switch (answer, state) {
        case (.success(let heroes), _): state = heroes.isEmpty ? .empty : .loaded(heroes)
        case (.failure(let error), .loaded), (.failure(let error), .empty): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }
}
