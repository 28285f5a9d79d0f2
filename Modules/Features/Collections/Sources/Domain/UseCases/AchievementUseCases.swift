package import FeatureKit
import Foundation
package import StoryCore
import Synchronization

/// Looks what a family has reached and keeps it; asking again makes nothing twice.
struct AwardAchievements: Sendable {
    let collections: any CollectionRepository
    let achievements: any AchievementRepository
    let history: any ListeningHistoryContract
    let calendar: Calendar
    let now: @Sendable () -> Date

    /// Everything that was reached, and what of it was not known before.
    func execute() async throws(CollectionsError) -> (all: [Achievement], new: [Achievement]) {
        try await CollectionsError.stored(by: { () async throws(StorageError) in
            let known = try await achievements.achievements()
            let rules = AchievementRules(
                collections: try await collections.collections(), sessions: try await history.sessions(),
                calendar: calendar, now: now())
            let identifiers = Set(known.map(\.id))
            let missing = rules.earned.filter { !identifiers.contains($0.id) }
            // To look changes nothing, mostly.
            guard !missing.isEmpty else { return (known, []) }
            let new = try await achievements.add(missing)
            return (try await achievements.achievements(), new)
        })
    }
}

/// Lists what a family has reached, the newest first.
package typealias GetAchievementsUseCaseContract = UseCase<Void, [Achievement], CollectionsError>

struct GetAchievementsUseCase: GetAchievementsUseCaseContract {
    let awardAchievements: AwardAchievements
    let untold: UntoldAchievements

    func execute(_: Void) async throws(CollectionsError) -> [Achievement] {
        let (all, new) = try await awardAchievements.execute()
        untold.add(new)
        return all.reversed()
    }
}

/// Tells what a family has reached and was not told of yet, once.
struct TellAchievementsUseCase: Sendable {
    let awardAchievements: AwardAchievements
    let untold: UntoldAchievements

    func execute() async throws(CollectionsError) -> [Achievement] {
        let new = try await awardAchievements.execute().new
        return untold.take() + new
    }
}

/// What was found by a list, which shows it among all the rest, and is still to be told.
final class UntoldAchievements: Sendable {
    private let achievements = Mutex<[Achievement]>([])

    func add(_ new: [Achievement]) { achievements.withLock { $0 += new } }

    /// Takes all of it.
    func take() -> [Achievement] {
        achievements.withLock { achievements in
            defer { achievements = [] }
            return achievements
        }
    }
}
