package import FeatureKit
import Foundation
import StoryCore

/// Returns what a deletion would remove and keep.
package typealias PlanDeletionUseCaseContract = UseCase<LibraryDeletion, DeletionPlan, LibraryError>

struct PlanDeletionUseCase: PlanDeletionUseCaseContract {
    let getStory: any GetStoryUseCaseContract
    let countStories: any CountStoriesUseCaseContract
    let getHero: any GetHeroUseCaseContract
    let getEvent: any GetEventUseCaseContract
    let getBin: any GetBinUseCaseContract
    let now: @Sendable () -> Date

    func execute(_ target: LibraryDeletion) async throws(LibraryError) -> DeletionPlan {
        switch target {
        case .story(let identifier):
            let story = try await getStory.execute(identifier)
            return DeletionPlan(story: story, restorableUntil: now().addingTimeInterval(StoryBin.retention))
        case .binnedStory(let identifier):
            let found = try await getBin.execute().stories.first { $0.id == identifier }
            guard let found else { throw .storage(.notFound(.story, identifier.rawValue)) }
            return DeletionPlan(target: target, name: found.title, goes: [.space(found.byteCount)], stays: [])
        case .bin:
            let bin = try await getBin.execute()
            return DeletionPlan(
                target: target, name: "", goes: [.binnedStories(bin.stories.count), .space(bin.byteCount)], stays: [])
        case .hero(let identifier):
            let hero = try await getHero.execute(identifier)
            return try await plan(target, name: hero.name, keeping: StoryFilter(hero: identifier))
        case .event(let identifier):
            let event = try await getEvent.execute(identifier)
            return try await plan(target, name: event.title, keeping: StoryFilter(event: .custom(identifier)))
        }
    }

    private func plan(
        _ target: LibraryDeletion, name: String, keeping stories: StoryFilter
    ) async throws(LibraryError) -> DeletionPlan {
        let count = try await countStories.execute(stories).all
        return DeletionPlan(target: target, name: name, goes: [.description], stays: [.stories(count)])
    }
}

/// Deletes something after a confirmation.
package typealias DeleteUseCaseContract = UseCase<LibraryDeletion, Void, LibraryError>

struct DeleteUseCase: DeleteUseCaseContract {
    let moveToBin: any MoveToBinUseCaseContract
    let getBin: any GetBinUseCaseContract
    let deleteFromBin: any DeleteFromBinUseCaseContract
    let deleteHero: any DeleteHeroUseCaseContract
    let deleteEvent: any DeleteEventUseCaseContract

    func execute(_ target: LibraryDeletion) async throws(LibraryError) {
        switch target {
        case .story(let identifier): try await moveToBin.execute([identifier])
        case .binnedStory(let identifier): try await deleteFromBin.execute([identifier])
        case .bin: try await deleteFromBin.execute(try await getBin.execute().stories.map(\.id))
        case .hero(let identifier): try await deleteHero.execute(identifier)
        case .event(let identifier): try await deleteEvent.execute(identifier)
        }
    }
}
