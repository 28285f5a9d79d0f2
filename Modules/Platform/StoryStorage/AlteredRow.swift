import Foundation
import GRDB
import StoryCore

/// A row that differs from its checksum, lacks one, or is missing.
struct AlteredRow: Hashable, Sendable {
    /// The table.
    var table: String
    /// The number of the story that it belongs to; 0 for none.
    var story: Int64
    /// The key of the row within its story.
    var key: String
    /// The stored checksum; nil if there is none.
    var checksum: Int64?
    /// Whether the row is missing.
    var isLost = false

    /// The outcome of a repair.
    enum Outcome: Sendable {
        /// The row is right by now, or its checksum was wrong.
        case right
        /// A byte was corrected.
        case corrected
        /// The row was restored from a recovery record.
        case restored
        /// The row stays, with a new checksum.
        case accepted
        /// The row cannot be restored.
        case lost
    }

    /// Repairs the row if one byte of it, or of its checksum, is damaged, or if a recovery record has the stored
    /// version; otherwise accepts it as it is.
    ///
    /// - Parameter damaged: The folder for the replaced version.
    func repair(
        from recorded: RecordedRows, keepingIn damaged: DamagedFolder, of schema: LibrarySchema, in database: Database
    ) throws -> Outcome {
        guard let table = try schema.layouts(in: database).first(where: { $0.name == table }) else {
            try set(nil, in: database)
            return .right
        }
        guard let values = try table.values(of: self, in: database) else {
            // The row may have been deleted meanwhile, or its checksum may have turned out to be another row's.
            guard let stored = try storedChecksum(in: database) else { return .right }
            if let whole = try recorded.values(of: self, in: table, for: stored, database),
                try table.insert(whole, in: database)
            {
                return .restored
            }
            try set(nil, in: database)
            return .lost
        }
        let content = RowContent(values)
        guard let stored = try storedChecksum(in: database) else { return try adopt(content, in: table, database) }
        if stored == content.checksum { return .right }
        if (stored ^ content.checksum).nonzeroBitCount > 1,
            let whole = try RowContent(values, texts: table.texts(of: self, in: database)).values(for: stored),
            whole.first == values.first, whole.count == values.count
        {
            try table.write(whole, over: self, in: database)
            try set(stored, in: database)
            return .corrected
        }
        if (stored ^ content.checksum).nonzeroBitCount == 1 {
            try set(content.checksum, in: database)
            return .right
        }
        if let whole = try recorded.values(of: self, in: table, for: stored, database) {
            try table.keep(self, in: damaged, database)
            try table.write(whole, over: self, in: database)
            try set(stored, in: database)
            return .restored
        }
        try set(content.checksum, in: database)
        return .accepted
    }

    /// Finds a checksum that fits the row: only the key of its checksum, or of the row, may be damaged.
    private func adopt(
        _ content: RowContent, in table: TableLayout, _ database: Database
    ) throws -> Outcome {
        for orphan in try table.lost(in: database).prefix(8) {
            guard let checksum = orphan.checksum else { continue }
            if checksum == content.checksum {
                try orphan.set(nil, in: database)
                try set(checksum, in: database)
                return .right
            }
            guard let whole = content.values(for: checksum), whole.first == table.name.databaseValue else { continue }
            try table.write(whole, over: self, in: database)
            try set(nil, in: database)
            try orphan.set(checksum, in: database)
            return .corrected
        }
        try set(content.checksum, in: database)
        return .accepted
    }

    /// Returns the row by the key that its table has after a migration: what was there before profiles is the first
    /// one's.
    func moved(from former: [TableLayout], to present: [TableLayout]) -> AlteredRow {
        guard let old = former.first(where: { $0.name == table })?.key,
            let new = present.first(where: { $0.name == table })?.key, old != new
        else { return self }
        var parts = key.split(separator: "/", maxSplits: max(0, old.count - 1), omittingEmptySubsequences: false)[...]
        if old.isEmpty { parts = [] }
        let values = new.map { old.contains($0) ? parts.popFirst() ?? "" : "1" }
        var row = self
        row.key = values.joined(separator: "/")
        return row
    }

    private func storedChecksum(in database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database, sql: "SELECT checksum FROM rowChecksum WHERE story = ? AND name = ? AND key = ?",
            arguments: [story, table, key])
    }

    /// Stores the checksum of the row; nil removes it.
    func set(_ checksum: Int64?, in database: Database) throws {
        guard let checksum else {
            try database.execute(
                sql: "DELETE FROM rowChecksum WHERE story = ? AND name = ? AND key = ?",
                arguments: [story, table, key])
            return
        }
        try database.execute(
            sql: "INSERT OR REPLACE INTO rowChecksum (story, name, key, checksum) VALUES (?, ?, ?, ?)",
            arguments: [story, table, key, checksum])
    }
}

