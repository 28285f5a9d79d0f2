public import Foundation
public import StoryCore

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
    /// The kind of achievement.
    public var kind: AchievementKind
    /// What earned it: the identifier of a collection, a growth category, or a threshold.
    public var subject: String
    /// The achievement's title.
    public var title: String
    /// When it was earned.
    public var earnedAt: Date

    /// Creates a document from an achievement.
    public init(_ achievement: Achievement) {
        kind = achievement.kind
        subject = achievement.subject
        title = achievement.title
        earnedAt = achievement.earnedAt
    }
}
