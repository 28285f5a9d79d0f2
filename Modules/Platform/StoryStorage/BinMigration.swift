import GRDB

/// What the bin needs: when a story was removed, lists that know nothing of it, and the stories of a hero who is gone.
enum BinMigration {
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE story ADD COLUMN removedAt REAL;\n" + lists + bin + heroes)
    }

    /// The identifier of the hero in a row of `storyHero`; none if the row cannot be understood. SQLite finds the index
    /// only for the expression as it is written here.
    static let heroID = "iif(json_valid(json), json ->> '$.id', NULL)"

    /// The same orders as before, without what is in the bin. The column itself is part of each index: without it, every
    /// row would be read to look at it.
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

    /// A story names its heroes also after they were removed.
    private static let heroes = """
        CREATE INDEX storyHeroByRemovedHero ON storyHero (\(heroID), storyNumber) WHERE heroId IS NULL;

        """
}
