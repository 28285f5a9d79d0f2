public import FeatureKit
public import StoryCore

/// The view model of the list of heroes.
@MainActor
public final class HeroListViewModel: HeroListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[Hero], LibraryError>
    private let navigator: any LibraryNavigatorContract

    package init(
        getHeroes: any GetHeroesUseCaseContract, refreshHeroes: any RefreshHeroesUseCaseContract,
        observation: any LibraryObservation, navigator: any LibraryNavigatorContract
    ) {
        source = ObservedList(get: getHeroes, refresh: refreshHeroes, observation: observation, of: [.heroes])
        self.navigator = navigator
    }

    public func didSelect(_ hero: Hero) { navigator.navigate(.open(.heroForm(hero.id))) }

    public func didTapOnNewHero() { navigator.navigate(.open(.heroForm(nil))) }

    public func didTapOnDelete(_ hero: Hero) { navigator.navigate(.open(.deletion(.hero(hero.id)))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
