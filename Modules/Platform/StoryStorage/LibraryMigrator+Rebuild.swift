import Foundation
import GRDB
import SafeFiles
import StoryCore

extension LibraryMigrator {
    /// Copies the tables of a database to a new one, which rebuilds indexes and search, and then the new one over the
    /// old.
    ///
    /// Copying back is one transaction, so that other processes see the one or the other.
    ///
    /// - Returns: A copy of the damaged database.
    func rebuild(_ queue: DatabaseQueue, keepingDamagedIn folder: URL) throws -> URL {
        let lock = try lock()
        defer { lock.release() }
        let kept = try keep(queue, in: folder)
        let (others, number) = try queue.read { database in
            (try OtherFeatures(besides: schema, in: database), try version(of: database).number)
        }
        // Rows that refer to nothing are another finding.
        try withDraft(busyMode: .timeout(patience)) { fresh in
            try copyTables(to: fresh, others)
            try fresh.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = \(number)") }
            try fresh.backup(to: queue)
            try fresh.close()
            try removeDatabase(draft)
        }
        return kept
    }

    /// Makes a new, empty database under another name, in which rows may refer to nothing; it is removed if its filling
    /// fails.
    func withDraft<Value>(
        busyMode: Database.BusyMode = .immediateError, _ fill: (DatabaseQueue) throws -> Value
    ) throws -> Value {
        try removeDatabase(draft)
        do {
            try SafeFiles.makeFile(draft)
            try self.fill(draft)
            var configuration = Configuration()
            // Dangling rows are another finding.
            configuration.foreignKeysEnabled = false
            configuration.busyMode = busyMode
            return try fill(try DatabaseQueue(path: draft.path, configuration: configuration))
        } catch {
            try removeDatabase(draft)
            throw error
        }
    }

    private func keep(_ queue: DatabaseQueue, in folder: URL) throws -> URL {
        try SafeFiles.makeFolder(folder)
        let copy = SafeFiles.unused(file.lastPathComponent, in: folder)
        try SafeFiles.makeFile(copy)
        let target = try DatabaseQueue(path: copy.path)
        try queue.backup(to: target)
        try target.close()
        try SafeFiles.sync(copy)
        return copy
    }

    private func copyTables(to fresh: DatabaseQueue, _ others: OtherFeatures) throws {
        let file = file
        try fresh.writeWithoutTransaction { database in
            try database.execute(sql: "ATTACH ? AS damaged", arguments: [file.path])
            // Other writers have to wait, so that their changes are not lost.
            try database.inTransaction(.immediate) {
                let otherTables = try others.createTables(in: database)
                for table in (schema.tables.map(\.layout) + otherTables).map(\.name) {
                    // The initial rows of a new library are replaced.
                    try database.execute(sql: "DELETE FROM \(table)")
                    // With named columns, SQLite does not copy the indexes.
                    let columns = try database.columns(in: table).map(\.name)
                    // The names may be damaged; the order is the same.
                    let damaged = try database.columns(in: table, in: "damaged").map { "\"\($0.name)\"" }
                    guard columns.count == damaged.count else {
                        throw DatabaseError(message: "the columns of \(table) are not a library's")
                    }
                    try database.execute(
                        sql: """
                            INSERT INTO \(table) (\(columns.joined(separator: ", ")))
                            SELECT \(damaged.joined(separator: ", ")) FROM damaged.\(table) NOT INDEXED
                            """)
                }
                try others.complete(otherTables, in: database)
                try copyChecksums(in: database)
                for number in try Int64.fetchAll(database, sql: "SELECT number FROM story ORDER BY number") {
                    try StoryRows.index(number, in: database)
                }
                // Observers see a change.
                try database.execute(sql: "UPDATE revision SET number = number + abs(random() % 1000000000)")
                return .commit
            }
            try database.execute(sql: "DETACH damaged")
        }
    }

    /// Copies readable checksums, which show the damaged rows; if they cannot be read, creates new ones.
    private func copyChecksums(in database: Database) throws {
        do {
            try database.inSavepoint {
                try database.execute(
                    sql: "DELETE FROM rowChecksum; INSERT INTO rowChecksum SELECT * FROM damaged.rowChecksum")
                return .commit
            }
        } catch is DatabaseError {
            try RowChecksums(schema: schema).renew(in: database)
        }
    }
}
