package import Foundation
package import GRDB
package import SafeFiles
package import StoryCore

/// Changes stories together with their files.
///
/// The transaction that deletes the last row referring to a file writes that into the outbox, and each transaction that
/// adds a row checks that its file exists. The outbox is emptied under the database's write lock, which serialises the
/// two.
package struct StoryFiles: Sendable {
    /// The library's database.
    package let database: LibraryDatabase
    /// The files.
    package let media: any BlobStore
    private let now: (@Sendable () -> Date)?

    /// Creates the stories of a library; `now` is the current date, which decides what in the bin has expired, or nil to
    /// delete only what is requested.
    package init(database: LibraryDatabase, media: any BlobStore, now: (@Sendable () -> Date)? = nil) {
        (self.database, self.media, self.now) = (database, media, now)
    }

    /// The recovery records.
    package var records: RecordFolder { database.records }

    /// Writes within a transaction, and then empties the outbox.
    ///
    /// - Parameter isFreeing: Whether this frees space, so that it should work on a full disk, too.
    package func write<Value: Sendable>(
        isFreeing: Bool = false, _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let result: Result<Value, StorageError>
        do throws(StorageError) {
            result = .success(isFreeing ? try await database.free(body) : try await database.write(body))
        } catch {
            result = .failure(error)
        }
        await deleteExpired()
        await finishDeletions()
        // Libraries of older versions and restored ones have none. A failure is retried with the next change.
        if !records.isComplete { _ = try? await fillRecords() }
        return try result.get()
    }

    /// Writes missing recovery records, some at a time.
    ///
    /// - Returns: Whether every story has one now.
    func fillRecords() async throws(StorageError) -> Bool {
        try await database.write { [records] in try records.fill(in: $0) }
    }

    /// Deletes what has expired in the bin. If that is impossible now, the next change of a story retries it.
    private func deleteExpired() async {
        guard let now else { return }
        let limit = now().addingTimeInterval(-StoryBin.retention).timeIntervalSinceReferenceDate
        let expired = "FROM story WHERE removedAt IS NOT NULL AND removedAt < ?"
        let isDue = try? await database.read { database in
            try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(expired))", arguments: [limit])
        }
        guard isDue == true else { return }
        try? await database.write { database in
            // A damaged date deletes nothing.
            let numbers = try Int64.fetchAll(database, sql: "SELECT number \(expired)", arguments: [limit])
                .filter { try RowChecksums.fit(story: $0, in: database) }
            try delete(numbers, in: database)
        }
    }

    /// Empties the outbox. If that is impossible now (a read-only disk, a backup that copies the files, another process
    /// that writes for long), nothing is lost: the next access to a story retries it.
    package func finishDeletions() async {
        guard (try? await database.read { try BlobOutbox.isPending(in: $0) }) == true else { return }
        try? await emptyOutbox()
    }

    /// Deletes the files in the outbox, which are those that no row refers to any more.
    func emptyOutbox() async throws(StorageError) {
        try await database.free { [file = database.file, media] database in
            try BlobOutbox.empty(into: media, in: database, log: URL(filePath: file.path + "-wal"))
        }
    }

    /// Stores a story within a transaction, and deletes the files that it no longer refers to.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a new file of the story that does not exist.
    /// - Parameter profile: Whose favourite mark and play count a new story has.
    package func save(
        _ story: Story, recordDurability: SafeFiles.Durability = .power, markedBy profile: ProfileID = .first,
        in database: Database
    ) throws {
        let before =
            try StoryRows.storedNumber(of: story.id, in: database).map { try Self.references(of: $0, in: database) }
            ?? []
        let named = Set(story.mediaReferences)
        for reference in named.subtracting(before) where !media.isThere(reference) {
            throw StorageError.notFound(.media, reference.relativePath)
        }
        try StoryRows.save(story, markedBy: profile, in: database)
        try BlobOutbox.add(before.subtracting(named), in: database)
        if let number = try StoryRows.storedNumber(of: story.id, in: database) {
            try records.keepStory(number, durability: recordDurability, in: database)
        }
        // Its usage count was incremented.
        if case .custom = story.occasion { try records.keep(.events, in: database) }
    }

    /// Tells the features that a story is stored that a profile has asked for, within the transaction that stores it.
    package func storyWasMade(_ story: StoryID, for profile: ProfileID, in database: Database) throws {
        try self.database.schema.storyWasMade(story, for: profile, in: database)
    }

    /// Tells the features that a planned story is stored, within the transaction that stores it.
    package func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory, in database: Database) throws {
        try self.database.schema.plannedStoryWasMade(story, for: planned, in: database)
    }

    /// Writes the record of a story from its rows, within the transaction that changed them; unreadable rows do not
    /// replace a readable record.
    package func keepRecord(of story: StoryID, in database: Database) throws {
        guard let number = try StoryRows.storedNumber(of: story, in: database),
            (try? StoryRows.story(number, in: database)) != nil
        else { return }
        try records.keepStory(number, in: database)
    }

    /// Moves a story to the bin with a date, or out of it, within a transaction; features follow.
    package func setRemoval(_ date: Date?, of number: Int64, in database: Database) throws {
        try database.execute(
            sql: "UPDATE story SET removedAt = ? WHERE number = ?",
            arguments: [date?.timeIntervalSinceReferenceDate, number])
        for feature in self.database.schema.features {
            try feature.storyWasMoved(number, toBin: date != nil, in: database)
        }
    }

    /// Discards unfinished work on a story, within the transaction that changes the story.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if it is being made.
    package func discardWork(on story: StoryID, in database: Database) throws {
        try self.database.work.refuseUnderway(on: story)
        try self.database.work.discard(on: story, blobs: media, in: database)
    }

    /// Deletes stories within a transaction, with their own files.
    package func delete(_ numbers: [Int64], in database: Database) throws {
        // First, so that no deleted story reappears.
        try records.remove(
            numbers.compactMap { number in
                try String.fetchOne(database, sql: "SELECT id FROM story WHERE number = ?", arguments: [number])
                    .map(StoryID.init(rawValue:))
            })
        var references: Set<MediaReference> = []
        for number in numbers {
            references.formUnion(try Self.references(of: number, in: database))
            // The search index cannot be referred to by a foreign key.
            try database.execute(sql: "DELETE FROM storyText WHERE rowid = ?", arguments: [number])
            try database.execute(sql: "DELETE FROM story WHERE number = ?", arguments: [number])
        }
        try BlobOutbox.add(references, in: database)
    }

    /// Returns the files that the rows of a story refer to; unreadable ones refer to none.
    package static func references(of number: Int64, in database: Database) throws -> Set<MediaReference> {
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

    /// Returns the same as ``isNamed(_:in:)``, while media are being visited.
    static func isNamed(_ digest: String, in database: Database, of file: URL) throws(StorageError) -> Bool {
        do {
            return try isNamed(digest, in: database)
        } catch {
            throw StorageError(error, database: file)
        }
    }

    /// Returns whether a row refers to the file with this SHA-256.
    static func isNamed(_ digest: String, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (SELECT 1 FROM page WHERE mediaDigest = :digest)
                    OR EXISTS (SELECT 1 FROM story WHERE coverDigest = :digest)
                    OR EXISTS (SELECT 1 FROM narration WHERE mediaDigest = :digest)
                """, arguments: ["digest": digest]) ?? false
    }

    /// Returns whether a row of a story outside the bin refers to the file with this SHA-256.
    package static func isUsedOutsideBin(_ digest: String, in database: Database) throws -> Bool {
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
    /// The files of the story.
    package var mediaReferences: [MediaReference] {
        pages.compactMap(\.illustration.media) + [cover.media, narration?.media].compactMap { $0 }
    }
}
