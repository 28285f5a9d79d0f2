import GRDB
import StoryStorage

/// The migration for the bin: the date of the deletion, lists without the bin, and the stories of a deleted hero.
enum BinMigration {
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE story ADD COLUMN removedAt REAL;\n" + lists + bin + heroes)
    }

    /// The indexes of the lists, without the stories in the bin. The column itself is part of each index: otherwise
    /// every row would be read for it.
    private static let lists = """
        DROP INDEX storyByAge;
        DROP INDEX storyByTitle;
        DROP INDEX storyByPlays;
        CREATE INDEX storyByAge ON story (createdAt, number, event, isFavorite, playCount, removedAt)
            WHERE removedAt IS NULL;
        CREATE INDEX storyByTitle
            ON story (foldedTitle, createdAt DESC, number DESC, event, isFavorite, playCount, removedAt)
            WHERE removedAt IS NULL;
        CREATE INDEX storyByPlays ON story (playCount, createdAt, number, event, isFavorite, removedAt)
            WHERE removedAt IS NULL;

        """

    private static let bin = "CREATE INDEX storyByRemoval ON story (removedAt) WHERE removedAt IS NOT NULL;\n"

    /// A story keeps its heroes after they are deleted.
    private static let heroes = """
        CREATE INDEX storyHeroByRemovedHero ON storyHero (\(StoryTables.heroID), storyNumber) WHERE heroId IS NULL;

        """
}
