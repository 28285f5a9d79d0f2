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

    /// Each profile has its own completed stories and achievements; those from before are the first profile's.
    static let addProfiles: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: completions)
        // Last, so that nothing above counts as a change.
        try database.execute(sql: ChangeCount.moreSQL(of: .collections, in: ["collectionCompletion"]))
    }

    private static let completions = """
        CREATE TABLE collectionCompletion (
            profile INTEGER NOT NULL DEFAULT 1, collectionId TEXT NOT NULL REFERENCES collection ON DELETE CASCADE,
            storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, completedAt REAL NOT NULL,
            PRIMARY KEY (profile, collectionId, storyNumber)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO collectionCompletion (collectionId, storyNumber, completedAt)
            SELECT collectionId, storyNumber, completedAt FROM collectionStory WHERE completedAt IS NOT NULL;
        CREATE INDEX collectionCompletionByStory ON collectionCompletion (storyNumber);
        CREATE INDEX collectionCompletionByCollection ON collectionCompletion (collectionId);
        ALTER TABLE collectionStory DROP COLUMN completedAt;
        CREATE TABLE newAchievement (
            profile INTEGER NOT NULL DEFAULT 1, kind TEXT NOT NULL, subject TEXT NOT NULL, title TEXT NOT NULL,
            earnedAt REAL NOT NULL, PRIMARY KEY (profile, kind, subject)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO newAchievement (kind, subject, title, earnedAt)
            SELECT kind, subject, title, earnedAt FROM achievement;
        DROP TABLE achievement;
        ALTER TABLE newAchievement RENAME TO achievement;

        """

    /// Copies the completed stories of a library from before profiles.
    ///
    /// - Parameter former: The library, as far as it can be read.
    static func salvageCompletions(from former: Database, to database: Database) throws {
        guard try former.columns(in: "collectionStory").contains(where: { $0.name == "completedAt" }) else { return }
        let numbers = try Int64.fetchAll(database, sql: "SELECT number FROM story")
        let insert = """
            INSERT OR IGNORE INTO collectionCompletion (collectionId, storyNumber, completedAt) VALUES (?, ?, ?)
            """
        // The table has no row numbers, and is small.
        for number in numbers {
            let rows = try? Row.fetchAll(
                former,
                sql: """
                    SELECT collectionId, storyNumber, completedAt FROM collectionStory
                    WHERE storyNumber = ? AND completedAt IS NOT NULL
                    """, arguments: [number])
            for row in rows ?? [] {
                // A row that the table rejects is lost.
                try? database.execute(sql: insert, arguments: StatementArguments(row.databaseValues))
            }
        }
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
