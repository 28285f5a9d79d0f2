import Foundation
import SafeFiles
import StoryCore

/// A log with changes that SQLite cannot read.
struct LostLog: Sendable {
    /// The name, or the path below the library's folder.
    var name: String
    /// The number of lost changes, as far as known.
    var changeCount: Int?
}

/// Handles a damaged log: SQLite itself applies its beginning and overwrites the rest.
extension LibraryMigrator {
    private static let lost = "lost"
    private static let repaired = "mended"

    /// The damaged folder.
    private var damaged: URL { LibraryLayout(data: file.deletingLastPathComponent()).damaged }

    /// Repairs a damaged log if the repair is certain, before it is opened, and keeps a copy of the damaged one.
    ///
    /// While another process has the library open, or on a read-only disk, it stays as it is.
    func repairLog() {
        do throws(StorageError) {
            guard try logDamage() != nil else { return }
            let lock = try FileLock(useLock, guarding: "The library")
            defer { lock.release() }
            guard let content = try SafeFiles.read(log) else { return }
            var repaired = WriteAheadLog(content)
            guard repaired.repair() else { return }
            try keep(content, as: Self.repaired, because: "It was damaged and has been repaired.")
            try SafeFiles.write(Data(repaired.bytes), to: log, durability: .power)
        } catch {
            // `verify` reports it until it can be repaired.
            return
        }
    }

    /// Copies a log with lost changes, before SQLite overwrites them.
    ///
    /// - Returns: Whether there was one.
    func keepLostLog() throws(StorageError) -> Bool {
        guard try logDamage() != nil, let content = try logContent() else { return false }
        try keep(content, as: Self.lost, because: "It's damaged, and the changes in it can't be read.")
        return true
    }

    /// Returns the log, if changes in it are lost, and those saved earlier.
    func lostLogs() throws(StorageError) -> [LostLog] {
        let present = try logDamage().map { LostLog(name: log.lastPathComponent, changeCount: $0.lostTransactions) }
        let kept = try keptLogs().map { LostLog(name: "\(damaged.lastPathComponent)/\($0)", changeCount: nil) }
        return kept + (present.map { [$0] } ?? [])
    }

    /// Renames the saved logs, so that they are not reported any more.
    func putAwayLostLogs() throws(StorageError) {
        for name in try keptLogs() {
            let kept = SafeFiles.unused(String(name.dropLast(Self.lost.count + 1)), in: damaged)
            guard rename(damaged.appending(path: name).path, kept.path) == 0 else {
                throw StorageError(errno: errno, path: kept.path)
            }
        }
        try SafeFiles.sync(damaged)
    }

    /// Returns the damage of the log. It may be being written: finding the same damage twice shows that it was no
    /// half-written frame, as what the first look saw behind it was written after it.
    private func logDamage() throws(StorageError) -> WriteAheadLog.Damage? {
        guard hasLog else { return nil }
        guard let damage = try presentDamage() else { return nil }
        return try presentDamage()?.wholeFrames == damage.wholeFrames ? damage : nil
    }

    private func presentDamage() throws(StorageError) -> WriteAheadLog.Damage? {
        try logContent().flatMap { WriteAheadLog($0).damage }
    }

    /// The number of attempts to read a log that others empty meanwhile.
    private static let attempts = 10

    /// Reads the log; a process that checkpoints empties it, perhaps while it is being read.
    private func logContent() throws(StorageError) -> Data? {
        for _ in 1..<Self.attempts {
            do throws(StorageError) {
                return try SafeFiles.read(log)
            } catch .failed {
                continue
            }
        }
        return try SafeFiles.read(log)
    }

    private func keptLogs() throws(StorageError) -> [String] {
        try SafeFiles.names(in: damaged).filter { $0.hasPrefix(log.lastPathComponent) && $0.hasSuffix(".\(Self.lost)") }
            .sorted()
    }

    /// Saves a log; the name contains its digest, as each process that finds it would save it.
    private func keep(_ content: Data, as ending: String, because reason: String) throws(StorageError) {
        let sum = UInt64(bitPattern: ContentChecksum(of: content).sum)
        let name = "\(log.lastPathComponent).\(String(sum, radix: 16)).\(ending)"
        guard FileStatus(damaged.appending(path: name)) == nil else { return }
        try DamagedFolder(folder: damaged, now: now)
            .keep(content, path: log.lastPathComponent, as: name, kind: .database, reason: reason)
    }
}
