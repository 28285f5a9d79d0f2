import GRDB
import StoryCore

@testable import StoryStorage

extension LibraryDatabase {
    /// Saves a story in a library from before authors noted what they told.
    func saveWithoutNote(_ story: Story) async throws {
        try await write { try $0.execute(sql: "ALTER TABLE story ADD COLUMN telling TEXT") }
        try await StoryStore(database: self).save(story)
        try await write { try $0.execute(sql: "ALTER TABLE story DROP COLUMN telling") }
    }
}
