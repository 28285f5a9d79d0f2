import Collections
import StoryCore
import StoryDocuments

extension JourneyDocument {
    /// Tells a journey.
    ///
    /// - Parameter period: The only period that is told; nil for all of them.
    init(_ journey: ReadingJourney, only period: JourneyPeriod?) {
        self.init(
            periods: journey.chapters.filter { period == nil || $0.period == period }.map {
                JourneyPeriodDocument($0.period, startedAt: $0.startedAt, summary: $0.summary)
            },
            streak: StreakDocument(
                dayCount: journey.streak.current, longestDayCount: journey.streak.longest,
                isListenedToday: journey.streak.hasToday),
            milestones: journey.milestones.map {
                MilestoneDocument(
                    kind: $0.measure.kind, title: $0.title, threshold: $0.threshold, reached: $0.current,
                    isReached: $0.isReached, reachedAt: $0.reachedAt)
            })
    }
}
