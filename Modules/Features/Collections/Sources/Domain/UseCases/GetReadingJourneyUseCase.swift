package import FeatureKit
import Foundation
import StoryCore

/// Looks back on what a family has listened to; stores nothing.
package typealias GetReadingJourneyUseCaseContract = UseCase<Void, ReadingJourney, CollectionsError>

struct GetReadingJourneyUseCase: GetReadingJourneyUseCaseContract {
    let listening: any ListeningRepository
    let achievements: any AchievementRepositoryContract
    let calendar: @Sendable () -> Calendar
    let now: @Sendable () -> Date

    func execute(_: Void) async throws(CollectionsError) -> ReadingJourney {
        try await CollectionsError.stored(by: { () async throws(StorageError) in
            let (now, calendar) = (now(), calendar())
            var chapters: [ReadingJourney.Chapter] = []
            for period in JourneyPeriod.allCases {
                let start = period.start(at: now, in: calendar)
                let summary = try await listening.summary(since: start ?? .distantPast)
                chapters.append(ReadingJourney.Chapter(period: period, startedAt: start, summary: summary))
            }
            let record = ListeningRecord(
                totals: chapters.last?.summary.totals ?? .nothing,
                streak: ListeningStreak(of: try await listening.sessionStarts(), calendar: calendar, now: now))
            return ReadingJourney(
                chapters: chapters, streak: record.streak,
                milestones: JourneyMilestone.all(by: record, earned: try await achievements.achievements()))
        })
    }
}
