import Collections
import Foundation
import StoryCore
import StoryDocuments

extension AchievementDocument {
    /// Returns the achievements as a table, one per line.
    static func table(of achievements: [Achievement]) -> TextTable {
        TextTable(
            columns: [TextTable.Column(title: "DAY"), TextTable.Column(title: "EARNED")],
            rows: achievements.map {
                [TextTable.Cell(StoryText.day($0.earnedAt)), TextTable.Cell($0.title)]
            })
    }
}
