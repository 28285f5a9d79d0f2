import GRDB
import StoryCore
import StoryStorage

/// What a feature of somebody else stores: shelves, and the stories on them.
struct ShelfStorage: FeatureStorage {
    let name = "Shelf"
    let tables = [
        StoredTable(TableLayout("shelf", key: ["id"])) { row, _ in
            let title: String = row["title"]
            return !title.isEmpty && StoredBounds.isLine(title, limit: 100)
        }.verifying("shelves", named: "title", as: [String].self),
        StoredTable(
            TableLayout(
                "shelfStory", story: "storyNumber", key: ["shelfId"],
                references: [TableReference(column: "shelfId", table: "shelf", key: "id", onDeletion: .remove)]),
            rowName: { "place on shelf \($0)" }
        ) { row, _ in
            let position: Int = row["position"]
            return StoredBounds.counts.contains(position)
        },
    ]
    let parts: Set<LibraryPart> = [LibraryPart(rawValue: "shelves")]
    var work: (any StoryWork)?
    var migrations = [
        StorageMigration(name: "first") { database in
            try database.execute(
                sql: """
                    CREATE TABLE shelf (
                        id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, json TEXT NOT NULL DEFAULT '[]'
                    ) STRICT;
                    CREATE INDEX shelfByTitle ON shelf (title);
                    CREATE TABLE shelfStory (
                        shelfId TEXT NOT NULL REFERENCES shelf ON DELETE CASCADE,
                        storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, position INTEGER NOT NULL,
                        PRIMARY KEY (shelfId, storyNumber)
                    ) STRICT, WITHOUT ROWID;

                    """ + ChangeCount.sql(of: LibraryPart(rawValue: "shelves"), in: ["shelf", "shelfStory"]))
        }
    ]
}
