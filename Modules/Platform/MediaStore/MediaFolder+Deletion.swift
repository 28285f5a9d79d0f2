import Foundation
import SafeFiles
public import StoryCore

extension MediaFolder {
    public func delete(_ references: [MediaReference]) throws(StorageError) {
        var present: Set<MediaReference> = []
        for reference in references where reference.isWellFormed {
            if try isOurs(url(of: reference)) { present.insert(reference) }
        }
        guard !present.isEmpty else { return }
        let lock = try deletionLock()
        defer { lock.release() }
        var failure: StorageError?
        for reference in present {
            do throws(StorageError) {
                try SafeFiles.remove(url(of: reference))
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Returns the lock that is held while files are deleted.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if media are being copied, which may need the files.
    func deletionLock() throws(StorageError) -> FileLock {
        try FileLock(LibraryLayout.lock(ofMedia: folder), guarding: "The library's media folder")
    }

    /// Returns whether there is a file or a link; a link is deleted like a file, without its target. A folder in the
    /// place of a file is not ours. What can't be looked at now may be there.
    private func isOurs(_ file: URL) throws(StorageError) -> Bool {
        guard let status = try FileStatus.look(at: file) else { return false }
        return status.isFile || status.isLink
    }
}
