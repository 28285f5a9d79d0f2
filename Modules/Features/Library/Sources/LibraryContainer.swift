import FeatureKit
import StoryCore

/// Makes the feature's use cases and view models.
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
        let memory = LibraryMemory(observation: dependencies.observation)
        eventRecogniser = EventRecogniser(settings: dependencies.settings, recognise: dependencies.eventRecognition)
        let inputCheck = InputCheck<LibraryError>(safety: dependencies.safety, settings: dependencies.settings)
        recentDate = RecentDate(now: dependencies.now)
        getStories = RepositoryUseCase { query async throws(StorageError) in try await stories.stories(query) }
        refreshStories = RefreshStoriesUseCase(stories: stories, memory: memory)
        countStories = CountStoriesUseCase(stories: stories, recentDate: recentDate)
        getStory = GetStoryUseCase(stories: stories, memory: memory)
        refreshStory = RefreshStoryUseCase(stories: stories, memory: memory)
        editStory = EditStoryUseCase(stories: stories, memory: memory, inputCheck: inputCheck)
        setFavorite = SetFavoriteUseCase(stories: stories, memory: memory)
        deleteStories = DeleteStoriesUseCase(stories: stories, memory: memory)
        getBin = RepositoryUseCase { _ async throws(StorageError) in try await stories.bin() }
        moveToBin = MoveToBinUseCase(stories: stories, memory: memory, now: dependencies.now)
        restoreFromBin = RestoreFromBinUseCase(stories: stories, memory: memory)
        deleteFromBin = RepositoryUseCase { identifiers async throws(StorageError) in
            try await stories.deleteFromBin(identifiers)
        }
        getHeroes = GetHeroesUseCase(heroes: heroes, memory: memory)
        refreshHeroes = RefreshHeroesUseCase(heroes: heroes, memory: memory)
        getHero = GetHeroUseCase(getHeroes: getHeroes)
        addHero = AddHeroUseCase(heroes: heroes, memory: memory, inputCheck: inputCheck)
        findHero = FindHeroUseCase(heroes: heroes)
        getHeroesOfStories = GetHeroesOfStoriesUseCase(getHeroes: getHeroes, stories: stories)
        refreshHeroesOfStories = RefreshHeroesOfStoriesUseCase(refreshHeroes: refreshHeroes, stories: stories)
        findOrAddHero = FindOrAddHeroUseCase(heroes: heroes, memory: memory, inputCheck: inputCheck)
        updateHero = UpdateHeroUseCase(heroes: heroes, memory: memory, inputCheck: inputCheck)
        deleteHero = DeleteHeroUseCase(heroes: heroes, memory: memory)
        getEvents = GetEventsUseCase(events: events, memory: memory)
        refreshEvents = RefreshEventsUseCase(events: events, memory: memory)
        getEvent = GetEventUseCase(getEvents: getEvents)
        addEvent = AddEventUseCase(
            events: events, memory: memory, inputCheck: inputCheck, random: dependencies.random)
        updateEvent = UpdateEventUseCase(events: events, memory: memory, inputCheck: inputCheck)
        deleteEvent = DeleteEventUseCase(events: events, memory: memory)
        checkHero = CheckHeroUseCase(inputCheck: inputCheck)
        planDeletion = PlanDeletionUseCase(
            getStory: getStory, countStories: countStories, getHero: getHero, getEvent: getEvent, getBin: getBin,
            now: dependencies.now)
        delete = DeleteUseCase(
            moveToBin: moveToBin, getBin: getBin, deleteFromBin: deleteFromBin, deleteHero: deleteHero,
            deleteEvent: deleteEvent)
    }
}
