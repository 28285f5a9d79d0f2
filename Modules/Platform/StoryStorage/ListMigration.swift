import Foundation
import GRDB
import StoryCore

/// What lists of stories need: names and events in the story's own row, an index for each order, heroes in the search,
/// and a number for each part of the library that grows with every change of it.
enum ListMigration {
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: columns + indexes + search + revisions)
        try fillSearch(of: database)
    }

    private static let columns = """
        ALTER TABLE story ADD COLUMN heroNames TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE story ADD COLUMN event TEXT NOT NULL DEFAULT '';
        UPDATE story SET
            heroNames = (
                SELECT json_group_array(name)
                FROM (SELECT name FROM storyHero WHERE storyNumber = story.number ORDER BY position)
            ),
            event = coalesce(
                occasion ->> '$.standard._0', 'custom:' || (occasion ->> '$.custom._0.id'), ''
            );

        """

    /// Each order has an index with everything that filters look at, so that rows are read only for what is shown.
    private static let indexes = """
        DROP INDEX storyByAge;
        DROP INDEX storyByTitle;
        CREATE INDEX storyByAge ON story (createdAt, number, event, isFavorite, playCount);
        CREATE INDEX storyByTitle ON story (foldedTitle, createdAt, number, event, isFavorite, playCount);
        CREATE INDEX storyByPlays ON story (playCount, createdAt, number, event, isFavorite);

        """

    private static let search = """
        DROP TABLE storyText;
        CREATE VIRTUAL TABLE storyText USING fts5(
            title, heroes, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
        );

        """

    private static let revisions =
        """
        CREATE TABLE revision (part TEXT PRIMARY KEY NOT NULL, number INTEGER NOT NULL) STRICT, WITHOUT ROWID;

        """
        + [("story", LibraryPart.stories), ("hero", .heroes), ("customEvent", .events)].map { table, part in
            """
            INSERT INTO revision VALUES ('\(part.rawValue)', 0);

            """
                + ["INSERT", "UPDATE", "DELETE"].map { verb in
                    """
                    CREATE TRIGGER \(table)After\(verb.capitalized) AFTER \(verb) ON \(table) BEGIN
                        UPDATE revision SET number = number + 1 WHERE part = '\(part.rawValue)';
                    END;

                    """
                }.joined()
        }.joined()

    /// Goes through the stories one by one, so that memory does not grow with the library.
    private static func fillSearch(of database: Database) throws {
        for number in try Int64.fetchAll(database, sql: "SELECT number FROM story ORDER BY number") {
            try StoryRows.index(number, in: database)
        }
    }
}
