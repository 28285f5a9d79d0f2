public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Snapshots of a library's database as SQLite makes them: compact, and without traces of deleted data.
public struct LibrarySnapshotStore: LibrarySnapshots {
    private let database: LibraryDatabase

    /// Creates a store for a database.
    public init(database: LibraryDatabase) {
        self.database = database
    }

    private var schema: LibrarySchema { database.schema }

    public func release() async { await database.release() }

    public func take(to file: URL) async throws(StorageError) {
        try SafeFiles.makeFile(file)
        try await database.copy(to: file)
        try prepareBackup(file)
    }

    public func contents(of file: URL) throws(StorageError) -> LibraryContents {
        try reading(file) { migrator, database in
            func count(_ table: String) throws -> Int {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
            }
            let jobCount = try schema.features.compactMap(\.work).reduce(0) { try $0 + $1.count(in: database) }
            return LibraryContents(
                version: try migrator.version(of: database).number, storyCount: try count("story"),
                heroCount: try count("hero"), eventCount: try count("customEvent"),
                jobCount: jobCount)
        }
    }

    public func check(_ file: URL) throws(StorageError) {
        let pending = try reading(file) { migrator, database in
            let version = try migrator.version(of: database).version
            func refuse(_ detail: String) -> StorageError { .corrupt(path: file.path, detail: detail) }
            guard try SchemaComparison.differences(of: database, from: schema, version: version).isEmpty else {
                throw refuse("Its tables are not a library's.")
            }
            let finding = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
            guard finding == "ok" else { throw refuse("SQLite says: \(finding ?? "nothing").") }
            guard try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") == nil else {
                throw refuse("A row refers to one that is missing.")
            }
            let pending = schema.pending(after: version)
            if pending.isEmpty { try RowValidation(schema: schema, database: database).check() }
            return pending
        }
        if !pending.isEmpty { try checkRows(of: file, after: pending) }
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

    /// Removes what means nothing in another library.
    private func prepareBackup(_ file: URL) throws(StorageError) {
        do {
            let copy = try DatabaseQueue(path: file.path)
            try copy.write { database in
                try RowChecksums(schema: schema).keep(in: database)
                for feature in schema.features { try feature.prepareBackup(in: database) }
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
    private func checkRows(of file: URL, after pending: [PendingMigration]) throws(StorageError) {
        let copy = file.appendingPathExtension("migrated")
        do {
            defer { try? SafeFiles.remove(copy) }
            try SafeFiles.makeFile(copy)
            let queue = try DatabaseQueue(path: copy.path)
            try reading(file) { _, database in
                try queue.writeWithoutTransaction { try database.backup(to: $0) }
            }
            try queue.write { database in
                for migration in pending { try migration.migrate(database) }
                try FeatureVersions.store(schema, in: database)
                try RowValidation(schema: schema, database: database).check()
            }
            try queue.close()
        } catch {
            throw StorageError(error, database: file)
        }
    }
}
