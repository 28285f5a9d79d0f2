package import FeatureKit
public import StoryCore

/// Handles the exits of a screen.
public typealias LibraryNavigation = @MainActor (LibraryExit) -> Void

/// The navigator of the feature's screens.
package typealias LibraryNavigatorContract = NavigatorContract<LibraryExit>

// MARK: - Screens

extension LibraryFeature {
    /// Creates the view model of the list of stories; the app needs only one.
    @MainActor
    public func makeStoryLibraryViewModel(navigate: @escaping LibraryNavigation) -> StoryLibraryViewModel {
        let useCases = StoryLibraryUseCases(
            getStories: container.getStories, refreshStories: container.refreshStories,
            countStories: container.countStories, moveToBin: container.moveToBin,
            setFavorite: container.setFavorite, getHeroes: container.getHeroesOfStories,
            refreshHeroes: container.refreshHeroesOfStories, observation: container.dependencies.observation)
        return StoryLibraryViewModel(
            useCases: useCases, navigator: Navigator(navigate),
            clock: container.dependencies.clock, recentDate: container.recentDate)
    }

    /// Creates the view model of a story's screen.
    @MainActor
    public func makeStoryDetailViewModel(
        of identifier: StoryID, navigate: @escaping LibraryNavigation
    ) -> StoryDetailViewModel {
        StoryDetailViewModel(
            identifier: identifier, getStory: container.getStory, refreshStory: container.refreshStory,
            setFavorite: container.setFavorite, editStory: container.editStory,
            observation: container.dependencies.observation, navigator: Navigator(navigate))
    }

    /// Creates the view model of the list of heroes.
    @MainActor
    public func makeHeroListViewModel(navigate: @escaping LibraryNavigation) -> HeroListViewModel {
        HeroListViewModel(
            getHeroes: container.getHeroes, refreshHeroes: container.refreshHeroes,
            observation: container.dependencies.observation, navigator: Navigator(navigate))
    }

    /// Creates the view model of the form for a hero; nil for a new one.
    @MainActor
    public func makeHeroFormViewModel(
        for identifier: HeroID?, navigate: @escaping LibraryNavigation
    ) -> HeroFormViewModel {
        HeroFormViewModel(
            identifier: identifier, getHero: container.getHero, checkHero: container.checkHero,
            addHero: container.addHero, updateHero: container.updateHero,
            unknownLooks: container.dependencies.unknownLooks,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the list of custom events.
    @MainActor
    public func makeEventListViewModel(navigate: @escaping LibraryNavigation) -> EventListViewModel {
        EventListViewModel(
            getEvents: container.getEvents, refreshEvents: container.refreshEvents,
            updateEvent: container.updateEvent, observation: container.dependencies.observation,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the form for a custom event; nil for a new one.
    @MainActor
    public func makeEventFormViewModel(
        for identifier: CustomEventID?, navigate: @escaping LibraryNavigation
    ) -> EventFormViewModel {
        EventFormViewModel(
            identifier: identifier, getEvent: container.getEvent, addEvent: container.addEvent,
            updateEvent: container.updateEvent, eventRecogniser: container.eventRecogniser,
            navigator: Navigator(navigate))
    }

    /// Creates the view model of the confirmation of a deletion.
    @MainActor
    public func makeDeleteConfirmationViewModel(
        of target: LibraryDeletion, navigate: @escaping LibraryNavigation
    ) -> DeleteConfirmationViewModel {
        DeleteConfirmationViewModel(
            target: target, planDeletion: container.planDeletion, delete: container.delete,
            restoreFromBin: container.restoreFromBin, navigator: Navigator(navigate))
    }

    /// Creates the view model of the bin.
    @MainActor
    public func makeStoryBinViewModel(navigate: @escaping LibraryNavigation) -> StoryBinViewModel {
        StoryBinViewModel(
            getBin: container.getBin, restoreFromBin: container.restoreFromBin,
            observation: container.dependencies.observation, now: container.dependencies.now,
            navigator: Navigator(navigate))
    }
}
