import Foundation
import GRDB
import Glibc
import StoryCore

/// Compares the change counts of a library with the reported ones.
///
/// It has a connection of its own, on which it may wait for another process without blocking reads in this one.
actor LibraryChangeReader {
    private let folder: URL
    private let watch: FolderWatch
    private var database: LibraryDatabase
    /// The identity of the open database file: another one may replace it.
    private var inode: ino_t?
    /// The reported counts of each part; empty if there is no library, nil if unknown.
    private var told: [LibraryPart: Int]?
    /// Whether there may be unreported changes without a notification.
    private var isDue = false

    /// Starts watching; nil if the system allows no more watches.
    init?(folder: URL) {
        database = Self.database(in: folder)
        let name = database.file.lastPathComponent
        let watch = FolderWatch(folder: folder) { event in
            // Logs are created and removed as processes use the library; only writes to one count.
            event.name == name || event.name == name + "-wal" && event.isWriting
        }
        guard let watch else { return nil }
        self.folder = folder
        self.watch = watch
    }

    /// Reads the initial counts.
    func begin() async {
        inode = presentInode()
        told = await numbers()
        guard watch.stirred() else { return }
        isDue = true
        // The counts may include changes from after the beginning, unless there is no library.
        if told != [:] { told = nil }
    }

    /// Waits for a change; nil once the task is cancelled.
    ///
    /// - Parameter pause: The time for which changes are collected.
    func next(gatheringFor pause: Duration, by clock: any Clock<Duration>) async -> Set<LibraryPart>? {
        while !Task.isCancelled {
            if watch.stirred() || isDue {
                isDue = false
                let parts = await changed()
                if !parts.isEmpty { return parts }
            }
            var wakes = watch.wakes.makeAsyncIterator()
            guard await wakes.next(isolation: self) != nil else { return nil }
            do {
                try await clock.sleep(for: pause)
            } catch {
                // The task was cancelled.
                return nil
            }
        }
        return nil
    }

    // MARK: - Private

    /// A database with a short timeout: while another process writes for long, the read is retried every second, so
    /// that waiting can be cancelled.
    private static func database(in folder: URL) -> LibraryDatabase {
        LibraryDatabase(folder: folder, schema: LibrarySchema(), patience: 1)
    }

    /// Returns the parts whose counts differ from the reported ones; all of them if unknown.
    private func changed() async -> Set<LibraryPart> {
        let present = presentInode()
        if present != inode {
            if inode != nil { told = nil }
            inode = present
            database = Self.database(in: folder)
        }
        let before = told
        told = await numbers()
        guard let before, let told else { return Set(LibraryPart.allCases) }
        return Set(LibraryPart.allCases.filter { before[$0, default: 0] != told[$0, default: 0] })
    }

    /// Returns the counts of each part; nil if they cannot be read.
    private func numbers() async -> [LibraryPart: Int]? {
        // Opening a library that does not exist would create it.
        guard inode != nil else { return [:] }
        while true {
            do throws(StorageError) {
                return try await readNumbers()
            } catch .busy where !Task.isCancelled {
                continue
            } catch {
                // A listener told that everything may have changed reads it, and finds the error.
                return nil
            }
        }
    }

    private func readNumbers() async throws(StorageError) -> [LibraryPart: Int] {
        let read: @Sendable (Database) throws -> [LibraryPart: Int] = { database in
            try Row.fetchAll(database, sql: "SELECT part, number FROM revision").reduce(into: [:]) { numbers, row in
                if let part = LibraryPart(rawValue: row["part"]) { numbers[part] = row["number"] }
            }
        }
        do throws(StorageError) {
            // The log is written a moment before the change is committed. Waiting for the write lock is waiting for
            // that moment.
            return try await database.write(read)
        } catch .readOnly {
            return try await database.read(read)
        }
    }

    private func presentInode() -> ino_t? {
        var status = stat()
        return stat(database.file.path, &status) == 0 ? status.st_ino : nil
    }
}
