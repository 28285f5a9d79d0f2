import Foundation
import SafeFiles
import StoryCore

/// A log with changes that SQLite cannot read.
struct LostLog: Sendable {
    /// Its name, or its path below the library's folder.
    var name: String
    /// How many changes are lost, as far as that is known.
    var changeCount: Int?
}

/// What becomes of a damaged log: SQLite itself takes the first part of it and writes over the rest.
extension LibraryMigrator {
    private static let lost = "lost"
    private static let repaired = "mended"

    /// Where damaged files are put.
    private var damaged: URL { LibraryLayout(data: file.deletingLastPathComponent()).damaged }

    /// Mends a damaged log if that is certain, before anybody opens it; a copy of the damaged one is kept.
    ///
    /// While somebody else has the library open, or nothing can be written, it stays as it is.
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
            // `verify` tells of it until somebody can mend it.
            return
        }
    }

    /// Copies a log of which changes are lost, before SQLite writes over them.
    ///
    /// - Returns: Whether there was one.
    func keepLostLog() throws(StorageError) -> Bool {
        guard try logDamage() != nil, let content = try SafeFiles.read(log) else { return false }
        try keep(content, as: Self.lost, because: "It's damaged, and the changes in it can't be read.")
        return true
    }

    /// The log, if changes in it are lost, and those that were put aside before something was written.
    func lostLogs() throws(StorageError) -> [LostLog] {
        let present = try logDamage().map { LostLog(name: log.lastPathComponent, changeCount: $0.lostTransactions) }
        let kept = try keptLogs().map { LostLog(name: "\(damaged.lastPathComponent)/\($0)", changeCount: nil) }
        return kept + (present.map { [$0] } ?? [])
    }

    /// Gives the logs that were put aside names under which nobody tells of them any more.
    func putAwayLostLogs() throws(StorageError) {
        for name in try keptLogs() {
            let kept = SafeFiles.unused(String(name.dropLast(Self.lost.count + 1)), in: damaged)
            guard rename(damaged.appending(path: name).path, kept.path) == 0 else {
                throw StorageError(errno: errno, path: kept.path)
            }
        }
        try SafeFiles.sync(damaged)
    }

    /// Somebody may be writing the log. A second look at the same damage shows that it was no half of a frame: what
    /// the first saw behind it was written after it.
    private func logDamage() throws(StorageError) -> WriteAheadLog.Damage? {
        guard hasLog else { return nil }
        guard let damage = try presentDamage() else { return nil }
        return try presentDamage()?.wholeFrames == damage.wholeFrames ? damage : nil
    }

    private func presentDamage() throws(StorageError) -> WriteAheadLog.Damage? {
        try SafeFiles.read(log).flatMap { WriteAheadLog($0).damage }
    }

    private func keptLogs() throws(StorageError) -> [String] {
        try SafeFiles.names(in: damaged).filter { $0.hasPrefix(log.lastPathComponent) && $0.hasSuffix(".\(Self.lost)") }
            .sorted()
    }

    /// Each process that finds it would put it aside, so its name says what it holds.
    private func keep(_ content: Data, as ending: String, because reason: String) throws(StorageError) {
        let sum = UInt64(bitPattern: ContentChecksum(of: content).sum)
        let name = "\(log.lastPathComponent).\(String(sum, radix: 16)).\(ending)"
        guard FileStatus(damaged.appending(path: name)) == nil else { return }
        try DamagedFolder(folder: damaged, now: now)
            .keep(content, path: log.lastPathComponent, as: name, kind: .database, reason: reason)
    }
}
