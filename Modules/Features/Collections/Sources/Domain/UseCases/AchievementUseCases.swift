package import FeatureKit
import Foundation
import StoryCore
import Synchronization

/// Determines the family's achievements and stores new ones; idempotent.
struct AwardAchievements: Sendable {
    let collections: any CollectionRepositoryContract
    let achievements: any AchievementRepositoryContract
    let listening: any ListeningRepository
    let calendar: @Sendable () -> Calendar
    let now: @Sendable () -> Date

    /// Returns all achievements, and those that are new.
    func execute() async throws(CollectionsError) -> (all: [Achievement], new: [Achievement]) {
        try await CollectionsError.stored(by: { () async throws(StorageError) in
            let known = try await achievements.achievements()
            let now = now()
            let record = ListeningRecord(
                totals: try await listening.totals(since: .distantPast),
                streak: ListeningStreak(of: try await listening.sessionStarts(), calendar: calendar(), now: now))
            let rules = AchievementRules(collections: try await collections.collections(), record: record, now: now)
            let identifiers = Set(known.map(\.id))
            let missing = rules.earned.filter { !identifiers.contains($0.id) }
            // Mostly there is nothing to write.
            guard !missing.isEmpty else { return (known, []) }
            let new = try await achievements.add(missing)
            return (try await achievements.achievements(), new)
        })
    }
}

/// Returns the achievements, the newest first.
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
