import Foundation
import StoryCore

/// The bin as `--json` tells it and a table shows it.
struct BinDocument: Encodable {
    /// A story in the bin.
    struct Item: Encodable {
        var id: String
        var title: String
        var removedAt: Date
        var restorableUntil: Date
        var daysLeft: Int
        var bytes: Int
    }

    var stories: [Item]
    var bytes: Int

    init(_ bin: StoryBin, at date: Date) {
        stories = bin.stories.map { story in
            Item(
                id: story.id.rawValue, title: story.title, removedAt: story.removedAt,
                restorableUntil: story.expiresAt, daysLeft: story.daysLeft(at: date), bytes: story.byteCount)
        }
        bytes = bin.byteCount
    }

    /// The stories for people.
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
                    TextTable.Cell(StoryText.size(story.bytes)),
                ]
            })
    }

    /// How much there is, and how it is restored.
    var total: String {
        "\(StoryText.count(stories.count, "story", "stories")), \(StoryText.size(bytes)). "
            + "Restore one with 'story library bin restore STORY'."
    }
}
