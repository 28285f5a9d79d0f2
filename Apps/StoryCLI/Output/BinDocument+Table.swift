import Foundation
import StoryCore
import StoryDocuments

extension BinDocument {
    /// The stories as a table.
    var table: TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "STORY"), TextTable.Column(title: "TITLE", shortest: 16),
                TextTable.Column(title: "DAYS LEFT", isNumber: true), TextTable.Column(title: "REMOVED", rank: 1),
                TextTable.Column(title: "SIZE", rank: 2, isNumber: true),
            ],
            rows: stories.map { story in
                [
                    TextTable.Cell(String(story.id.prefix(8))), TextTable.Cell(story.title),
                    TextTable.Cell(String(story.daysLeft)), TextTable.Cell(StoryText.day(story.removedAt)),
                    TextTable.Cell(StoryText.size(story.byteCount)),
                ]
            })
    }

    /// The number and size of the stories, and how to restore them.
    var total: String {
        "\(StoryText.count(stories.count, "story", "stories")), \(StoryText.size(byteCount)). "
            + "Restore one with 'story library bin restore STORY'."
    }
}
