public import FeatureKit
public import Observation
package import StoryCore

/// Looks back on what a family has listened to.
@MainActor
@Observable
public final class ReadingJourneyViewModel: ReadingJourneyViewModelContract, ObservedListViewModel {
    public var period = JourneyPeriod.week
    @ObservationIgnored public let source: ObservedList<ReadingJourney, CollectionsError>
    @ObservationIgnored private let navigator: any CollectionsNavigatorContract

    package init(
        getReadingJourney: any GetReadingJourneyUseCaseContract, observation: any LibraryObservation,
        navigator: any CollectionsNavigatorContract
    ) {
        // A story counts as changed once it was heard; names of heroes and events are among what is shown.
        source = ObservedList(
            get: getReadingJourney, refresh: getReadingJourney, observation: observation,
            of: [.stories, .heroes, .events])
        self.navigator = navigator
    }

    public func didTapOnAchievements() { navigator.navigate(.open(.achievements)) }

    public func didTapOnStories() { navigator.navigate(.stories) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
