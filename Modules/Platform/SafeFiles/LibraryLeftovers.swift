public import Foundation
public import StoryCore

/// What backups and restores that were killed have left: their work folders.
///
/// A folder in use is locked by whoever works in it, and is no leftover.
public struct LibraryLeftovers: Sendable {
    private let library: LibraryLayout

    /// Looks in a library, and beside it.
    public init(of library: LibraryLayout) {
        self.library = library
    }

    /// The folders that nobody works in.
    public func folders() throws(StorageError) -> [URL] {
        var found: [URL] = []
        for folder in try candidates() where try !FileLock.isHeld(LibraryLayout(data: folder).useLock) {
            found.append(folder)
        }
        return found
    }

    /// Removes the folders that nobody works in; one that somebody is beginning to use, or that cannot be removed now,
    /// is left for the next time.
    ///
    /// - Parameter isReplacing: Whether libraries go, too, that a restore has replaced and had no time to remove.
    public func remove(replacing isReplacing: Bool = false) throws(StorageError) {
        for folder in try candidates() {
            do throws(StorageError) {
                let lock = try FileLock(LibraryLayout(data: folder).useLock, guarding: "The folder \(folder.path)")
                defer { lock.release() }
                // Before it was locked, a restore may have put the old library there.
                if isReplacing || isDraft(folder) { try SafeFiles.remove(folder) }
            } catch {
                continue
            }
        }
    }

    private func candidates() throws(StorageError) -> [URL] {
        let places = [
            (library.data, LibraryLayout.backupPrefix),
            (library.data.deletingLastPathComponent(), library.stagingPrefix),
        ]
        var found: [URL] = []
        for (parent, prefix) in places {
            for name in try SafeFiles.names(in: parent).sorted() where name.hasPrefix(prefix) {
                let folder = parent.appending(path: name, directoryHint: .isDirectory)
                if FileStatus(folder)?.isFolder == true { found.append(folder) }
            }
        }
        return found
    }

    /// Whether a work folder holds nothing but copies, which can be made again. What is being unpacked has its list of files, or its settings,
    /// waiting in it; a library that was replaced has neither.
    public func isDraft(_ folder: URL) -> Bool {
        if folder.lastPathComponent.hasPrefix(LibraryLayout.backupPrefix) { return true }
        let layout = LibraryLayout(data: folder)
        return FileStatus(layout.database) == nil || FileStatus(layout.stagingList) != nil
            || FileStatus(layout.pendingSettings) != nil
    }
}
