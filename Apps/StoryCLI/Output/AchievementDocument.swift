import Foundation
import StoryCore

/// An achievement as `--json` tells it.
struct AchievementDocument: Encodable {
    var kind: String
    var subject: String
    var title: String
    var earnedAt: Date

    init(_ achievement: Achievement) {
        kind = achievement.kind.rawValue
        subject = achievement.subject
        title = achievement.title
        earnedAt = achievement.earnedAt
    }

    /// The achievements, a line for each.
    static func table(of achievements: [Achievement]) -> TextTable {
        TextTable(
            columns: [TextTable.Column(title: "DAY"), TextTable.Column(title: "REACHED")],
            rows: achievements.map {
                [TextTable.Cell(StoryText.day($0.earnedAt)), TextTable.Cell($0.title)]
            })
    }
}
