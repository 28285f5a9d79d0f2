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
    ///
    /// What can bring no new ones is not even read: a family has years of sessions, and soon all that they can bring.
    ///
    /// - Parameter changed: The only collection that has changed since the last time; nil if that is unknown.
    func execute(
        after changed: StoryCollection? = nil
    ) async throws(CollectionsError) -> (all: [Achievement], new: [Achievement]) {
        try await CollectionsError.stored(by: { () async throws(StorageError) in
            let known = try await achievements.achievements()
            let now = now()
            let earned = EarnedAchievements(known)
            let rules = AchievementRules(
                collections: try await collections(after: changed, earned),
                record: try await record(beyond: earned, now),
                now: now)
            let missing = rules.earned.filter { !earned.contains($0.kind, $0.subject) }
            // Mostly there is nothing to write.
            guard !missing.isEmpty else { return (known, []) }
            let new = try await achievements.add(missing)
            return (try await achievements.achievements(), new)
        })
    }

    /// Returns the collections that can bring something new.
    private func collections(
        after changed: StoryCollection?, _ earned: EarnedAchievements
    ) async throws(StorageError) -> [StoryCollection] {
        if let changed, earned.contains(.themeMastery, changed.profile.focus.rawValue) { return [changed] }
        return try await collections.collections()
    }

    /// Returns how much was listened to, as far as more of it can bring something new.
    private func record(beyond earned: EarnedAchievements, _ now: Date) async throws(StorageError) -> ListeningRecord {
        let needsTotals = !earned.hasAll(of: .storiesCompleted) || !earned.hasAll(of: .hoursListened)
        let starts = earned.hasAll(of: .listeningStreak) ? [] : try await listening.sessionStarts()
        return ListeningRecord(
            totals: needsTotals ? try await listening.totals(since: .distantPast) : .nothing,
            streak: ListeningStreak(of: starts, calendar: calendar(), now: now))
    }
}

/// What is earned already.
private struct EarnedAchievements {
    private let subjects: [AchievementKind: Set<String>]

    init(_ achievements: [Achievement]) {
        subjects = Dictionary(grouping: achievements, by: \.kind).mapValues { Set($0.map(\.subject)) }
    }

    func contains(_ kind: AchievementKind, _ subject: String) -> Bool { subjects[kind]?.contains(subject) == true }

    /// Whether every threshold of a kind is reached.
    func hasAll(of kind: AchievementKind) -> Bool { kind.thresholds.allSatisfy { contains(kind, String($0)) } }
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
