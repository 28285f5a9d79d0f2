import CFileSystem
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Replaces a library by another one.
struct LibraryReplacement {
    let library: LibraryLayout
    let settings: URL
    let snapshots: any LibrarySnapshots
    let now: @Sendable () -> Date

    private var previous: PreviousLibraries { PreviousLibraries(library: library) }
    private var pending: PendingFile { PendingFile(waiting: library.pendingSettings, for: settings) }

    func replace(from archive: URL, replacing isReplacing: Bool) throws(StorageError) -> LibraryBackup {
        // First of all: nobody should be asked to replace a library by a backup that does not exist.
        try BackupReader.look(at: archive)
        let isThere = try isFolderThere()
        // Held to the end: changes of a library that is being replaced would be lost.
        let use = isThere ? try FileLock(library.useLock, guarding: "The library") : nil
        defer { use?.release() }
        if isThere { try pending.apply() }
        if !isReplacing, let found = try contentOfLibrary() { throw .exists(path: found.path) }
        try SafeFiles.makeFolder(settings.deletingLastPathComponent())
        guard access(settings.deletingLastPathComponent().path, W_OK) == 0 else {
            throw StorageError(errno: errno, path: settings.path)
        }
        let parent = library.data.deletingLastPathComponent()
        try SafeFiles.makeFolder(parent)
        try LibraryLeftovers(of: library).remove(replacing: true)
        let staging = try WorkFolder(in: parent, prefix: library.stagingPrefix)
        defer { staging.remove() }
        let manifest = try LibraryStaging(archive: archive, folder: staging.url, snapshots: snapshots).stage()
        try sync(staging.url)
        var backup = manifest.backup(in: archive)
        backup.previous = try putInPlace(staging.url, isThere: isThere)
        return backup
    }

    /// Restores a previous library; the current one is kept in its place.
    func restore(_ name: String) throws(StorageError) -> PreviousLibrary? {
        let found = try previous.named(name)
        let isThere = try isFolderThere()
        let use = isThere ? try FileLock(library.useLock, guarding: "The library") : nil
        defer { use?.release() }
        let other = try FileLock(LibraryLayout(data: found.folder).useLock, guarding: "The previous library")
        defer { other.release() }
        if isThere { try pending.apply() }
        let kept = try putInPlace(found.folder, isThere: isThere)
        // The current one was empty.
        if isThere, kept == nil { try SafeFiles.remove(found.folder) }
        return kept
    }

    // MARK: - Private

    /// Exchanges the library for a folder with another one. The old library is kept, unless it is empty: then it stays
    /// in the folder.
    ///
    /// The folder first gets the name under which the old library is kept, so that the exchange alone does both: a
    /// killed process leaves either library whole under one of two names.
    private func putInPlace(_ folder: URL, isThere: Bool) throws(StorageError) -> PreviousLibrary? {
        var kept: URL?
        if isThere, try contentOfLibrary() != nil {
            try keepSettings()
            let location = try previous.unusedFolder(at: now())
            try SafeFiles.move(folder, to: location)
            kept = location
        }
        do throws(StorageError) {
            try exchange(kept ?? folder, isThere: isThere)
        } catch {
            // If it cannot be renamed back, it is a previous library that can be deleted.
            if let kept { try SafeFiles.move(kept, to: folder) }
            throw error
        }
        // From here on the library is the new one, and so are the settings.
        try SafeFiles.sync(library.data.deletingLastPathComponent())
        try pending.apply()
        guard let kept else { return nil }
        return try previous.named(kept.lastPathComponent)
    }

    /// Stores the settings as pending in their library, for the case that it is restored.
    private func keepSettings() throws(StorageError) {
        try SafeFiles.write(try SafeFiles.read(settings) ?? Data(), to: library.pendingSettings, durability: .power)
    }

    private func isFolderThere() throws(StorageError) -> Bool {
        var status = stat()
        guard lstat(library.data.path, &status) == 0 else {
            let code = errno
            if code == ENOENT { return false }
            throw StorageError(errno: code, path: library.data.path)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .corrupt(path: library.data.path, detail: "It isn't a folder.")
        }
        return true
    }

    /// Returns what a family would lose; nil if there is nothing.
    private func contentOfLibrary() throws(StorageError) -> URL? {
        func isThere(_ item: URL) -> Bool { FileManager.default.fileExists(atPath: item.path) }
        if isThere(settings) { return settings }
        if try !SafeFiles.names(in: library.media).isEmpty { return library.data }
        // Stories without files whose database is lost can still be restored.
        if try !SafeFiles.names(in: library.records.appending(path: "stories")).isEmpty { return library.data }
        guard isThere(library.database) else { return nil }
        do throws(StorageError) {
            return try snapshots.contents(of: library.database).isEmpty ? nil : library.data
        } catch {
            // Whatever it is, it may be a person's work.
            return library.data
        }
    }

    /// Syncs all files with a single wait.
    private func sync(_ folder: URL) throws(StorageError) {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: folder.path) }
        defer { close(descriptor) }
        guard syncfs(descriptor) == 0 else { throw StorageError(errno: errno, path: folder.path) }
    }

    /// Gives the new folder the library's name, and the old one, if any, that of the new.
    private func exchange(_ folder: URL, isThere: Bool) throws(StorageError) {
        let flag = isThere ? story_rename_exchange : story_rename_noreplace
        guard renameat2(AT_FDCWD, folder.path, AT_FDCWD, library.data.path, UInt32(flag)) == 0 else {
            switch errno {
            case EEXIST: throw .busy("The library")
            case EINVAL, EBUSY, EXDEV:
                throw .failed(
                    path: library.data.path,
                    detail: "Its file system can't swap two folders in one step.")
            case let code: throw StorageError(errno: code, path: library.data.path)
            }
        }
    }
}
