import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Changes stories together with the files that they name.
///
/// Files are moved to the trash inside the transaction that takes the last row naming them away, and every transaction
/// that adds a row looks whether its file is there: the database's lock for writing puts the two in an order.
struct StoryFiles: Sendable {
    let database: LibraryDatabase
    let media: any MediaGarbageCollecting
    /// Tells what in the bin has expired; nil for those who delete nothing that they were not told to.
    var now: (@Sendable () -> Date)?

    /// What stories could be brought back from.
    var records: RecordFolder { database.records }

    /// Writes all or nothing; what is moved to the trash meanwhile goes for good or comes back, as the rows turn out.
    ///
    /// - Parameter isFreeing: Whether space is free afterwards, so that it is to be done on a full disk, too.
    func write<Value: Sendable>(
        isFreeing: Bool = false, _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let result: Result<Value, StorageError>
        do throws(StorageError) {
            result = .success(isFreeing ? try await database.free(body) : try await database.write(body))
        } catch {
            result = .failure(error)
        }
        await deleteExpired()
        await purgeOrRestoreTrash()
        // A library of an older version has none, nor has one that was restored. What fails goes on with the next
        // change.
        if !records.isComplete { _ = try? await fillRecords() }
        return try result.get()
    }

    /// Writes records for stories that have none, some at a time.
    ///
    /// - Returns: Whether every story has one now.
    func fillRecords() async throws(StorageError) -> Bool {
        try await database.write { [records] in try records.fill(in: $0) }
    }

