public import Foundation
import Glibc
import SafeFiles
public import StoryCore

/// Trashed files are in the folder `.withdrawn`, each under its whole name: `abcdef….png`.
extension MediaFolder: MediaGarbageCollecting {
    private var trashed: URL { folder.appending(path: ".withdrawn") }

    /// A file with another size than the stored one is damaged; a link is no file of ours.
    public func isThere(_ reference: MediaReference) -> Bool {
        guard reference.isWellFormed, let status = FileStatus(url(of: reference)) else { return false }
        return status.isFile && status.byteCount == reference.byteCount
    }

    public func references(withContentOf file: URL) throws(StorageError) -> [MediaReference] {
        let (digest, byteCount) = try Self.digest(of: file)
        let prefix = String(digest.prefix(2))
        return try SafeFiles.names(in: folder.appending(path: prefix)).sorted().compactMap { name in
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, prefix + parts[0] == digest else { return nil }
            return MediaReference(digest: digest, fileExtension: String(parts[1]), byteCount: byteCount)
        }
    }

    public func moveToTrash(_ references: [MediaReference]) throws(StorageError) {
        let present = Set(references).filter { $0.isWellFormed && isOurs(url(of: $0)) }
        guard !present.isEmpty else { return }
        try SafeFiles.makeFolder(trashed, mayBeLink: false)
        var moved: [MediaReference] = []
        do throws(StorageError) {
            for reference in present {
                try move(url(of: reference), to: location(of: reference))
                moved.append(reference)
            }
        } catch {
            // What cannot be restored now is restored when the trash is purged or restored.
            for reference in moved { try? move(location(of: reference), to: url(of: reference)) }
            rmdir(trashed.path)
            throw error
        }
    }

    /// A link at the folder's path is not ours.
    public var hasTrash: Bool { FileStatus(trashed)?.isFolder == true }

    public func purgeOrRestoreTrash(isNeeded: (String) throws(StorageError) -> Bool) throws(StorageError) {
        guard hasTrash else { return }
        let lock = try removalLock()
        defer { lock.release() }
        for name in try SafeFiles.names(in: trashed) {
            guard let reference = Self.trashedReference(name), isOurs(trashed.appending(path: name)) else {
                continue
            }
            let (file, target) = (location(of: reference), url(of: reference))
            if try isNeeded(reference.digest), !isOurs(target) {
                try SafeFiles.makeFolder(target.deletingLastPathComponent(), mayBeLink: false)
                try move(file, to: target)
            } else {
                try SafeFiles.remove(file)
            }
        }
        rmdir(trashed.path)
    }

    /// Returns the lock that is held while files are purged.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if media are being copied, which may need the files.
    func removalLock() throws(StorageError) -> FileLock {
        try FileLock(LibraryLayout.lock(ofMedia: folder), guarding: "The library's media folder")
    }

    // MARK: - Private

    /// Returns the reference of a trashed file by its name; nil for a name that ``moveToTrash(_:)`` does not give.
    static func trashedReference(_ name: String) -> MediaReference? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        let reference = MediaReference(digest: parts[0], fileExtension: parts[1], byteCount: 0)
        return reference.isWellFormed ? reference : nil
    }

    /// Returns the location of a trashed file.
    private func location(of reference: MediaReference) -> URL {
        trashed.appending(path: "\(reference.digest).\(reference.fileExtension)")
    }

    /// Returns whether there is a file or a link; a link is moved like a file, without its target. A folder in the
    /// place of a file is not ours.
    private func isOurs(_ file: URL) -> Bool {
        guard let status = FileStatus(file) else { return false }
        return status.isFile || status.isLink
    }

    private func move(_ file: URL, to target: URL) throws(StorageError) {
        guard rename(file.path, target.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
    }
}
