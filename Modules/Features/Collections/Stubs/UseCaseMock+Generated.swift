// Derived from the contracts of use cases in Modules/Features/Collections by './generate.sh derive'. Changes here are lost.

import Collections
import StoryCore

extension UseCaseMock: AddStoryUseCaseContract where Input == CollectionPlace, Output == StoryCollection {}
extension UseCaseMock: CompleteStoryUseCaseContract where Input == CollectionPlace, Output == CompletionOutcome {}
extension UseCaseMock: DeleteCollectionUseCaseContract where Input == CollectionID, Output == Void {}
extension UseCaseMock: DiscardPlanUseCaseContract where Input == CollectionID, Output == StoryCollection {}
extension UseCaseMock: GetAchievementsUseCaseContract where Input == Void, Output == [Achievement] {}
extension UseCaseMock: GetCollectionUseCaseContract where Input == CollectionID, Output == StoryCollection {}
extension UseCaseMock: GetCollectionsUseCaseContract where Input == Void, Output == [StoryCollection] {}
extension UseCaseMock: GetFormChoicesUseCaseContract where Input == Void, Output == CollectionFormChoices {}
extension UseCaseMock: GetStoryChoicesUseCaseContract where Input == CollectionID, Output == [StoryChoice] {}
extension UseCaseMock: RefreshCollectionUseCaseContract where Input == CollectionID, Output == StoryCollection {}
extension UseCaseMock: RefreshCollectionsUseCaseContract where Input == Void, Output == [StoryCollection] {}
extension UseCaseMock: RemoveStoryUseCaseContract where Input == CollectionPlace, Output == StoryCollection {}
extension UseCaseMock: RenameCollectionUseCaseContract where Input == CollectionRenaming, Output == StoryCollection {}
extension UseCaseMock: ReopenStoryUseCaseContract where Input == CollectionPlace, Output == StoryCollection {}