    /// Deletes what has been in the bin for too long. If that cannot be done now, the next change of a story tries it
    /// again.
    private func deleteExpired() async {
        guard let now else { return }
        let limit = now().addingTimeInterval(-StoryBin.retention).timeIntervalSinceReferenceDate
        let expired = "FROM story WHERE removedAt IS NOT NULL AND removedAt < ?"
        let isDue = try? await database.read { database in
            try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(expired))", arguments: [limit])
        }
        guard isDue == true else { return }
        try? await database.write { database in
            // A date that is damaged deletes nothing.
            let numbers = try Int64.fetchAll(database, sql: "SELECT number \(expired)", arguments: [limit])
                .filter { try RowChecksums.fit(story: $0, in: database) }
            try delete(numbers, in: database)
        }
    }

    /// Ends what was interrupted. If that cannot be done now (the disk is read-only, another process writes for long),
    /// nothing is lost: it is tried again with the next look at a story.
    func purgeOrRestoreTrash() async {
        guard media.hasTrash else { return }
        try? await database.write { [file = database.file, media] database in
            // Rows must not come back after a loss of power when their files do not.
            try SafeFiles.sync(URL(filePath: file.path + "-wal"))
            try media.purgeOrRestoreTrash { digest throws(StorageError) in
                try Self.isNamed(digest, in: database, of: file)
            }
        }
    }

    /// Stores a story, inside a transaction; what it named before and names no longer is moved to the trash.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a file that is new to the story and that is not there.
    func save(
        _ story: Story, recordDurability: SafeFiles.Durability = .power, in database: Database
    ) throws {
        let before =
            try StoryRows.storedNumber(of: story.id, in: database).map { try Self.references(of: $0, in: database) }
            ?? []
        let named = Set(story.mediaReferences)
        for reference in named.subtracting(before) where !media.isThere(reference) {
            throw StorageError.notFound(.media, reference.relativePath)
        }
        try StoryRows.save(story, in: database)
        try Self.moveToTrash(before.subtracting(named), from: media, in: database)
        if let number = try StoryRows.storedNumber(of: story.id, in: database) {
            try records.keepStory(number, durability: recordDurability, in: database)
        }
        // It counts one more story.
        if case .custom = story.occasion { try records.keep(.events, in: database) }
    }

    /// Writes the record of a story from its rows, inside the transaction that has changed them; rows that cannot be
    /// read take no record away that can.
    func keepRecord(of story: StoryID, in database: Database) throws {
        guard let number = try StoryRows.storedNumber(of: story, in: database),
            (try? StoryRows.story(number, in: database)) != nil
        else { return }
        try records.keepStory(number, in: database)
    }

    /// Deletes stories, inside a transaction, and withdraws the files that only they named.
    func delete(_ numbers: [Int64], in database: Database) throws {
        // First, so that no story comes back that was deleted.
        try records.remove(
            numbers.compactMap { number in
                try String.fetchOne(database, sql: "SELECT id FROM story WHERE number = ?", arguments: [number])
                    .map(StoryID.init(rawValue:))
            })
        var references: Set<MediaReference> = []
        for number in numbers {
            references.formUnion(try Self.references(of: number, in: database))
            // The search index is no table that others could refer to.
            try database.execute(sql: "DELETE FROM storyText WHERE rowid = ?", arguments: [number])
            try database.execute(sql: "DELETE FROM story WHERE number = ?", arguments: [number])
        }
        try Self.moveToTrash(references, from: media, in: database)
    }

    /// Withdraws the files that no row names any more, inside the transaction that took the rows away.
    static func moveToTrash(
        _ references: Set<MediaReference>, from media: any MediaGarbageCollecting, in database: Database
    ) throws {
        try media.moveToTrash(references.filter { try !isNamed($0.digest, in: database) })
    }

    /// The files that the rows of a story name; what cannot be understood names none.
    static func references(of number: Int64, in database: Database) throws -> Set<MediaReference> {
        let illustrations = try String.fetchAll(
            database,
            sql: """
                SELECT illustration FROM page WHERE storyNumber = ? AND mediaDigest IS NOT NULL
                UNION ALL SELECT cover FROM story WHERE number = ? AND coverDigest IS NOT NULL
                """, arguments: [number, number])
        let narration = try String.fetchOne(
            database, sql: "SELECT json FROM narration WHERE storyNumber = ?", arguments: [number])
        let pictures = illustrations.compactMap { try? StoredJSON.value(StoryIllustration.self, of: $0).media }
        let audio = narration.flatMap { try? StoredJSON.value(Narration.self, of: $0).media }
        return Set(pictures + [audio].compactMap { $0 })
    }

    /// As ``isNamed(_:in:)``, for those who look into the media meanwhile.
    static func isNamed(_ digest: String, in database: Database, of file: URL) throws(StorageError) -> Bool {
        do {
            return try isNamed(digest, in: database)
        } catch {
            throw StorageError(error, database: file)
        }
    }

    /// Whether a row names the file with this SHA-256.
    static func isNamed(_ digest: String, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (SELECT 1 FROM page WHERE mediaDigest = :digest)
                    OR EXISTS (SELECT 1 FROM story WHERE coverDigest = :digest)
                    OR EXISTS (SELECT 1 FROM narration WHERE mediaDigest = :digest)
                """, arguments: ["digest": digest]) ?? false
    }

    /// Whether a row of a story that is not in the bin names the file with this SHA-256.
    static func isUsedOutsideBin(_ digest: String, in database: Database) throws -> Bool {
        func using(_ table: String) -> String {
            "EXISTS (SELECT 1 FROM \(table) JOIN story ON number = storyNumber "
                + "WHERE mediaDigest = :digest AND removedAt IS NULL)"
        }
        let cover = "EXISTS (SELECT 1 FROM story WHERE coverDigest = :digest AND removedAt IS NULL)"
        return try Bool.fetchOne(
            database, sql: "SELECT \(using("page")) OR \(using("narration")) OR \(cover)",
            arguments: ["digest": digest]) ?? false
    }
}

extension Story {
    /// The files that the story names.
    var mediaReferences: [MediaReference] {
        pages.compactMap(\.illustration.media) + [cover.media, narration?.media].compactMap { $0 }
    }
}
