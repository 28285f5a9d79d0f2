import FeatureKit
import StoryCore

/// Creates the feature's use cases and view models.
struct LibraryContainer: Sendable {
    let dependencies: LibraryDependencies
    let cache: LibraryCache
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
    let backUpDaily: any DailyBackupUseCaseContract

    init(dependencies: LibraryDependencies) {
        self.dependencies = dependencies
        backUpDaily = DailyBackupUseCase(
            archiver: dependencies.archiver, settings: dependencies.settings, access: dependencies.access,
            now: dependencies.now)
        let (stories, heroes, events) = (dependencies.stories, dependencies.heroes, dependencies.events)
        let access = dependencies.access
        let cache = LibraryCache(observation: dependencies.observation)
        self.cache = cache
        eventRecogniser = EventRecogniser(settings: dependencies.settings, recognise: dependencies.eventRecognition)
        let inputCheck = InputCheck<LibraryError>(
            safety: dependencies.safety, settings: dependencies.settings, access: dependencies.access)
        recentDate = RecentDate(now: dependencies.now)
        getStories = RepositoryUseCase { query async throws(StorageError) in try await stories.stories(query) }
        refreshStories = RefreshStoriesUseCase(stories: stories, cache: cache)
        countStories = CountStoriesUseCase(stories: stories, recentDate: recentDate)
        let readStory = { policy in
            CachedUseCase(policy, in: cache, of: [.stories], at: { \.[story: $0] }) {
                (identifier: StoryID) async throws(StorageError) in try await stories.story(identifier)
            }
        }
        (getStory, refreshStory) = (readStory(.localFirst), readStory(.remoteFirst))
        editStory = EditStoryUseCase(stories: stories, cache: cache, inputCheck: inputCheck)
            .asking(access, for: .editStories)
        setFavorite = RepositoryUseCase(changing: [.stories], in: cache) { change async throws(StorageError) in
            try await stories.setFavorite(change.isFavorite, of: change.identifier)
        }.asking(access, for: .markStories)
        deleteStories = RepositoryUseCase(changing: [.stories], in: cache) { identifiers async throws(StorageError) in
            try await stories.delete(identifiers)
        }.asking(access, for: .deleteStories)
        getBin = RepositoryUseCase { _ async throws(StorageError) in try await stories.bin() }
        moveToBin = RepositoryUseCase(changing: [.stories], in: cache) {
            [now = dependencies.now] identifiers async throws(StorageError) in
            try await stories.moveToBin(identifiers, at: now())
        }.asking(access, for: .deleteStories)
        restoreFromBin = RepositoryUseCase(changing: [.stories], in: cache) { identifiers async throws(StorageError) in
            try await stories.restoreFromBin(identifiers)
        }.asking(access, for: .deleteStories)
        deleteFromBin = RepositoryUseCase { identifiers async throws(StorageError) in
            try await stories.deleteFromBin(identifiers)
        }.asking(access, for: .deleteStories)
        let listHeroes = { policy in
            CachedUseCase(policy, in: cache, of: [.heroes], at: { _ in \.heroes }) {
                (_: Void) async throws(StorageError) in
                try await heroes.heroes()
            }
        }
        (getHeroes, refreshHeroes) = (listHeroes(.localFirst), listHeroes(.remoteFirst))
        getHero = GetHeroUseCase(getHeroes: getHeroes)
        addHero = AddHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
            .asking(access, for: .manageHeroes)
        findHero = FindHeroUseCase(heroes: heroes)
        getHeroesOfStories = GetHeroesOfStoriesUseCase(getHeroes: getHeroes, stories: stories)
        refreshHeroesOfStories = GetHeroesOfStoriesUseCase(getHeroes: refreshHeroes, stories: stories)
        findOrAddHero = FindOrAddHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
        updateHero = UpdateHeroUseCase(heroes: heroes, cache: cache, inputCheck: inputCheck)
            .asking(access, for: .manageHeroes)
        deleteHero = RepositoryUseCase(changing: [.heroes], in: cache) { identifier async throws(StorageError) in
            try await heroes.delete(identifier)
        }.asking(access, for: .manageHeroes)
        let listEvents = { policy in
            CachedUseCase(policy, in: cache, of: [.events], at: { _ in \.events }) {
                (_: Void) async throws(StorageError) in
                try await events.events()
            }
        }
        (getEvents, refreshEvents) = (listEvents(.localFirst), listEvents(.remoteFirst))
        getEvent = GetEventUseCase(getEvents: getEvents)
        addEvent = AddEventUseCase(
            events: events, cache: cache, inputCheck: inputCheck, random: dependencies.random
        ).asking(access, for: .manageEvents)
        updateEvent = UpdateEventUseCase(events: events, cache: cache, inputCheck: inputCheck)
            .asking(access, for: .manageEvents)
        deleteEvent = RepositoryUseCase(changing: [.events], in: cache) { identifier async throws(StorageError) in
            try await events.delete(identifier)
        }.asking(access, for: .manageEvents)
        checkHero = CheckHeroUseCase(inputCheck: inputCheck)
        planDeletion = PlanDeletionUseCase(
            getStory: getStory, countStories: countStories, getHero: getHero, getEvent: getEvent, getBin: getBin,
            now: dependencies.now)
        delete = DeleteUseCase(
            moveToBin: moveToBin, getBin: getBin, deleteFromBin: deleteFromBin, deleteHero: deleteHero,
            deleteEvent: deleteEvent)
    }
}
