package import GRDB
package import StoryCore

extension StoryRows {
    /// Writes the changes of an edit: title, cover, texts, the narration's status, and the search texts.
    package static func change(_ story: Story, to edited: Story, number: Int64, in database: Database) throws {
        try database.execute(
            sql: "UPDATE story SET title = ?, foldedTitle = ?, cover = ?, narrationStatus = ? WHERE number = ?",
            arguments: [
                edited.title.withoutNUL, SearchText.folded(edited.title), try StoredJSON.text(edited.cover),
                edited.narrationStatus.rawValue, number,
            ])
        for (old, new) in zip(story.pages, edited.pages) where old.text != new.text {
            try database.execute(
                sql: "UPDATE page SET text = ?, delivery = ? WHERE storyNumber = ? AND position = ?",
                arguments: [
                    new.text.withoutNUL, try new.delivery.map(StoredJSON.text), number, new.index,
                ])
        }
        try database.execute(sql: "DELETE FROM storyText WHERE rowid = ?", arguments: [number])
        try index(number, in: database)
    }
}
