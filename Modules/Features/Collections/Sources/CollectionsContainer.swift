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
    let tellAchievements: TellAchievementsUseCase
    let getAchievements: any GetAchievementsUseCaseContract
    let getFormChoices: any GetFormChoicesUseCaseContract

    init(dependencies: CollectionsDependencies) {
        self.dependencies = dependencies
        let collections = dependencies.collections
        let cache = CollectionsCache()
        let inputCheck = InputCheck<CollectionsError>(safety: dependencies.safety, settings: dependencies.settings)
        getCollections = GetCollectionsUseCase(collections: collections, cache: cache)
        refreshCollections = RefreshCollectionsUseCase(collections: collections, cache: cache)
        getCollection = GetCollectionUseCase(collections: collections, cache: cache)
        refreshCollection = RefreshCollectionUseCase(collections: collections, cache: cache)
        let filling = CollectionFilling(collections: collections, generator: dependencies.generator)
        resumeCollection = ResumeCollectionUseCase(collections: collections, filling: filling)
        discardPlan = DiscardPlanUseCase(collections: collections, cache: cache)
        createCollection = CreateCollectionUseCase(
            collections: collections, generator: dependencies.generator, filling: filling,
            settings: dependencies.settings, inputCheck: inputCheck, now: dependencies.now, random: dependencies.random)
        renameCollection = RenameCollectionUseCase(
            collections: collections, cache: cache, inputCheck: inputCheck)
        deleteCollection = DeleteCollectionUseCase(collections: collections, cache: cache)
        awardAchievements = AwardAchievements(
            collections: collections, achievements: dependencies.achievements, history: dependencies.history,
            calendar: dependencies.calendar, now: dependencies.now)
        let untold = UntoldAchievements()
        tellAchievements = TellAchievementsUseCase(awardAchievements: awardAchievements, untold: untold)
        getAchievements = GetAchievementsUseCase(awardAchievements: awardAchievements, untold: untold)
        completeStory = CompleteStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache,
            awardAchievements: awardAchievements, now: dependencies.now)
        addStory = AddStoryUseCase(collections: collections, cache: cache)
        removeStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache
        ) { place async throws(StorageError) in
            try await collections.remove(place.story, from: place.collection)
        }
        reopenStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache
        ) { place async throws(StorageError) in
            try await collections.reopen(place.story, in: place.collection)
        }
        getStoryChoices = GetStoryChoicesUseCase(collections: collections, catalog: dependencies.catalog)
        getFormChoices = GetFormChoicesUseCase(generator: dependencies.generator)
    }
}
