import Foundation
import GRDB
import StoryCore
import StoryStorage

extension LibraryPart {
    static let lullabies = LibraryPart(rawValue: "lullabies")
}

/// The table of the lullabies.
struct LullabiesStorage: FeatureStorage {
    let name = "Lullabies"
    let tables = [
        StoredTable(TableLayout("lullaby", key: ["id"]), rowName: { "lullaby \($0)" }) { row, _ in
            _ = try LullabyID.stored(row["id"])
            _ = try Date.stored(row["addedAt"])
            let title: String = row["title"]
            return !title.isEmpty && StoredBounds.isLine(title, limit: Lullaby.titleLimit)
        }
    ]
    let parts: Set<LibraryPart> = [.lullabies]
    let migrations = [
        StorageMigration(name: "shelf") { database in
            try database.execute(
                sql: """
                    CREATE TABLE lullaby (
                        id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, addedAt REAL NOT NULL
                    ) STRICT;

                    """ + ChangeCount.sql(of: .lullabies, in: ["lullaby"]))
        }
    ]
}

/// Stores lullabies in a library.
struct LullabyStore: LullabyRepository {
    let database: LibraryDatabase

    func lullabies() async throws(StorageError) -> [Lullaby] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM lullaby ORDER BY title, id").map { row in
                try Lullaby(id: .stored(row["id"]), title: row["title"], addedAt: .stored(row["addedAt"]))
            }
        }
    }

    func add(_ lullaby: Lullaby) async throws(StorageError) {
        try await database.write { database in
            try database.execute(
                sql: "INSERT INTO lullaby (id, title, addedAt) VALUES (?, ?, ?)",
                arguments: [lullaby.id.rawValue, lullaby.title, lullaby.addedAt.timeIntervalSinceReferenceDate])
        }
    }
}
