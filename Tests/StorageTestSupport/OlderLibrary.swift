import GRDB
import LibraryStorage
package import StoryCore

@testable package import StoryStorage

extension LibraryDatabase {
    /// Saves a story in a library from before authors noted what they told, and how it is read aloud.
    package func saveWithoutNote(_ story: Story) async throws {
        try await save(story, lacking: [("story", "telling"), ("page", "delivery")]) { StoryStore(database: $0) }
    }

    /// Saves a story in a library from before there were profiles.
    package func saveBeforeProfiles(_ story: Story, media: any BlobStore) async throws {
        try await save(story, lacking: []) { StoryStore(database: $0, media: media) }
    }

    /// Saves a story in a library from before there were profiles, and certain columns.
    private func save(
        _ story: Story, lacking columns: [(table: String, name: String)],
        in store: (LibraryDatabase) -> StoryStore
    ) async throws {
        let marks = ["isFavorite", "playCount"]
        let indexes = try await write { database in
            let indexes = try Row.fetchAll(
                database,
                sql: "SELECT name, sql FROM sqlite_schema WHERE tbl_name = 'story' AND type = 'index' AND sql > ''"
            ).map { (name: $0["name"] as String, sql: $0["sql"] as String) }
            // The triggers of the checksums name the columns.
            for name in try String.fetchAll(database, sql: "SELECT name FROM temp.sqlite_schema WHERE type = 'trigger'")
            {
                try database.execute(sql: "DROP TRIGGER temp.\(name)")
            }
            for index in indexes { try database.execute(sql: "DROP INDEX \(index.name)") }
            for (table, name) in columns { try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(name) TEXT") }
            for name in marks { try database.execute(sql: "ALTER TABLE story DROP COLUMN \(name)") }
            try database.execute(
                sql:
                    "CREATE TABLE storyMark (profile, storyNumber, isFavorite, playCount, UNIQUE (profile, storyNumber))"
            )
            return indexes
        }
        try await store(self).save(story)
        try await write { [schema] database in
            for (table, name) in columns { try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(name)") }
            for name in marks {
                try database.execute(
                    sql: """
                        ALTER TABLE story ADD COLUMN \(name) INTEGER NOT NULL DEFAULT 0;
                        UPDATE story SET \(name) = storyMark.\(name) FROM storyMark WHERE number = storyNumber;
                        """)
            }
            try database.execute(sql: "DROP TABLE storyMark")
            for index in indexes { try database.execute(sql: index.sql) }
            try RowChecksums(schema: schema).renew(in: database)
        }
    }
}
