public import Foundation
import Glibc
import SafeFiles
public import StoryCore
import ZipArchive

/// Backups of a library as zip files, which ordinary tools can open and check.
///
/// An archive has `manifest.json` (a description, and name, size and SHA-256 of everything else), `library.sqlite`,
/// `settings.json` if there are settings, and below `media` narrations and illustrations. Content is copied in chunks,
/// so that memory does not grow with it; for each file a few hundred bytes are kept, as zip needs them for its
/// directory.
public struct LibraryArchive: LibraryArchiver {
    private let location: LibraryLayout
    private let settings: URL
    private let snapshots: any LibrarySnapshots
    private let now: @Sendable () -> Date

    /// Creates an archive of a library.
    ///
    /// - Parameters:
    ///   - library: The paths of the library.
    ///   - settings: The file of its settings.
    ///   - snapshots: Takes snapshots of its database.
    ///   - now: The current date.
    public init(
        library: LibraryLayout, settings: URL, snapshots: any LibrarySnapshots,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        location = library
        self.settings = settings
        self.snapshots = snapshots
        self.now = now
    }

    @concurrent
    public func checkAvailability() async throws(StorageError) {
        try ZipLibrary.check()
    }

    /// Backs up database, media and settings to one archive; stories can be made and deleted meanwhile.
    ///
    /// - Throws: Besides the errors of the contract, ``StorageError/badLocation(path:detail:)`` for a path inside the
    ///   library.
    @concurrent
    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        let library = library
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        guard !(folder.path + "/").hasPrefix(library.data.path + "/") else {
            throw .badLocation(path: file.path, detail: "It's inside the library that you're backing up.")
        }
        let target = try BackupTarget(file, replacing: isReplacing)
        try SafeFiles.makeFolder(library.data)
        let copying = try FileLock.shared(library.mediaLock, guarding: "The library's media folder", waiting: .wait)
        defer { copying?.release() }
        try LibraryLeftovers(of: library).remove()
        let manifest: BackupManifest
        do throws(StorageError) {
            manifest = try await write(to: target, path: file.path, preparingIn: library.data)
        } catch .diskFull(let location) where location != file.path, .readOnly(let location) where location != file.path
        {
            // The library's disk is full or read-only; the other one has space, or reports that it has none.
            manifest = try await write(to: target, path: file.path, preparingIn: folder)
        }
        try target.publish()
        // The backup is complete, even if it cannot be remembered, such as on a full disk.
        try? BackupList(library: library).note(file)
        return manifest.backup(in: file)
    }

    @concurrent
    public func names(in folder: URL) async throws(StorageError) -> [String] {
        guard FileStatus(folder.resolvingSymlinksInPath())?.isFolder == true else {
            throw .badLocation(path: folder.path, detail: "There is no such folder.")
        }
        return try SafeFiles.names(in: folder)
    }

    @concurrent
    public func deleteBackup(_ file: URL) async throws(StorageError) { try SafeFiles.remove(file) }

    private func write(
        to target: borrowing BackupTarget, path: String, preparingIn folder: URL
    ) async throws(StorageError) -> BackupManifest {
        try target.empty()
        let work = try WorkFolder(in: folder, prefix: LibraryLayout.backupPrefix)
        defer { work.remove() }
        let writer = BackupWriter(library: library, settings: settings, snapshots: snapshots, folder: work.url)
        // Dates in the archive are whole seconds.
        let date = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        let manifest = try await writer.prepare(at: date)
        try writer.write(manifest, to: target, path: path)
        return manifest
    }

    /// Replaces the library by that of an archive, atomically once all of it is verified and synced; the current one is
    /// kept beside it under the date.
    ///
    /// A library exists if it has anything of a family's: a story, a hero, a custom event, a job, any media file, or
    /// settings; an unreadable database counts, too.
    @concurrent
    public func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        // Whoever restores may have read who may.
        await snapshots.release()
        let backup = try replacement.replace(from: file, replacing: isReplacing)
        // The library is in place, even if this cannot be remembered.
        try? BackupList(library: library).note(file)
        return backup
    }

    @concurrent
    public func previousLibraries() async throws(StorageError) -> [PreviousLibrary] {
        try PreviousLibraries(library: library).all()
    }

    @concurrent
    public func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary? {
        await snapshots.release()
        return try replacement.restore(name)
    }

    @concurrent
    public func deletePrevious(_ names: [String]) async throws(StorageError) {
        try PreviousLibraries(library: library).delete(names)
    }

    private var replacement: LibraryReplacement {
        LibraryReplacement(library: library, settings: settings, snapshots: snapshots, now: now)
    }

    /// The library at its real path: that folder is exchanged, and not a link to it.
    private var library: LibraryLayout { LibraryLayout(data: location.data.resolvingSymlinksInPath()) }
}