extension RowChecksums {
    /// Returns all rows that have changed since they were stored.
    func altered(in database: Database) throws -> [AlteredRow] {
        Self.addFunctions(to: database)
        guard try database.tableExists("rowChecksum") else { return [] }
        let tables = try schema.layouts(in: database)
        let names = tables.map { "'\($0.name)'" }.joined(separator: ", ")
        let unknown = try Row.fetchAll(database, sql: "SELECT * FROM rowChecksum WHERE name NOT IN (\(names))")
            .map { AlteredRow($0, table: $0["name"], isLost: true) }
        return try tables.flatMap { try $0.altered(in: database) + $0.lost(in: database) } + unknown
    }
}

extension TableLayout {
    /// Returns the rows that differ from their checksum, or lack one.
    func altered(in database: Database) throws -> [AlteredRow] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT found.story, found.key, stored.checksum FROM (\(checksums(try columns(in: database)))) AS found
                LEFT JOIN rowChecksum AS stored
                    ON stored.story = found.story AND stored.name = found.name AND stored.key = found.key
                WHERE stored.checksum IS NOT found.checksum
                """
        ).map { AlteredRow($0, table: name) }
    }

    /// Returns the checksums whose rows are missing.
    func lost(in database: Database) throws -> [AlteredRow] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT story, key, checksum FROM rowChecksum WHERE name = '\(name)' AND (story, key) IN (
                    SELECT story, key FROM rowChecksum WHERE name = '\(name)'
                    EXCEPT SELECT \(keys().story), \(keys().key) FROM \(name) NOT INDEXED
                )
                """
        ).map { AlteredRow($0, table: name, isLost: true) }
    }

    /// Returns the name of the table and the values of a row; nil if it is missing.
    func values(of row: AlteredRow, in database: Database) throws -> [DatabaseValue]? {
        let columns = try columns(in: database)
        let found = try Row.fetchOne(
            database,
            sql: "SELECT '\(name)', \(columns.joined(separator: ", ")) FROM \(name) NOT INDEXED WHERE \(isAt)",
            arguments: [row.story, row.key])
        return found.map { Array($0.databaseValues) }
    }

    /// Returns the bytes of the values of a row, as ``values(of:in:)`` has them: a damaged text may be no text, or
    /// contain a NUL.
    fileprivate func texts(of row: AlteredRow, in database: Database) throws -> [Data?] {
        let columns = try columns(in: database).map { "CAST(\($0) AS BLOB)" }.joined(separator: ", ")
        let found = try Row.fetchOne(
            database, sql: "SELECT '\(name)', \(columns) FROM \(name) NOT INDEXED WHERE \(isAt)",
            arguments: [row.story, row.key])
        return found.map { $0.databaseValues.map(Data.fromDatabaseValue) } ?? []
    }

    /// Overwrites a row with values as from ``values(of:in:)``.
    fileprivate func write(_ values: [DatabaseValue], over row: AlteredRow, in database: Database) throws {
        let columns = try columns(in: database).map { "\($0) = ?" }.joined(separator: ", ")
        try database.execute(
            sql: "UPDATE \(name) SET \(columns) WHERE \(isAt)",
            arguments: StatementArguments(values.dropFirst()) + [row.story, row.key])
    }

    /// Inserts a row with values as from ``values(of:in:)``; returns false if another one has its key.
    fileprivate func insert(_ values: [DatabaseValue], in database: Database) throws -> Bool {
        try database.execute(
            sql:
                "INSERT OR IGNORE INTO \(name) VALUES (\(values.dropFirst().map { _ in "?" }.joined(separator: ", ")))",
            arguments: StatementArguments(values.dropFirst()))
        return database.changesCount > 0
    }

    /// Saves the content of a row to the damaged folder before it is replaced.
    fileprivate func keep(_ row: AlteredRow, in damaged: DamagedFolder, _ database: Database) throws {
        try damaged.keepRows(
            [(name, isAt)], [row.story, row.key], as: "row-of-\(name)-\(row.story)-\(row.key)",
            reason: "It did not fit its checksum, and its recovery record had what was stored.", in: database)
    }

    private var isAt: String { "\(keys().story) = ? AND \(keys().key) = ?" }
}

extension AlteredRow {
    fileprivate init(_ row: Row, table: String, isLost: Bool = false) {
        self.init(table: table, story: row["story"], key: row["key"], checksum: row["checksum"], isLost: isLost)
    }
}
