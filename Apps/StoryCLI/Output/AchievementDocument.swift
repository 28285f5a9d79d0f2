import Foundation
import StoryCore

/// What was earned: `story achievements`.
struct AchievementListDocument: JSONDocument {
    /// The achievements, the oldest first.
    var achievements: [AchievementDocument]
}

/// An achievement.
struct AchievementDocument: Encodable {
    /// What kind of achievement it is.
    var kind: AchievementKind
    /// What it was earned with: the identifier of a collection, a growth category, or the number that was reached.
    var subject: String
    /// What it is called.
    var title: String
    /// When it was earned.
    var earnedAt: Date

    init(_ achievement: Achievement) {
        kind = achievement.kind
        subject = achievement.subject
        title = achievement.title
        earnedAt = achievement.earnedAt
    }

    /// The achievements, a line for each.
    static func table(of achievements: [Achievement]) -> TextTable {
        TextTable(
            columns: [TextTable.Column(title: "DAY"), TextTable.Column(title: "EARNED")],
            rows: achievements.map {
                [TextTable.Cell(StoryText.day($0.earnedAt)), TextTable.Cell($0.title)]
            })
    }
}
