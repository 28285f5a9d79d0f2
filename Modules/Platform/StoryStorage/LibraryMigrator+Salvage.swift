import Foundation
import GRDB
import SafeFiles
import StoryCore

extension LibraryMigrator {
    /// Makes a new database of the rows that can still be read of a damaged one, and puts it in its place.
    ///
    /// What rows no longer have is a matter of recovery records. A story that has a record and of which a part cannot
    /// be read is taken from there at once: it keeps its number, and with it what else names it.
    ///
    /// - Parameter putAway: Moves the damaged database out of the way, with its log.
    /// - Returns: How many stories could be kept.
    /// - Precondition: Nobody has the library open.
    func salvage(records: RecordFolder, putAway: () throws(StorageError) -> Void) throws -> Int {
        let lock = try lock()
        defer { lock.release() }
        // What refers to nothing is removed once everything is there.
        return try withDraft { fresh in
            // A file that is no database at all has nothing that could be read.
            if let source = try? openDamaged() { try copyReadableRows(of: source, to: fresh) }
            let count = try fresh.write { try Self.complete($0, records: records) }
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
        // A definition that cannot be understood then hides nothing but its own table.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }

    // MARK: - Rows

    private func copyReadableRows(of source: DatabaseQueue, to fresh: DatabaseQueue) throws {
        // Without a transaction, whose end fails once something could not be read; nobody else has the library open.
        try source.unsafeRead { damaged in
            try fresh.write { database in
                // Their checksums tell which of them are damaged or gone.
                for table in LibrarySchema.tables + ["rowChecksum"] {
                    try Self.copyReadableRows(of: table, from: damaged, to: database)
                }
                try Self.forgetChecksumsOfOlderColumns(in: damaged, database)
                for part in LibraryPart.allCases {
                    guard
                        let number = try? Int64.fetchOne(
                            damaged, sql: "SELECT number FROM revision WHERE part = ?", arguments: [part.rawValue])
                    else { continue }
                    try database.execute(
                        sql: "UPDATE revision SET number = ? WHERE part = ?", arguments: [number, part.rawValue])
                }
            }
        }
    }

    /// Copies what can be read of a table, in place of what a new library begins with.
    ///
    /// Goes through a table from its beginning and from its end, each time until something cannot be read, and then
    /// looks for the rows of each story that is known by another way.
    private static func copyReadableRows(of table: String, from damaged: Database, to database: Database) throws {
        let columns = try database.columns(in: table).map(\.name)
        // The columns that the rows of an older version do not have take their defaults.
        guard let present = try? Set(damaged.columns(in: table).map(\.name)) else { return }
        let shared = columns.filter(present.contains)
        // In the order in which the rows lie: any other would have to read all of them first.
        let hasRowNumbers = (try? database.makeStatement(sql: "SELECT rowid FROM \(table)")) != nil
        let keys = hasRowNumbers ? ["rowid"] : try database.primaryKey(table).columns
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
        guard shared.contains("storyNumber") else { return }
        for number in try Int64.fetchAll(database, sql: "SELECT number FROM story") {
            copy(
                "SELECT \(names) FROM \(table) WHERE storyNumber = ?", arguments: [number], from: damaged, with: insert)
        }
    }

    /// Forgets what the checksums of rows were that have got columns since: they would all seem to be altered.
    private static func forgetChecksumsOfOlderColumns(in damaged: Database, _ database: Database) throws {
        for table in LibrarySchema.tables {
            guard let former = try? damaged.columns(in: table).map(\.name),
                try former != database.columns(in: table).map(\.name)
            else { continue }
            try database.execute(sql: "DELETE FROM rowChecksum WHERE name = ?", arguments: [table])
        }
    }

    /// Copies rows until one cannot be read or is none that the table takes.
    private static func copy(
        _ sql: String, arguments: StatementArguments, from damaged: Database, with insert: Statement
    ) {
        guard let rows = try? Row.fetchCursor(damaged, sql: sql, arguments: arguments) else { return }
        while let row = try? rows.next() {
            try? insert.execute(arguments: StatementArguments(row.databaseValues))
        }
    }

    // MARK: - Completing

    /// Completes stories from their records, and removes what belongs to nothing.
    private static func complete(_ database: Database, records: RecordFolder) throws -> Int {
        for row in try Row.fetchAll(database, sql: "SELECT number, id FROM story") {
            let number: Int64 = row["number"]
            guard try !isWhole(number, in: database) else { continue }
            let identifier = StoryID(rawValue: row["id"])
            if let story = try? records.read(.story(identifier)).story(identifier) {
                try StoryRows.save(story, countsAsUse: false, in: database)
            }
        }
        for table in ["storyHero", "page", "narration", "playback", "storyPosition", "queueEntry", "collectionStory"] {
            try database.execute(sql: "DELETE FROM \(table) WHERE storyNumber NOT IN (SELECT number FROM story)")
        }
        try database.execute(
            sql: """
                DELETE FROM jobUnit WHERE jobNumber NOT IN (SELECT number FROM job);
                DELETE FROM collectionStory WHERE collectionId NOT IN (SELECT id FROM collection);
                UPDATE storyHero SET heroId = NULL WHERE heroId NOT IN (SELECT id FROM hero);
                DELETE FROM storyText;
                """)
        let numbers = try Int64.fetchAll(database, sql: "SELECT number FROM story")
        for number in numbers { try StoryRows.index(number, in: database) }
        try RowChecksums.complete(in: database)
        return numbers.count
    }

    /// Whether a story has all the parts that its own row speaks of.
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
