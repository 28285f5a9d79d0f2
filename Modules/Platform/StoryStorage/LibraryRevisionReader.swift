import Foundation
import GRDB
import Glibc
import StoryCore

/// Reads the numbers of changes in a library.
///
/// It has a connection of its own, on which it may wait for another process that writes without keeping anybody here
/// from writing.
actor LibraryRevisionReader {
    /// The database's file.
    nonisolated let file: URL
    private let folder: URL
    private let schema: LibrarySchema
    private var database: LibraryDatabase
    /// Which file the database has open; nil if there was none.
    private var inode: ino_t?
    /// How many files were the library's so far.
    private var fileCount = 0

    init(folder: URL, schema: LibrarySchema) {
        self.folder = folder
        self.schema = schema
        database = Self.database(in: folder, schema)
        file = database.file
    }

    /// Reads how many changes there were.
    func read() async -> LibraryRevision {
        let present = presentInode()
        if present != inode {
            // What comes where there was none has only changes that are new.
            if inode != nil { fileCount += 1 }
            inode = present
            database = Self.database(in: folder, schema)
        }
        return LibraryRevision(file: fileCount, known: schema.parts, numbers: await numbers())
    }

    // MARK: - Private

    /// While another process writes for long, it is asked again every second, so that waiting can be cancelled.
    private static func database(in folder: URL, _ schema: LibrarySchema) -> LibraryDatabase {
        LibraryDatabase(folder: folder, schema: schema, patience: 1)
    }

    /// How many changes there were of each part; nil if that cannot be read.
    private func numbers() async -> [LibraryPart: Int]? {
        // Opening a library that is not there would make it.
        guard inode != nil else { return [:] }
        while true {
            do throws(StorageError) {
                return try await readNumbers()
            } catch .busy where !Task.isCancelled {
                continue
            } catch {
                // Whoever is told that all may have changed reads it, and finds out what is wrong.
                return nil
            }
        }
    }

    private func readNumbers() async throws(StorageError) -> [LibraryPart: Int] {
        let read: @Sendable (Database) throws -> [LibraryPart: Int] = { database in
            try Row.fetchAll(database, sql: "SELECT part, number FROM revision").reduce(into: [:]) { numbers, row in
                numbers[LibraryPart(rawValue: row["part"])] = row["number"]
            }
        }
        do throws(StorageError) {
            // The log is written a moment before what is written counts. To wait for the right to write is to wait for
            // that moment.
            return try await database.write(read)
        } catch .readOnly {
            return try await database.read(read)
        }
    }

    private func presentInode() -> ino_t? {
        var status = stat()
        return stat(file.path, &status) == 0 ? status.st_ino : nil
    }
}
