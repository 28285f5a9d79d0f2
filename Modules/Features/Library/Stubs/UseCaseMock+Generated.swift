// Derived from the contracts of use cases in Modules/Features/Library by './generate.sh derive'. Changes here are lost.

import Library
import StoryCore

extension UseCaseMock: AddEventUseCaseContract where Input == EventDraft, Output == CustomStoryEvent {}
extension UseCaseMock: AddHeroUseCaseContract where Input == HeroDraft, Output == Hero {}
extension UseCaseMock: CheckHeroUseCaseContract where Input == HeroDraft, Output == Void {}
extension UseCaseMock: CountStoriesUseCaseContract where Input == StoryFilter, Output == StoryCounts {}
extension UseCaseMock: DeleteEventUseCaseContract where Input == CustomEventID, Output == Void {}
extension UseCaseMock: DeleteFromBinUseCaseContract where Input == [StoryID], Output == Void {}
extension UseCaseMock: DeleteHeroUseCaseContract where Input == HeroID, Output == Void {}
extension UseCaseMock: DeleteStoriesUseCaseContract where Input == [StoryID], Output == Void {}
extension UseCaseMock: DeleteUseCaseContract where Input == LibraryDeletion, Output == Void {}
extension UseCaseMock: EditStoryUseCaseContract where Input == StoryChange, Output == Story {}
extension UseCaseMock: GetBinUseCaseContract where Input == Void, Output == StoryBin {}
extension UseCaseMock: GetEventUseCaseContract where Input == CustomEventID, Output == CustomStoryEvent {}
extension UseCaseMock: GetEventsUseCaseContract where Input == Void, Output == [CustomStoryEvent] {}
extension UseCaseMock: GetHeroUseCaseContract where Input == HeroID, Output == Hero {}
extension UseCaseMock: GetHeroesUseCaseContract where Input == Void, Output == [Hero] {}
extension UseCaseMock: GetStoriesUseCaseContract where Input == StoryQuery, Output == StoryListPage {}
extension UseCaseMock: GetStoryUseCaseContract where Input == StoryID, Output == Story {}
extension UseCaseMock: MoveToBinUseCaseContract where Input == [StoryID], Output == Void {}
extension UseCaseMock: PlanDeletionUseCaseContract where Input == LibraryDeletion, Output == DeletionPlan {}
extension UseCaseMock: RefreshEventsUseCaseContract where Input == Void, Output == [CustomStoryEvent] {}
extension UseCaseMock: RefreshHeroesUseCaseContract where Input == Void, Output == [Hero] {}
extension UseCaseMock: RefreshStoriesUseCaseContract where Input == StoryQuery, Output == StoryListPage {}
extension UseCaseMock: RefreshStoryUseCaseContract where Input == StoryID, Output == Story {}
extension UseCaseMock: RestoreFromBinUseCaseContract where Input == [StoryID], Output == Void {}
extension UseCaseMock: SetFavoriteUseCaseContract where Input == FavoriteChange, Output == Void {}
extension UseCaseMock: UpdateEventUseCaseContract where Input == EventChange, Output == CustomStoryEvent {}
extension UseCaseMock: UpdateHeroUseCaseContract where Input == HeroChange, Output == Hero {}
