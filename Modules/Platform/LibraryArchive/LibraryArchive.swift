public import Foundation
import Glibc
import SafeFiles
public import StoryCore
import ZipArchive

/// Backups of a library as zip files, which ordinary tools open and check.
///
/// An archive has `manifest.json` (what it is, and name, size and SHA-256 of everything else), `library.sqlite`,
/// `settings.json` if there are settings, and below `media` audio and pictures. Content goes through in pieces, so
/// that memory does not grow with it; of each file a few hundred bytes are kept, as zip needs them for its directory.
public struct LibraryArchive: LibraryArchiver {
    private let location: LibraryLayout
    private let settings: URL
    private let snapshots: any LibrarySnapshots
    private let now: @Sendable () -> Date

    /// Archives a library.
    ///
    /// - Parameters:
    ///   - library: Where it lies.
    ///   - settings: The file of its settings.
    ///   - snapshots: Copies its database.
    ///   - now: Tells the date of a backup.
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

    /// Puts database, media and settings into one archive; while they are copied, stories can be made and deleted.
    ///
    /// - Throws: Besides what the contract says ``StorageError/badPlace(path:detail:)`` for a place inside the library.
    @concurrent
    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        let library = library
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        guard !(folder.path + "/").hasPrefix(library.data.path + "/") else {
            throw .badPlace(path: file.path, detail: "It's inside the library that you're backing up.")
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
            // The disk of the library is full or read-only; the other one has space, or says that it has none.
            manifest = try await write(to: target, path: file.path, preparingIn: folder)
        }
        try target.publish()
        // The backup is whole; that it is not remembered, such as on a full disk, makes it no worse.
        try? BackupList(library: library).note(file)
        return manifest.backup(in: file)
    }

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

    /// Puts the library of an archive in place of the present one, as one step once all of it is checked and on the
    /// disk; the present one is kept beside it under the date.
    ///
    /// There is a library if anything of a family is in it: a story, a hero, a custom event, a story in the making,
    /// any media file, or settings; a database that cannot be read counts, too.
    @concurrent
    public func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        let backup = try replacement.replace(from: file, replacing: isReplacing)
        // The library is in place whether or not this is remembered.
        try? BackupList(library: library).note(file)
        return backup
    }

    @concurrent
    public func previousLibraries() async throws(StorageError) -> [PreviousLibrary] {
        try PreviousLibraries(library: library).all()
    }

    @concurrent
    public func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary? {
        try replacement.restore(name)
    }

    @concurrent
    public func deletePrevious(_ names: [String]) async throws(StorageError) {
        try PreviousLibraries(library: library).delete(names)
    }

    private var replacement: LibraryReplacement {
        LibraryReplacement(library: library, settings: settings, snapshots: snapshots, now: now)
    }

    /// The library in its real folder: that one is exchanged, and not a link to it.
    private var library: LibraryLayout { LibraryLayout(data: location.data.resolvingSymlinksInPath()) }
}
