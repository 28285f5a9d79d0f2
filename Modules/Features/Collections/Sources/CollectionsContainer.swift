import FeatureKit
import StoryCore

/// Makes the feature's use cases.
struct CollectionsContainer: Sendable {
    let dependencies: CollectionsDependencies
    let getCollections: any GetCollectionsUseCaseContract
    let refreshCollections: any RefreshCollectionsUseCaseContract
    let getCollection: any GetCollectionUseCaseContract
    let refreshCollection: any RefreshCollectionUseCaseContract
    let createCollection: any CreateCollectionUseCaseContract
    let resumeCollection: any ResumeCollectionUseCaseContract
    let discardPlan: any DiscardPlanUseCaseContract
    let renameCollection: any RenameCollectionUseCaseContract
    let deleteCollection: any DeleteCollectionUseCaseContract
    let completeStory: any CompleteStoryUseCaseContract
    let addStory: any AddStoryUseCaseContract
    let removeStory: any RemoveStoryUseCaseContract
    let reopenStory: any ReopenStoryUseCaseContract
    let getStoryChoices: any GetStoryChoicesUseCaseContract
    let awardAchievements: AwardAchievements
    let getAchievements: any GetAchievementsUseCaseContract
    let getFormChoices: any GetFormChoicesUseCaseContract

    init(dependencies: CollectionsDependencies) {
        self.dependencies = dependencies
        let collections = dependencies.collections
        let memory = CollectionsMemory()
        let inputCheck = InputCheck<CollectionsError>(safety: dependencies.safety, settings: dependencies.settings)
        getCollections = GetCollectionsUseCase(collections: collections, memory: memory)
        refreshCollections = RefreshCollectionsUseCase(collections: collections, memory: memory)
        getCollection = GetCollectionUseCase(collections: collections, memory: memory)
        refreshCollection = RefreshCollectionUseCase(collections: collections, memory: memory)
        let filling = CollectionFilling(collections: collections, making: dependencies.making)
        resumeCollection = ResumeCollectionUseCase(collections: collections, filling: filling)
        discardPlan = DiscardPlanUseCase(collections: collections, memory: memory)
        createCollection = CreateCollectionUseCase(
            collections: collections, making: dependencies.making, filling: filling,
            settings: dependencies.settings, inputCheck: inputCheck, now: dependencies.now, random: dependencies.random)
        renameCollection = RenameCollectionUseCase(
            collections: collections, memory: memory, inputCheck: inputCheck)
        deleteCollection = DeleteCollectionUseCase(collections: collections, memory: memory)
        awardAchievements = AwardAchievements(
            collections: collections, achievements: dependencies.achievements, history: dependencies.history,
            calendar: dependencies.calendar, now: dependencies.now)
        getAchievements = GetAchievementsUseCase(awardAchievements: awardAchievements)
        completeStory = CompleteStoryUseCase(
            collections: collections, catalog: dependencies.catalog, memory: memory,
            awardAchievements: awardAchievements, now: dependencies.now)
        addStory = AddStoryUseCase(collections: collections, memory: memory)
        removeStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, memory: memory
        ) { place async throws(StorageError) in
            try await collections.remove(place.story, from: place.collection)
        }
        reopenStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, memory: memory
        ) { place async throws(StorageError) in
            try await collections.reopen(place.story, in: place.collection)
        }
        getStoryChoices = GetStoryChoicesUseCase(collections: collections, catalog: dependencies.catalog)
        getFormChoices = GetFormChoicesUseCase(making: dependencies.making)
    }
}
