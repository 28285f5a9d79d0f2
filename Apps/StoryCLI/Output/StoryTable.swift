import StoryCore

/// A table of stories, one per line.
enum StoryTable {
    private static let outdatedMark = "*"

    /// Returns the explanation of the marks in the table; nil if there are none.
    static func footnote(of stories: [StorySummary]) -> String? {
        guard stories.contains(where: { $0.narrationStatus == .outdated }) else { return nil }
        return "\(outdatedMark) The narration still has the old text. "
            + "Update it with 'story retry STORY --step audio'."
    }

    /// Returns the table.
    static func table(of stories: [StorySummary]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "STORY"), TextTable.Column(title: "", rank: 1),
                TextTable.Column(title: "TITLE", shortest: 16),
                TextTable.Column(title: "HEROES", rank: 2, shortest: 8),
                TextTable.Column(title: "EVENT", rank: 6, shortest: 8),
                TextTable.Column(title: "LENGTH", rank: 3, isNumber: true),
                TextTable.Column(title: "PLAYS", rank: 5, isNumber: true), TextTable.Column(title: "CREATED", rank: 4),
            ],
            rows: stories.map { story in
                [
                    TextTable.Cell(story.id.short),
                    TextTable.Cell(story.isFavorite ? StoryText.favoriteMark : "", style: .favorite),
                    TextTable.Cell(story.title), TextTable.Cell(story.heroNames.joined(separator: ", ")),
                    TextTable.Cell(story.occasion.displayName), length(of: story),
                    TextTable.Cell(String(story.playCount)), TextTable.Cell(StoryText.day(story.createdAt)),
                ]
            })
    }

    private static func length(of story: StorySummary) -> TextTable.Cell {
        let length = story.duration.map(StoryText.length)
        return switch story.narrationStatus {
        case .ready: TextTable.Cell(length ?? "-")
        case .outdated: TextTable.Cell((length ?? "") + outdatedMark, style: .attention)
        case .failed: TextTable.Cell("failed", style: .attention)
        case .pending: TextTable.Cell("pending", style: .faint)
        case .notRequested: TextTable.Cell("-", style: .faint)
        }
    }
}
