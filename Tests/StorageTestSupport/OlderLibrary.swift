import GRDB
import LibraryStorage
package import StoryCore

package import StoryStorage

extension LibraryDatabase {
    /// Saves a story in a library from before authors noted what they told, and how it is read aloud.
    package func saveWithoutNote(_ story: Story) async throws {
        let columns = [("story", "telling"), ("page", "delivery")]
        try await write { database in
            for (table, name) in columns { try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(name) TEXT") }
        }
        try await StoryStore(database: self).save(story)
        try await write { database in
            for (table, name) in columns { try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(name)") }
        }
    }
}
