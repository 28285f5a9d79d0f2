import Foundation
import GRDB
import StoryCore
import StoryStorage

/// The migration for lists: names and events in the story's own row, an index for each order, search without case and
/// accents in titles, texts and heroes' names, and a change count for each part of the library.
enum ListMigration {
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: columns + pages + search + StoryRows.searchSettings)
        try foldNames(of: ReferenceResolver.hero, in: database)
        try foldNames(of: ReferenceResolver.event, in: database)
        try foldNames(of: ReferenceResolver.story, in: database)
        try fillSearch(of: database)
        // After the columns are filled: creating an index is faster than updating it.
        try database.execute(sql: indexes)
        // Last, so that nothing above counts as a change.
        try database.execute(sql: revisions)
    }

    /// An unreadable row gets neither: it stays as it is, and the rest of the library usable.
    private static let columns = """
        DROP INDEX storyByAge;
        DROP INDEX storyByTitle;
        ALTER TABLE story ADD COLUMN heroNames TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE story ADD COLUMN event TEXT NOT NULL DEFAULT '';
        UPDATE story SET
            heroNames = (
                SELECT json_group_array(name)
                FROM (SELECT name FROM storyHero WHERE storyNumber = story.number ORDER BY position)
            ),
            event = iif(
                json_valid(occasion),
                coalesce(occasion ->> '$.standard._0', 'custom:' || (occasion ->> '$.custom._0.id'), ''), ''
            );

        """

    /// Rows of pages are too long for a table without row numbers: most would use a whole page of the file.
    private static let pages = """
        CREATE TABLE newPage (
            storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, position INTEGER NOT NULL,
            text TEXT NOT NULL, scene TEXT NOT NULL, illustration TEXT NOT NULL, mediaDigest TEXT,
            PRIMARY KEY (storyNumber, position)
        ) STRICT;
        INSERT INTO newPage SELECT storyNumber, position, text, scene, illustration, mediaDigest FROM page
            ORDER BY storyNumber, position;
        DROP TABLE page;
        ALTER TABLE newPage RENAME TO page;
        CREATE INDEX pageByMedia ON page (mediaDigest);

        """

    /// Each order has an index with all columns of the filters, so that only the rows on screen are read.
    private static let indexes = """
        CREATE INDEX storyByAge ON story (createdAt, number, event, isFavorite, playCount);
        CREATE INDEX storyByTitle
            ON story (foldedTitle, createdAt DESC, number DESC, event, isFavorite, playCount);
        CREATE INDEX storyByPlays ON story (playCount, createdAt, number, event, isFavorite);

        """

    /// Marks count as parts of words, as `SearchText` keeps only those that are.
    private static let search = """
        DROP TABLE storyText;
        CREATE VIRTUAL TABLE storyText USING fts5(
            title, heroes, text, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M*'", prefix = '2 3'
        );

        """

    private static let revisions =
        """
        CREATE TABLE revision (part TEXT PRIMARY KEY NOT NULL, number INTEGER NOT NULL) STRICT, WITHOUT ROWID;

        """
        + [("story", LibraryPart.stories), ("hero", .heroes), ("customEvent", .events)].map { table, part in
            ChangeCount.sql(of: part, in: [table])
        }.joined()

    /// Folds names again, since folding has been extended. An event keeps its old form if another one has the new one:
    /// they were distinct until now.
    private static func foldNames(of table: ReferenceResolver, in database: Database) throws {
        try forEachRow(of: table.table, in: database) { row in
            let name = try String.fetchOne(
                database, sql: "SELECT \(table.nameColumn) FROM \(table.table) WHERE rowid = ?", arguments: [row])
            try database.execute(
                sql: "UPDATE OR IGNORE \(table.table) SET \(table.foldedColumn) = ? WHERE rowid = ?",
                arguments: [SearchText.folded(name ?? ""), row])
        }
    }

    private static func fillSearch(of database: Database) throws {
        try forEachRow(of: "story", in: database) { try StoryRows.index($0, in: database) }
    }

    /// Visits the rows of a table one by one, so that memory does not grow with the library.
    private static func forEachRow(of table: String, in database: Database, _ body: (Int64) throws -> Void) throws {
        var last = Int64.min
        while let row = try Int64.fetchOne(
            database, sql: "SELECT rowid FROM \(table) WHERE rowid > ? ORDER BY rowid LIMIT 1", arguments: [last])
        {
            try body(row)
            last = row
        }
    }
}
