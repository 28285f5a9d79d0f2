public import FeatureKit
package import StoryCore

/// The view model of the list of collections.
@MainActor
public final class CollectionListViewModel: CollectionListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[StoryCollection], CollectionsError>
    private let navigator: any CollectionsNavigatorContract

    package init(
        getCollections: any GetCollectionsUseCaseContract, refreshCollections: any RefreshCollectionsUseCaseContract,
        observation: any LibraryObservation, navigator: any CollectionsNavigatorContract
    ) {
        source = ObservedList(
            get: getCollections, refresh: refreshCollections, observation: observation, of: .partsOfCollections)
        self.navigator = navigator
    }

    public func didSelect(_ collection: StoryCollection) {
        navigator.navigate(.open(.collection(collection.id)))
    }

    public func didTapOnAchievements() { navigator.navigate(.open(.achievements)) }

    public func didTapOnJourney() { navigator.navigate(.open(.journey)) }

    public func didTapOnNewCollection() { navigator.navigate(.open(.form)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
