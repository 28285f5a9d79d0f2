import FeatureKit
import StoryCore

/// Creates the feature's use cases.
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
    let getReadingJourney: any GetReadingJourneyUseCaseContract
    let getFormChoices: any GetFormChoicesUseCaseContract

    init(dependencies: CollectionsDependencies) {
        self.dependencies = dependencies
        let (collections, access) = (dependencies.collections, dependencies.access)
        let cache = CollectionsCache(observation: dependencies.observation)
        let inputCheck = InputCheck<CollectionsError>(
            safety: dependencies.safety, settings: dependencies.settings, access: dependencies.access)
        let list = { policy in
            CachedUseCase(policy, in: cache, of: .partsOfCollections, at: { _ in \.list }) {
                (_: Void) async throws(StorageError) in
                try await collections.collections()
            }
        }
        (getCollections, refreshCollections) = (list(.localFirst), list(.remoteFirst))
        let read = { policy in
            CachedUseCase(policy, in: cache, of: .partsOfCollections, at: { \.collections[$0] }) {
                (identifier: CollectionID) async throws(StorageError) in try await collections.collection(identifier)
            }
        }
        (getCollection, refreshCollection) = (read(.localFirst), read(.remoteFirst))
        let filling = CollectionFilling(
            collections: collections, generator: dependencies.generator, cache: cache)
        resumeCollection = ResumeCollectionUseCase(collections: collections, filling: filling, access: access)
        discardPlan = RepositoryUseCase(changing: [.collections], in: cache) { identifier async throws(StorageError) in
            let collection = try await collections.discardPlan(of: identifier)
            await dependencies.generator.cancelQueued(of: identifier)
            return collection
        }.asking(access, for: .manageCollections)
        createCollection = CreateCollectionUseCase(
            collections: collections, generator: dependencies.generator, filling: filling,
            settings: dependencies.settings, inputCheck: inputCheck, now: dependencies.now, random: dependencies.random,
            access: access)
        renameCollection = RenameCollectionUseCase(
            collections: collections, cache: cache, inputCheck: inputCheck
        ).asking(access, for: .manageCollections)
        deleteCollection = RepositoryUseCase(changing: [.collections], in: cache) {
            identifier async throws(StorageError) in
            try await collections.delete(identifier)
            await dependencies.generator.cancelQueued(of: identifier)
        }.asking(access, for: .manageCollections)
        awardAchievements = AwardAchievements(
            collections: collections, achievements: dependencies.achievements, listening: dependencies.listening,
            calendar: dependencies.calendar, now: dependencies.now)
        let untold = UntoldAchievements()
        tellAchievements = TellAchievementsUseCase(awardAchievements: awardAchievements, untold: untold)
        getAchievements = GetAchievementsUseCase(awardAchievements: awardAchievements, untold: untold)
        getReadingJourney = GetReadingJourneyUseCase(
            listening: dependencies.listening, achievements: dependencies.achievements,
            calendar: dependencies.calendar, now: dependencies.now)
        completeStory = CompleteStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache,
            awardAchievements: awardAchievements, now: dependencies.now
        ).asking(access, for: .markStories)
        addStory = RepositoryUseCase(changing: [.collections], in: cache) { entry async throws(StorageError) in
            try await collections.add(entry.story, to: entry.collection)
        }.asking(access, for: .manageCollections)
        removeStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache
        ) { entry async throws(StorageError) in
            try await collections.remove(entry.story, from: entry.collection)
        }.asking(access, for: .manageCollections)
        reopenStory = CollectedStoryUseCase(
            collections: collections, catalog: dependencies.catalog, cache: cache
        ) { entry async throws(StorageError) in
            try await collections.reopen(entry.story, in: entry.collection)
        }.asking(access, for: .markStories)
        getStoryChoices = GetStoryChoicesUseCase(collections: collections, catalog: dependencies.catalog)
        getFormChoices = GetFormChoicesUseCase(generator: dependencies.generator)
    }
}
