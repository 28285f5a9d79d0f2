import Foundation
import Glibc
import SafeFiles
import StoryCore
import Synchronization

/// The rollback journal of recovery records, which restores them if a transaction fails.
///
/// The former record keeps a second name until the transaction has ended, so that a rollback needs no space on a full
/// disk. A process killed meanwhile leaves the new record in its place, and the former one here, which the next process
/// that writes removes.
final class RecordJournal: Sendable {
    private struct Change {
        /// The former record; nil if there was none.
        var former: URL?
        /// The identity of the new file; nil if the record was removed.
        var written: FileStatus.Identity?
    }

    private let folder: URL
    private let changes = Mutex<[URL: Change]>([:])

    /// Creates a journal in a folder, which is created on demand.
    init(folder: URL) {
        self.folder = folder
    }

    /// Replaces or creates a record within a transaction.
    func replace(_ record: URL, _ write: () throws -> Void) throws {
        try changes.withLock { changes in
            if changes[record] == nil { changes[record] = Change(former: try keep(record)) }
            // Even if writing fails, the record may be in its place.
            defer { changes[record]?.written = FileStatus(record)?.identity }
            try write()
        }
    }

    /// Removes an existing record within a transaction.
    func remove(_ record: URL) throws(StorageError) {
        try changes.withLock { changes throws(StorageError) in
            // A disk without space for another name must not prevent a deletion.
            var change = changes[record] ?? Change(former: try? keep(record))
            change.written = nil
            changes[record] = change
            try SafeFiles.remove(record)
        }
    }

    /// Forgets the former records after the transaction was committed.
    func commit() {
        // What remains is removed by the next process that writes.
        for change in takeChanges().values { change.former.map { _ = unlink($0.path) } }
    }

    /// Restores the former records after the transaction failed.
    ///
    /// Another process may have committed since, whose record stays. A record that cannot be restored is ahead of its
    /// row, as after a crash, and is found by `verify`.
    func rollBack() {
        let changes = takeChanges()
        for (record, change) in changes {
            guard FileStatus(record)?.identity == change.written else {
                change.former.map { _ = unlink($0.path) }
                continue
            }
            if let former = change.former {
                // This does nothing if both are the same file.
                _ = rename(former.path, record.path)
                unlink(former.path)
            } else {
                unlink(record.path)
            }
        }
        for folder in Set(changes.keys.map { $0.deletingLastPathComponent() }) { try? SafeFiles.sync(folder) }
    }

    /// Whether a killed process may have left something.
    var hasLeftovers: Bool { (try? SafeFiles.names(in: folder).isEmpty) == false }

    /// Removes what killed processes have left.
    ///
    /// - Precondition: No other process is in a transaction.
    func removeLeftovers() throws(StorageError) {
        for name in try SafeFiles.names(in: folder) { try SafeFiles.remove(folder.appending(path: name)) }
    }

    private func takeChanges() -> [URL: Change] {
        changes.withLock { changes in
            defer { changes = [:] }
            return changes
        }
    }

    /// Gives a record a second name, or copies it where the file system has no links; nil if it does not exist.
    private func keep(_ record: URL) throws(StorageError) -> URL? {
        guard FileStatus(record)?.isFile == true else { return nil }
        try SafeFiles.makeFolder(folder)
        let former = folder.appending(path: UUID().uuidString)
        guard link(record.path, former.path) != 0 else { return former }
        let code = errno
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else {
            throw StorageError(errno: code, path: record.path)
        }
        try SafeFiles.copy(record, to: former, durability: .process)
        return former
    }
}
