public import Foundation
import StoryCore

/// A number of stories, hours or days in a row with which a family earns an achievement.
public struct JourneyMilestone: Hashable, Sendable {
    /// What is counted.
    public var measure: ListeningMeasure
    /// How much it takes.
    public var threshold: Int
    /// How much there is now.
    public var current: Double
    /// Whether it was reached, also if there is less by now: a streak ends, and stories are deleted.
    public var isReached: Bool
    /// When that was noticed; nil if it was not yet.
    public var reachedAt: Date?

    /// Tells of a milestone.
    public init(
        measure: ListeningMeasure, threshold: Int, current: Double, isReached: Bool, reachedAt: Date? = nil
    ) {
        (self.measure, self.threshold, self.current) = (measure, threshold, current)
        (self.isReached, self.reachedAt) = (isReached, reachedAt)
    }

    /// What the achievement is called.
    public var title: String { measure.title(reaching: threshold) }

    /// How much is still to go; 0 if it was reached.
    public var missing: Double { isReached ? 0 : max(0, Double(threshold) - current) }
}

extension JourneyMilestone {
    /// All milestones: by what is counted, the smallest first.
    ///
    /// - Parameter earned: What the family has earned, which stays.
    static func all(by record: ListeningRecord, earned: [Achievement]) -> [JourneyMilestone] {
        ListeningMeasure.allCases.flatMap { measure in
            measure.kind.thresholds.map { threshold in
                let achievement = earned.first { $0.kind == measure.kind && $0.subject == String(threshold) }
                return JourneyMilestone(
                    measure: measure, threshold: threshold, current: record.current(of: measure),
                    isReached: achievement != nil || record.best(of: measure) >= Double(threshold),
                    reachedAt: achievement?.earnedAt)
            }
        }
    }
}
