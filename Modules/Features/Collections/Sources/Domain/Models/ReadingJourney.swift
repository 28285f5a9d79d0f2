public import FeatureKit
public import Foundation
public import StoryCore

/// What a family has listened to: this week, this month, this year and in all, day by day, and what it has reached.
public struct ReadingJourney: Hashable, Sendable {
    /// A time that the journey looks back on.
    public struct Chapter: Hashable, Sendable {
        /// Which time it is.
        public var period: JourneyPeriod
        /// When it began; nil for all that there is.
        public var startedAt: Date?
        /// What was listened to since.
        public var summary: ListeningSummary

        /// Looks back on a time.
        public init(period: JourneyPeriod, startedAt: Date?, summary: ListeningSummary) {
            (self.period, self.startedAt, self.summary) = (period, startedAt, summary)
        }
    }

    /// One for each period, the shortest first.
    public var chapters: [Chapter]
    /// The days in a row on which somebody listened.
    public var streak: ListeningStreak
    /// All milestones: by what is counted, the smallest first.
    public var milestones: [JourneyMilestone]

    /// Gathers a journey.
    public init(chapters: [Chapter], streak: ListeningStreak, milestones: [JourneyMilestone]) {
        (self.chapters, self.streak, self.milestones) = (chapters, streak, milestones)
    }

    /// The milestones that were reached.
    public var reachedMilestones: [JourneyMilestone] { milestones.filter(\.isReached) }

    /// Of stories, hours and days in a row, the first milestone each that was not reached.
    public var nextMilestones: [JourneyMilestone] {
        ListeningMeasure.allCases.compactMap { measure in
            milestones.first { $0.measure == measure && !$0.isReached }
        }
    }

    /// What was listened to in a period.
    public func summary(of period: JourneyPeriod) -> ListeningSummary {
        chapters.first { $0.period == period }?.summary ?? ListeningSummary(totals: .nothing)
    }
}

/// A journey is read as a whole, and empty before somebody has listened.
extension ReadingJourney: ListContent {
    public typealias Cursor = Never

    public var isEmpty: Bool { summary(of: .all).totals == .nothing && reachedMilestones.isEmpty }
}
