public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Snapshots of a library's database as SQLite makes them: compact, and without traces of deleted data.
public struct LibrarySnapshotStore: LibrarySnapshots {
    private let database: LibraryDatabase
    private let schema: LibrarySchema

    /// Creates a store for a database.
    public init(database: LibraryDatabase) {
        self.init(database: database, schema: LibrarySchema())
    }

    init(database: LibraryDatabase, schema: LibrarySchema) {
        self.database = database
        self.schema = schema
    }

    public func take(to file: URL) async throws(StorageError) {
        try SafeFiles.makeFile(file)
        try await database.copy(to: file)
        try removeContent(from: file)
    }

    public func contents(of file: URL) throws(StorageError) -> LibraryContents {
        try reading(file) { migrator, database in
            func count(_ table: String) throws -> Int {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
            }
            return LibraryContents(
                version: try migrator.version(of: database), storyCount: try count("story"),
                heroCount: try count("hero"), eventCount: try count("customEvent"), jobCount: try count("job"))
        }
    }

    public func check(_ file: URL) throws(StorageError) {
        let version = try reading(file) { migrator, database in
            let version = try migrator.version(of: database)
            func refuse(_ detail: String) -> StorageError { .corrupt(path: file.path, detail: detail) }
            guard try SchemaComparison.differences(of: database, from: schema, version: version).isEmpty else {
                throw refuse("Its tables are not a library's.")
            }
            let finding = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
            guard finding == "ok" else { throw refuse("SQLite says: \(finding ?? "nothing").") }
            guard try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") == nil else {
                throw refuse("A row refers to one that is missing.")
            }
            if version == schema.version { try RowValidation(database: database).check() }
            return version
        }
        if version < schema.version { try checkRows(of: file, version: version) }
    }

    public func forEachMedia(
        of file: URL, _ body: (MediaReference) throws(StorageError) -> Void
    ) throws(StorageError) {
        try reading(file) { _, database in
            let hasCovers = try database.columns(in: "story").contains { $0.name == "cover" }
            let rows = try Row.fetchCursor(database, sql: Self.media(withCovers: hasCovers))
            while let row = try rows.next() {
                try body(MediaReference(digest: row["digest"], fileExtension: row["ending"], byteCount: row["size"]))
            }
        }
    }

    // MARK: - Private

    /// Removes the units' content, which is in the jobs' folders and in no backup.
    private func removeContent(from file: URL) throws(StorageError) {
        do {
            let copy = try DatabaseQueue(path: file.path)
            try copy.write { database in
                try RowChecksums.keep(in: database)
                try database.execute(sql: "DELETE FROM jobUnit WHERE contentSize IS NOT NULL")
                // A library of an earlier version has no queue.
                guard try database.tableExists("jobQueue") else { return }
                // Neither what has ended nor who works on the rest means anything in another library.
                try database.execute(
                    sql: """
                        DELETE FROM jobQueue WHERE state IN ('done', 'cancelled');
                        UPDATE jobQueue SET owner = NULL, expiresAt = NULL WHERE owner IS NOT NULL;
                        """)
            }
            try copy.close()
        } catch {
            throw StorageError(error, database: file)
        }
    }

    private func reading<Value>(
        _ file: URL, _ body: (LibraryMigrator, Database) throws -> Value
    ) throws(StorageError) -> Value {
        let useLock = LibraryLayout(data: file.deletingLastPathComponent()).useLock
        let migrator = LibraryMigrator(file: file, useLock: useLock, schema: schema, patience: 0)
        do {
            return try migrator.reading { try body(migrator, $0) }
        } catch {
            throw StorageError(error, database: file)
        }
    }

    private static func media(withCovers: Bool) -> String {
        let columns = [("page", "illustration"), ("narration", "json")] + (withCovers ? [("story", "cover")] : [])
        let named = columns.map { table, column in
            """
            SELECT \(column) ->> '$.media.digest' AS digest, \(column) ->> '$.media.fileExtension' AS ending,
                \(column) ->> '$.media.byteCount' AS size
            FROM \(table) WHERE json_valid(\(column))
            """
        }
        return """
            SELECT digest, ending, max(size) AS size FROM (\(named.joined(separator: " UNION ALL ")))
            WHERE typeof(digest) = 'text' AND typeof(ending) = 'text' AND typeof(size) = 'integer'
            GROUP BY digest, ending ORDER BY digest, ending
            """
    }

    /// Validates the rows of an older version after a migration, in a temporary copy.
    private func checkRows(of file: URL, version: Int) throws(StorageError) {
        let copy = file.appendingPathExtension("migrated")
        do {
            defer { try? SafeFiles.remove(copy) }
            try SafeFiles.makeFile(copy)
            let queue = try DatabaseQueue(path: copy.path)
            try reading(file) { _, database in
                try queue.writeWithoutTransaction { try database.backup(to: $0) }
            }
            try queue.write { database in
                for migration in schema.migrations.dropFirst(version) { try migration.migrate(database) }
                try RowValidation(database: database).check()
            }
            try queue.close()
        } catch {
            throw StorageError(error, database: file)
        }
    }
}
