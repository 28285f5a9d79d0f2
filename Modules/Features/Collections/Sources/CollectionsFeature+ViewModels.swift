package import FeatureKit
public import StoryCore

/// Handles the exits of a screen.
public typealias CollectionsNavigation = @MainActor (CollectionsExit) -> Void

/// The navigator of the feature's screens.
package typealias CollectionsNavigatorContract = NavigatorContract<CollectionsExit>

extension CollectionsFeature {
    /// Creates the view model of the list of collections.
    @MainActor
    public func makeCollectionListViewModel(navigate: @escaping CollectionsNavigation) -> CollectionListViewModel {
        CollectionListViewModel(
            getCollections: container.getCollections, refreshCollections: container.refreshCollections,
            observation: container.dependencies.observation, navigator: Navigator(navigate))
    }

    /// Creates the view model of a collection's screen.
    @MainActor
    public func makeCollectionDetailViewModel(
        of identifier: CollectionID, navigate: @escaping CollectionsNavigation
    ) -> CollectionDetailViewModel {
        CollectionDetailViewModel(
            identifier: identifier,
            useCases: CollectionDetailUseCases(
                getCollection: container.getCollection, refreshCollection: container.refreshCollection,
                completeStory: container.completeStory, resumeCollection: container.resumeCollection,
                discardPlan: container.discardPlan, renameCollection: container.renameCollection,
                deleteCollection: container.deleteCollection, getStoryChoices: container.getStoryChoices,
                addStory: container.addStory,
                removeStory: container.removeStory, reopenStory: container.reopenStory,
                observation: container.dependencies.observation),
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the form for a new collection.
    @MainActor
    public func makeCollectionFormViewModel(navigate: @escaping CollectionsNavigation) -> CollectionFormViewModel {
        CollectionFormViewModel(
            getFormChoices: container.getFormChoices, createCollection: container.createCollection,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the list of achievements.
    @MainActor
    public func makeAchievementListViewModel(navigate: @escaping CollectionsNavigation) -> AchievementListViewModel {
        AchievementListViewModel(
            getAchievements: container.getAchievements, observation: container.dependencies.observation,
            navigator: Navigator(navigate))
    }

    /// Makes the view model of the reading journey.
    @MainActor
    public func makeReadingJourneyViewModel(navigate: @escaping CollectionsNavigation) -> ReadingJourneyViewModel {
        ReadingJourneyViewModel(
            getReadingJourney: container.getReadingJourney, observation: container.dependencies.observation,
            navigator: Navigator(navigate))
    }
}
