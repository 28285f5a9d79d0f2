public import Foundation
public import StoryCore

/// What was earned: `story achievements`.
public struct AchievementListDocument: JSONDocument {
    /// The achievements, the oldest first.
    public var achievements: [AchievementDocument]

    /// Creates the document from its values.
    public init(achievements: [AchievementDocument]) {
        self.achievements = achievements
    }
}

/// An achievement.
public struct AchievementDocument: JSONPart {
    /// What kind of achievement it is.
    public var kind: AchievementKind
    /// What it was earned with: the identifier of a collection, a growth category, or the number that was reached.
    public var subject: String
    /// What it is called.
    public var title: String
    /// When it was earned.
    public var earnedAt: Date

    /// Creates the document.
    public init(_ achievement: Achievement) {
        kind = achievement.kind
        subject = achievement.subject
        title = achievement.title
        earnedAt = achievement.earnedAt
    }
}
