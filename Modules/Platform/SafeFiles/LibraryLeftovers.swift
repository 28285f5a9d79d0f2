public import Foundation
public import StoryCore

/// The work folders that killed backups and restores have left.
///
/// A folder in use is locked, and is no leftover.
public struct LibraryLeftovers: Sendable {
    private let library: LibraryLayout

    /// Creates a search in a library, and beside it.
    public init(of library: LibraryLayout) {
        self.library = library
    }

    /// Returns the unlocked folders.
    public func folders() throws(StorageError) -> [URL] {
        var found: [URL] = []
        for folder in try candidates() where try !FileLock.isHeld(LibraryLayout(data: folder).useLock) {
            found.append(folder)
        }
        return found
    }

    /// Removes the unlocked folders; one that is just being used, or cannot be removed now, is left for the next time.
    ///
    /// - Parameter isReplacing: Whether to remove libraries, too, that a restore has replaced and had no time to
    ///   remove.
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
        let locations = [
            (library.data, LibraryLayout.backupPrefix),
            (library.data.deletingLastPathComponent(), library.stagingPrefix),
        ]
        var found: [URL] = []
        for (parent, prefix) in locations {
            for name in try SafeFiles.names(in: parent).sorted() where name.hasPrefix(prefix) {
                let folder = parent.appending(path: name, directoryHint: .isDirectory)
                if FileStatus(folder)?.isFolder == true { found.append(folder) }
            }
        }
        return found
    }

    /// Returns whether a work folder holds only copies, which can be made again. A folder being unpacked has its list
    /// of files, or pending settings; a replaced library has neither.
    public func isDraft(_ folder: URL) -> Bool {
        if folder.lastPathComponent.hasPrefix(LibraryLayout.backupPrefix) { return true }
        let layout = LibraryLayout(data: folder)
        return FileStatus(layout.database) == nil || FileStatus(layout.stagingList) != nil
            || FileStatus(layout.pendingSettings) != nil
    }
}
