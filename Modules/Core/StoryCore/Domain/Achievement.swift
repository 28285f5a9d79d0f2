public import Foundation

/// Something that a family has reached with its stories; it stays, whatever becomes of them.
public struct Achievement: Hashable, Sendable, Identifiable {
    /// What kind of achievement it is.
    public let kind: AchievementKind
    /// What it was earned with: a collection, a growth category, or the threshold that was reached. There is one
    /// achievement for each kind and subject.
    public let subject: String
    /// What it is called: "Completed Brave evenings".
    public let title: String
    /// When it was noticed.
    public let earnedAt: Date

    /// Makes an achievement.
    public init(kind: AchievementKind, subject: String, title: String, earnedAt: Date) {
        self.kind = kind
        self.subject = subject
        self.title = title
        self.earnedAt = earnedAt
    }

    /// Kind and subject.
    public var id: String { "\(kind.rawValue):\(subject)" }
}

/// What achievements are for.
public enum AchievementKind: String, CaseIterable, Codable, Sendable {
    /// Stories on several days in a row.
    case listeningStreak = "readingStreak"
    /// Stories that were heard.
    case storiesCompleted
    /// Completed stories of one growth category.
    case themeMastery
    /// A collection that was completed.
    case collectionCompleted = "growthPathProgress"
    /// Hours of listening.
    case hoursListened = "specialMilestone"

    /// How much it takes, in the kind's own measure: days, stories, stories of one category, per cent of a
    /// collection, hours.
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
