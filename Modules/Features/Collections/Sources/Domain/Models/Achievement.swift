public import Foundation
import StoryCore

/// An achievement that a family earned with its stories. It stays, even if the stories are deleted.
public struct Achievement: Hashable, Sendable, Identifiable {
    /// The kind of achievement.
    public let kind: AchievementKind
    /// What earned it: a collection, a growth category, or the threshold that was reached. There is one achievement for
    /// each kind and subject.
    public let subject: String
    /// The title for people: "Completed Brave evenings".
    public let title: String
    /// The date on which it was earned.
    public let earnedAt: Date

    /// Creates an achievement.
    public init(kind: AchievementKind, subject: String, title: String, earnedAt: Date) {
        self.kind = kind
        self.subject = subject
        self.title = title
        self.earnedAt = earnedAt
    }

    /// The kind and the subject.
    public var id: String { "\(kind.rawValue):\(subject)" }

    /// Returns the notice of new achievements: "Achievement earned: First story heard".
    package static func notice(of achievements: [Achievement]) -> String {
        "\(achievements.count == 1 ? "Achievement" : "Achievements") earned: "
            + achievements.map { PlainText.quotation($0.title) }.joined(separator: ", ")
    }
}

/// The kinds of achievements.
public enum AchievementKind: String, CaseIterable, Codable, Sendable {
    /// Listening on several days in a row.
    case listeningStreak = "readingStreak"
    /// Stories heard.
    case storiesCompleted
    /// Completed stories of one growth category.
    case themeMastery
    /// A completed collection.
    case collectionCompleted = "growthPathProgress"
    /// Hours of listening.
    case hoursListened = "specialMilestone"

    /// The thresholds in the kind's own unit: days, stories, stories of one category, per cent of a collection, or
    /// hours.
    public var thresholds: [Int] {
        switch self {
        case .listeningStreak: [7, 30]
        case .storiesCompleted: [1, 5, 10, 25, 50]
        case .themeMastery: [5]
        case .collectionCompleted: [100]
        case .hoursListened: [1, 5, 10]
        }
    }
}
