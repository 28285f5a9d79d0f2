public import Foundation

/// The achievements: `story achievements`.
public struct AchievementListDocument: JSONDocument {
    /// The achievements, the oldest first.
    public var achievements: [AchievementDocument]

    /// Creates a document from its values.
    public init(achievements: [AchievementDocument]) {
        self.achievements = achievements
    }
}

/// An achievement.
public struct AchievementDocument: JSONPart {
    /// The kinds of achievements.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case listeningStreak = "readingStreak"
        case storiesCompleted, themeMastery
        case collectionCompleted = "growthPathProgress"
        case hoursListened = "specialMilestone"
    }

    /// The kind of achievement.
    public var kind: Kind
    /// What earned it: the identifier of a collection, a growth category, or a threshold.
    public var subject: String
    /// The achievement's title.
    public var title: String
    /// When it was earned.
    public var earnedAt: Date

    /// Creates a document from its values.
    public init(kind: Kind, subject: String, title: String, earnedAt: Date) {
        self.kind = kind
        self.subject = subject
        self.title = title
        self.earnedAt = earnedAt
    }
}
