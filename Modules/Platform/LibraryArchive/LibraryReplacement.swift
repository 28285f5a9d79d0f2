import CFileSystem
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Puts another library in the place of one.
struct LibraryReplacement {
    let library: LibraryLayout
    let settings: URL
    let snapshots: any LibrarySnapshots

    private var pending: PendingFile { PendingFile(waiting: library.pendingSettings, for: settings) }

    func replace(from archive: URL, replacing isReplacing: Bool) throws(StorageError) -> LibraryBackup {
        // First of all: nobody should be told to replace a library by a backup that is not there.
        try ZipReader.look(at: archive)
        let isThere = try isFolderThere()
        // Held to the end: what somebody adds to a library that is about to go would be lost.
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
        try exchange(staging.url, isThere: isThere)
        // From here on the library is the new one, and whoever asks for settings gets the new ones, too.
        try SafeFiles.sync(parent)
        try pending.apply()
        return manifest.backup(in: archive)
    }

    // MARK: - Private

    private func isFolderThere() throws(StorageError) -> Bool {
        var status = stat()
        guard lstat(library.data.path, &status) == 0 else {
            let code = errno
            if code == ENOENT { return false }
            throw StorageError(errno: code, path: library.data.path)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .corrupt(path: library.data.path, detail: "It is not a folder.")
        }
        return true
    }

    /// What a family would lose; nil if there is nothing.
    private func contentOfLibrary() throws(StorageError) -> URL? {
        func isThere(_ item: URL) -> Bool { FileManager.default.fileExists(atPath: item.path) }
        if isThere(settings) { return settings }
        if try !SafeFiles.names(in: library.media).isEmpty { return library.data }
        guard isThere(library.database) else { return nil }
        do throws(StorageError) {
            return try snapshots.contents(of: library.database).isEmpty ? nil : library.data
        } catch {
            // Whatever it is, it is somebody's.
            return library.data
        }
    }

    /// Waits until the disk has everything: one wait for all files.
    private func sync(_ folder: URL) throws(StorageError) {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: folder.path) }
        defer { close(descriptor) }
        guard syncfs(descriptor) == 0 else { throw StorageError(errno: errno, path: folder.path) }
    }

    /// Gives the new folder the library's name; the old one, if there is one, gets the name of the new.
    private func exchange(_ folder: URL, isThere: Bool) throws(StorageError) {
        let flag = isThere ? story_rename_exchange : story_rename_noreplace
        guard renameat2(AT_FDCWD, folder.path, AT_FDCWD, library.data.path, UInt32(flag)) == 0 else {
            switch errno {
            case EEXIST: throw .busy("The library")
            case EINVAL, EBUSY, EXDEV:
                throw .failed(
                    path: library.data.path,
                    detail: "Its file system cannot exchange it for another folder as one step.")
            case let code: throw StorageError(errno: code, path: library.data.path)
            }
        }
    }
}
