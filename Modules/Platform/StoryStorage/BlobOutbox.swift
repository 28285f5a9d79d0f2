import Foundation
package import GRDB
import SafeFiles
package import StoryCore

/// The outbox of deletions: the blobs that no row refers to any more, and that are still to be deleted.
///
/// The transaction that removes the last row referring to a blob writes it here. Whoever comes next deletes it from the
/// store, which may be another system, and then forgets it. Until then the store is as it was, so that a crash at any
/// moment leaves every blob that is needed, and an entry for each that is not.
package enum BlobOutbox {
    /// The table.
    package static let table = StoredTable(
        TableLayout("blobOutbox", key: ["digest", "fileExtension"]), rowName: { _ in "deletion of a media file" },
        isRemade: true
    ) { row, _ in reference(row).isWellFormed }

    /// The migration that creates it.
    package static let migration = StorageMigration(name: "outbox") { database in
        try database.execute(
            sql: """
                CREATE TABLE blobOutbox (
                    digest TEXT NOT NULL, fileExtension TEXT NOT NULL, PRIMARY KEY (digest, fileExtension)
                ) STRICT, WITHOUT ROWID
                """)
    }

    /// Adds those of the blobs that no row refers to, within the transaction that removed rows.
    package static func add(_ references: Set<MediaReference>, in database: Database) throws {
        for reference in references where reference.isWellFormed {
            guard try !StoryFiles.isNamed(reference.digest, in: database) else { continue }
            try database.execute(
                sql: "INSERT OR IGNORE INTO blobOutbox (digest, fileExtension) VALUES (?, ?)",
                arguments: [reference.digest, reference.fileExtension])
        }
    }

    /// Returns whether something is to be deleted.
    package static func isPending(in database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM blobOutbox)") ?? false
    }

    /// Returns what is to be deleted, with unknown sizes.
    static func pending(in database: Database) throws -> [MediaReference] {
        try Row.fetchAll(database, sql: "SELECT digest, fileExtension FROM blobOutbox").map(reference)
    }

    /// Deletes the blobs from their store, but for those that a row refers to by now, and forgets them.
    ///
    /// The write lock of the transaction keeps others from referring to one meanwhile. If the deletion fails, nothing is
    /// forgotten.
    ///
    /// - Parameter log: The database's log.
    static func empty(into store: any BlobStore, in database: Database, log: URL) throws {
        let gone = try pending(in: database).filter { try !StoryFiles.isNamed($0.digest, in: database) }
        if !gone.isEmpty {
            // Rows must not reappear after a power failure when their blobs do not.
            try SafeFiles.sync(log)
            try store.delete(gone)
        }
        try forgetAll(in: database)
    }

    /// Forgets the deletions; what was to be deleted stays.
    package static func forgetAll(in database: Database) throws {
        try database.execute(sql: "DELETE FROM blobOutbox")
    }

    private static func reference(_ row: Row) -> MediaReference {
        MediaReference(digest: row["digest"], fileExtension: row["fileExtension"], byteCount: 0)
    }
}
