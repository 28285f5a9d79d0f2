import FeatureKit
import StoryCore

/// Creates the feature's use cases and view models.
struct LibraryContainer: Sendable {
    let dependencies: LibraryDependencies
    let recentDate: RecentDate
    let getStories: any GetStoriesUseCaseContract
    let refreshStories: any RefreshStoriesUseCaseContract
    let countStories: any CountStoriesUseCaseContract
    let getStory: any GetStoryUseCaseContract
    let refreshStory: any RefreshStoryUseCaseContract
    let editStory: any EditStoryUseCaseContract
    let setFavorite: any SetFavoriteUseCaseContract
    let deleteStories: any DeleteStoriesUseCaseContract
    let getBin: any GetBinUseCaseContract
    let moveToBin: any MoveToBinUseCaseContract
    let restoreFromBin: any RestoreFromBinUseCaseContract
    let deleteFromBin: any DeleteFromBinUseCaseContract
    let getHeroes: any GetHeroesUseCaseContract
    let refreshHeroes: any RefreshHeroesUseCaseContract
    let getHero: any GetHeroUseCaseContract
    let addHero: any AddHeroUseCaseContract
    let findHero: FindHeroUseCase
    let findOrAddHero: FindOrAddHeroUseCase
    let getHeroesOfStories: any GetHeroesUseCaseContract
    let refreshHeroesOfStories: any RefreshHeroesUseCaseContract
    let updateHero: any UpdateHeroUseCaseContract
    let deleteHero: any DeleteHeroUseCaseContract
    let getEvents: any GetEventsUseCaseContract
    let refreshEvents: any RefreshEventsUseCaseContract
    let getEvent: any GetEventUseCaseContract
    let addEvent: any AddEventUseCaseContract
    let updateEvent: any UpdateEventUseCaseContract
    let deleteEvent: any DeleteEventUseCaseContract
    let eventRecogniser: EventRecogniser
    let checkHero: any CheckHeroUseCaseContract
    let planDeletion: any PlanDeletionUseCaseContract
    let delete: any DeleteUseCaseContract

    init(dependencies: LibraryDependencies) {
        self.dependencies = dependencies
        let (stories, heroes, events) = (dependencies.stories, dependencies.heroes, dependencies.events)
        let cache = LibraryCache(observation: dependencies.observation)
        eventRecogniser = EventRecogniser(settings: dependencies.settings, recognise: dependencies.eventRecognition)
        let inputCheck = InputCheck<LibraryError>(safety: dependencies.safety, settings: dependencies.settings)
        recentDate = RecentDate(now: dependencies.now)
        getStories = RepositoryUseCase { query async throws(StorageError) in try await stories.stories(query) }
        refreshStories = RefreshStoriesUseCase(stories: stories, cache: cache)
        countStories = CountStoriesUseCase(stories: stories, recentDate: recentDate)
        getStory = GetStoryUseCase(stories: stories, cache: cache)
        refreshStory = RefreshStoryUseCase(stories: stories, cache: cache)
        editStory = EditStoryUseCase(stories: stories, cache: cache, inputCheck: inputCheck)
        setFavorite = SetFavoriteUseCase(stories: stories, cache: cache)
        deleteStories = DeleteStoriesUseCase(stories: stories, cache: cache)
        getBin = RepositoryUseCase { _ async throws(StorageError) in try await stories.bin() }
        moveToBin = MoveToBinUseCase(stories: stories, cache: cache, now: dependencies.now)
        restoreFromBin = RestoreFromBinUseCase(stories: stories, cache: cache)
        deleteFromBin = RepositoryUseCase { identifiers async throws(StorageError) in
            try await stories.deleteFromBin(identifiers)
        }
        getHeroes = GetHeroesUseCase(heroes: heroes, cache: cache)
        refreshHeroes = RefreshHeroesUseCase(heroes: heroes, cache: cache)
        getHero = GetHeroUseCase(getHeroes: getHeroes)
        addHero = AddHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
        findHero = FindHeroUseCase(heroes: heroes)
        getHeroesOfStories = GetHeroesOfStoriesUseCase(getHeroes: getHeroes, stories: stories)
        refreshHeroesOfStories = RefreshHeroesOfStoriesUseCase(refreshHeroes: refreshHeroes, stories: stories)
        findOrAddHero = FindOrAddHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
        updateHero = UpdateHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
        deleteHero = DeleteHeroUseCase(heroes: heroes, cache: cache)
        getEvents = GetEventsUseCase(events: events, cache: cache)
        refreshEvents = RefreshEventsUseCase(events: events, cache: cache)
        getEvent = GetEventUseCase(getEvents: getEvents)
        addEvent = AddEventUseCase(
            events: events, cache: cache, inputCheck: inputCheck, random: dependencies.random)
        updateEvent = UpdateEventUseCase(events: events, cache: cache, inputCheck: inputCheck)
        deleteEvent = DeleteEventUseCase(events: events, cache: cache)
        checkHero = CheckHeroUseCase(inputCheck: inputCheck)
        planDeletion = PlanDeletionUseCase(
            getStory: getStory, countStories: countStories, getHero: getHero, getEvent: getEvent, getBin: getBin,
            now: dependencies.now)
        delete = DeleteUseCase(
            moveToBin: moveToBin, getBin: getBin, deleteFromBin: deleteFromBin, deleteHero: deleteHero,
            deleteEvent: deleteEvent)
    }
}
