import Foundation
import GRDB
import Glibc
import StoryCore

/// Compares the numbers of changes in a library with those that were told.
///
/// It has a connection of its own, on which it may wait for another process that writes without keeping anybody here
/// from reading.
actor LibraryChangeReader {
    private let folder: URL
    private let watch: FolderWatch
    private var database: LibraryDatabase
    /// Which file the database has open: another one may have taken its place.
    private var inode: ino_t?
    /// How many changes were told of each part; none of a library that is not there, nil if that is not known.
    private var told: [LibraryPart: Int]?
    /// Whether there may be something to tell, though nothing is going to say so.
    private var isDue = false

    /// Begins to watch; nil if the system allows no more watches.
    init?(folder: URL) {
        database = Self.database(in: folder)
        let name = database.file.lastPathComponent
        let watch = FolderWatch(folder: folder) { event in
            // A log comes and goes with those who use the library; what counts is what is written to it.
            event.name == name || event.name == name + "-wal" && event.isWriting
        }
        guard let watch else { return nil }
        self.folder = folder
        self.watch = watch
    }

    /// Remembers what there is.
    func begin() async {
        inode = presentInode()
        told = await numbers()
        guard watch.stirred() else { return }
        isDue = true
        // The numbers may have changes in them that came after the beginning; of no library there are none.
        if told != [:] { told = nil }
    }

    /// Waits until something has changed; nil once the task is cancelled.
    ///
    /// - Parameter pause: For how long changes are gathered.
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

    /// While another process writes for long, it is asked again every second, so that waiting can be cancelled.
    private static func database(in folder: URL) -> LibraryDatabase {
        LibraryDatabase(folder: folder, schema: LibrarySchema(), patience: 1)
    }

    /// The parts whose numbers are not those that were told; all of them if that cannot be said.
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
                if let part = LibraryPart(rawValue: row["part"]) { numbers[part] = row["number"] }
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
        return stat(database.file.path, &status) == 0 ? status.st_ino : nil
    }
}
