public import FeatureKit
package import StoryCore

/// The view model of the list of achievements.
@MainActor
public final class AchievementListViewModel: AchievementListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[Achievement], CollectionsError>
    private let navigator: any CollectionsNavigatorContract

    package init(
        getAchievements: any GetAchievementsUseCaseContract, observation: any LibraryObservation,
        navigator: any CollectionsNavigatorContract
    ) {
        source = ObservedList(
            get: getAchievements, refresh: getAchievements, observation: observation, of: .partsOfCollections)
        self.navigator = navigator
    }

    public func didTapOnJourney() { navigator.navigate(.open(.journey)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
