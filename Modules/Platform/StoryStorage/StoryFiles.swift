import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Changes stories together with the files that they name.
///
/// Files are withdrawn inside the transaction that takes the last row naming them away, and every transaction that
/// adds a row looks whether its file is there: the database's lock for writing puts the two in an order.
struct StoryFiles: Sendable {
    let database: LibraryDatabase
    let media: any MediaUpkeep

    /// Writes all or nothing; what is withdrawn meanwhile goes for good or comes back, as the rows turn out.
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
        await settle()
        return try result.get()
    }

    /// Ends what was interrupted. If that cannot be done now (the disk is read-only, another process writes for long),
    /// nothing is lost: it is tried again with the next look at a story.
    func settle() async {
        guard media.hasWithdrawals else { return }
        try? await database.write { [file = database.file, media] database in
            // Rows must not come back after a loss of power when their files do not.
            try SafeFiles.sync(URL(filePath: file.path + "-wal"))
            try media.settleWithdrawals { digest throws(StorageError) in
                try Self.isNamed(digest, in: database, of: file)
            }
        }
    }

    /// Stores a story, inside a transaction; what it named before and names no longer is withdrawn.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a file that is new to the story and that is not there.
    static func save(_ story: Story, media: any MediaUpkeep, in database: Database) throws {
        let before = try StoryRows.number(of: story.id, in: database).map { try references(of: $0, in: database) } ?? []
        let named = Set(story.mediaReferences)
        for reference in named.subtracting(before) where !media.isThere(reference) {
            throw StorageError.notFound(.media, reference.relativePath)
        }
        try StoryRows.save(story, in: database)
        try withdraw(before.subtracting(named), from: media, in: database)
    }

    /// Withdraws the files that no row names any more, inside the transaction that took the rows away.
    static func withdraw(
        _ references: Set<MediaReference>, from media: any MediaUpkeep, in database: Database
    ) throws {
        try media.withdraw(references.filter { try !isNamed($0.digest, in: database) })
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
}

extension Story {
    /// The files that the story names.
    var mediaReferences: [MediaReference] {
        pages.compactMap(\.illustration.media) + [cover.media, narration?.media].compactMap { $0 }
    }
}
