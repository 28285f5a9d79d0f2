import Foundation
import SafeFiles
public import StoryCore

extension MediaFolder {
    public func delete(_ references: [MediaReference]) throws(StorageError) {
        let present = Set(references).filter { $0.isWellFormed && isOurs(url(of: $0)) }
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
    /// place of a file is not ours.
    private func isOurs(_ file: URL) -> Bool {
        guard let status = FileStatus(file) else { return false }
        return status.isFile || status.isLink
    }
}
