import GRDB
import StoryCore
import StoryStorage

/// The migration for profiles: favourite marks and play counts in a table of their own, which were columns of `story`.
///
/// Those from before are the first profile's.
enum MarkMigration {
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: table + formerMarks + columns + indexes)
        // Last, so that nothing above counts as a change.
        try database.execute(sql: ChangeCount.moreSQL(of: .stories, in: ["storyMark"]))
    }

    /// Copies the marks of a library from before profiles.
    ///
    /// - Parameter former: The library, as far as it can be read.
    static func salvage(from former: Database, to database: Database) throws {
        guard try former.columns(in: "story").contains(where: { $0.name == "isFavorite" }) else { return }
        try FormerColumns.copy(
            "number, isFavorite, playCount", of: "story", where: "(isFavorite OR playCount > 0)", story: "number",
            from: former, to: database,
            with: "INSERT OR IGNORE INTO storyMark (storyNumber, isFavorite, playCount) VALUES (?, ?, ?)")
    }

    private static let table = """
        CREATE TABLE storyMark (
            profile INTEGER NOT NULL DEFAULT 1, storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE,
            isFavorite INTEGER NOT NULL DEFAULT 0, playCount INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (profile, storyNumber)
        ) STRICT, WITHOUT ROWID;

        """

    private static let formerMarks = """
        INSERT INTO storyMark (storyNumber, isFavorite, playCount)
            SELECT number, isFavorite, playCount FROM story WHERE isFavorite OR playCount > 0 ORDER BY number;

        """

    private static let columns = """
        DROP INDEX storyByAge;
        DROP INDEX storyByTitle;
        DROP INDEX storyByPlays;
        ALTER TABLE story DROP COLUMN isFavorite;
        ALTER TABLE story DROP COLUMN playCount;

        """

    /// The indexes of the lists have all that the filters and the profiles' visibility ask of a story's own row.
    private static let indexes = """
        CREATE INDEX storyByAge ON story (createdAt, number, event, ageBand, language, removedAt)
            WHERE removedAt IS NULL;
        CREATE INDEX storyByTitle ON story (
            foldedTitle, createdAt DESC, number DESC, event, ageBand, language, removedAt
        ) WHERE removedAt IS NULL;
        CREATE INDEX storyMarkByStory ON storyMark (storyNumber);
        CREATE INDEX storyMarkByFavorite ON storyMark (profile, storyNumber) WHERE isFavorite;
        CREATE INDEX storyMarkByPlays ON storyMark (profile, playCount, storyNumber) WHERE playCount > 0;

        """
}
