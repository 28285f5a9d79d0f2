import GRDB
import StoryCore
import StoryStorage

/// The migrations for collections and achievements.
enum CollectionMigration {
    /// A deleted story leaves its collections; achievements always stay.
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: tables + revision)
    }

    /// Adds the plans for missing stories; existing collections are complete.
    static let addPlan: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE collection ADD COLUMN plan TEXT")
    }

    private static let tables = """
        CREATE TABLE collection (
            id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, foldedTitle TEXT NOT NULL, json TEXT NOT NULL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX collectionByTitle ON collection (foldedTitle);
        CREATE TABLE collectionStory (
            collectionId TEXT NOT NULL REFERENCES collection ON DELETE CASCADE,
            storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, position INTEGER NOT NULL,
            completedAt REAL, PRIMARY KEY (collectionId, storyNumber)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collectionStoryByStory ON collectionStory (storyNumber);
        CREATE TABLE achievement (
            kind TEXT NOT NULL, subject TEXT NOT NULL, title TEXT NOT NULL, earnedAt REAL NOT NULL,
            PRIMARY KEY (kind, subject)
        ) STRICT, WITHOUT ROWID;

        """

    /// Counts changes like those of stories, heroes and events.
    private static let revision = ChangeCount.sql(of: .collections, in: ["collection", "collectionStory"])
}
