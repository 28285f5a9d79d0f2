package import StoryCore

/// The use cases of a collection's screen.
package struct CollectionDetailUseCases: Sendable {
    package var getCollection: any GetCollectionUseCaseContract
    package var refreshCollection: any RefreshCollectionUseCaseContract
    package var completeStory: any CompleteStoryUseCaseContract
    package var resumeCollection: any ResumeCollectionUseCaseContract
    package var discardPlan: any DiscardPlanUseCaseContract
    package var renameCollection: any RenameCollectionUseCaseContract
    package var deleteCollection: any DeleteCollectionUseCaseContract
    package var getStoryChoices: any GetStoryChoicesUseCaseContract
    package var addStory: any AddStoryUseCaseContract
    package var removeStory: any RemoveStoryUseCaseContract
    package var reopenStory: any ReopenStoryUseCaseContract
    package var observation: any LibraryObservation

    package init(
        getCollection: any GetCollectionUseCaseContract, refreshCollection: any RefreshCollectionUseCaseContract,
        completeStory: any CompleteStoryUseCaseContract, resumeCollection: any ResumeCollectionUseCaseContract,
        discardPlan: any DiscardPlanUseCaseContract, renameCollection: any RenameCollectionUseCaseContract,
        deleteCollection: any DeleteCollectionUseCaseContract, getStoryChoices: any GetStoryChoicesUseCaseContract,
        addStory: any AddStoryUseCaseContract, removeStory: any RemoveStoryUseCaseContract,
        reopenStory: any ReopenStoryUseCaseContract,
        observation: any LibraryObservation
    ) {
        self.getCollection = getCollection
        self.refreshCollection = refreshCollection
        self.completeStory = completeStory
        self.resumeCollection = resumeCollection
        self.discardPlan = discardPlan
        self.renameCollection = renameCollection
        self.deleteCollection = deleteCollection
        self.getStoryChoices = getStoryChoices
        self.addStory = addStory
        self.removeStory = removeStory
        self.reopenStory = reopenStory
        self.observation = observation
    }
}
