import Foundation
import GRDB
import SafeFiles
import StoryCore

extension LibraryMigrator {
    /// Creates a new database from the readable rows of a damaged one, and puts it in its place.
    ///
    /// Missing rows are restored from recovery records later. A story that has a record and an unreadable part is
    /// restored at once: it keeps its number, and with it all references.
    ///
    /// - Parameter putAway: Moves the damaged database away, with its log.
    /// - Returns: The number of stories that were kept.
    /// - Precondition: Nobody has the library open.
    func salvage(records: RecordFolder, putAway: () throws(StorageError) -> Void) throws -> Int {
        let lock = try lock()
        defer { lock.release() }
        // Nobody knows yet what is needed.
        try formerTrash.empty(log: log) { _ in true }
        // What refers to nothing is removed once everything is there.
        return try withDraft { fresh in
            // A file that is no database at all has nothing that could be read.
            if let source = try? openDamaged() { try copyReadableRows(of: source, to: fresh) }
            let count = try fresh.write { try complete($0, records: records) }
            try fresh.close()
            try SafeFiles.sync(draft)
            try putAway()
            try SafeFiles.move(draft, to: file)
            try SafeFiles.sync(file.deletingLastPathComponent())
            return count
        }
    }

    private func openDamaged() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        // A damaged definition then affects only its own table.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }

    // MARK: - Rows

    private func copyReadableRows(of source: DatabaseQueue, to fresh: DatabaseQueue) throws {
        // Without a transaction, whose end would fail after a read error; nobody else has the library open.
        try source.unsafeRead { damaged in
            let others = (try? OtherFeatures(besides: schema, in: damaged)) ?? .none
            try fresh.write { database in
                let otherTables = try others.createTables(in: database, damage: .isLeftOut)
                for table in schema.tables.map(\.layout) + otherTables {
                    try Self.copyReadableRows(of: table, from: damaged, to: database)
                }
                // They show which of the rows are damaged or missing.
                try Self.copyReadableRows(of: TableLayout("rowChecksum"), from: damaged, to: database)
                try forgetChecksumsOfOlderColumns(in: damaged, database)
                for feature in schema.features {
                    // What cannot be read is lost.
                    try? feature.salvageFormerColumns(of: damaged, to: database)
                }
                try others.complete(otherTables, in: database, damage: .isLeftOut)
                for part in try String.fetchAll(database, sql: "SELECT part FROM revision") {
                    guard
                        let number = try? Int64.fetchOne(
                            damaged, sql: "SELECT number FROM revision WHERE part = ?", arguments: [part])
                    else { continue }
                    try database.execute(
                        sql: "UPDATE revision SET number = ? WHERE part = ?", arguments: [number, part])
                }
            }
        }
    }

    /// Copies the readable rows of a table, in place of the initial ones.
    ///
    /// Reads the table from its beginning and from its end, each time up to the first error, and then the rows of each
    /// story that is known in another way.
    private static func copyReadableRows(
        of layout: TableLayout, from damaged: Database, to database: Database
    ) throws {
        let table = layout.name
        let columns = try database.columns(in: table).map(\.name)
        // Columns that an older version lacks get their defaults.
        guard let present = try? Set(damaged.columns(in: table).map(\.name)) else { return }
        let shared = columns.filter(present.contains)
        // In storage order: any other would read all of them first.
        let hasRowNumbers = (try? database.makeStatement(sql: "SELECT rowid FROM \(table)")) != nil
        let keys = hasRowNumbers ? ["rowid"] : try database.primaryKey(table).columns.filter(present.contains)
        let names = shared.map { "\"\($0)\"" }.joined(separator: ", ")
        let insert = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO \(table) (\(names)) VALUES (\(shared.map { _ in "?" }.joined(separator: ", ")))
                """)
        for direction in ["ASC", "DESC"] {
            let order = keys.map { "\"\($0)\" \(direction)" }.joined(separator: ", ")
            copy(
                "SELECT \(names) FROM \(table) NOT INDEXED ORDER BY \(order)", arguments: [], from: damaged,
                with: insert)
        }
        let owner = layout.references.first { $0.table == "story" }?.column
        guard let owner, shared.contains(owner) else { return }
        for number in try Int64.fetchAll(database, sql: "SELECT number FROM story") {
            copy(
                "SELECT \(names) FROM \(table) WHERE \(owner) = ?", arguments: [number], from: damaged, with: insert)
        }
    }

    /// Removes the checksums of rows that have gained columns since, which would all seem altered.
    private func forgetChecksumsOfOlderColumns(in damaged: Database, _ database: Database) throws {
        for table in schema.tables.map(\.name) {
            guard let former = try? damaged.columns(in: table).map(\.name),
                try former != database.columns(in: table).map(\.name)
            else { continue }
            try database.execute(sql: "DELETE FROM rowChecksum WHERE name = ?", arguments: [table])
        }
    }

    /// Copies rows until one cannot be read or is rejected by the table.
    private static func copy(
        _ sql: String, arguments: StatementArguments, from damaged: Database, with insert: Statement
    ) {
        guard let rows = try? Row.fetchCursor(damaged, sql: sql, arguments: arguments) else { return }
        while let row = try? rows.next() {
            try? insert.execute(arguments: StatementArguments(row.databaseValues))
        }
    }

    // MARK: - Completing

    /// Completes stories from their records, and removes rows without an owner.
    private func complete(_ database: Database, records: RecordFolder) throws -> Int {
        for row in try Row.fetchAll(database, sql: "SELECT number, id FROM story") {
            let number: Int64 = row["number"]
            guard try !Self.isWhole(number, in: database) else { continue }
            let identifier = StoryID(rawValue: row["id"])
            if let story = try? records.read(.story(identifier)).story(identifier) {
                try StoryRows.save(story, countsAsUse: false, in: database)
            }
        }
        for table in try schema.layouts(in: database) {
            for reference in table.references { try database.execute(sql: table.deletion(of: reference)) }
        }
        for feature in schema.features { try feature.completeSalvage(in: database) }
        try database.execute(sql: "DELETE FROM storyText")
        let numbers = try Int64.fetchAll(database, sql: "SELECT number FROM story")
        for number in numbers { try StoryRows.index(number, in: database) }
        try RowChecksums(schema: schema).complete(in: database)
        return numbers.count
    }

    /// Returns whether a story has all the parts that its own row mentions.
    private static func isWhole(_ number: Int64, in database: Database) throws -> Bool {
        guard let story = try? StoryRows.story(number, in: database) else { return false }
        let row = try Row.fetchOne(
            database, sql: "SELECT pageCount, heroNames FROM story WHERE number = ?", arguments: [number])
        let heroNames = try? StoredJSON.value([String].self, of: row?["heroNames"] ?? "")
        let isNarrated = [.ready, .outdated].contains(story.narrationStatus)
        return row?["pageCount"] == story.pages.count && heroNames?.count == story.heroes.count
            && isNarrated == (story.narration != nil)
    }
}
