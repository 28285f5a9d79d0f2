public import Foundation
import Glibc
import SafeFiles
public import StoryCore

/// Trashed files lie in the folder `.withdrawn` under the whole of their name: `abcdef….png`.
extension MediaFolder: MediaGarbageCollecting {
    private var trashed: URL { folder.appending(path: ".withdrawn") }

    /// A file of another size than it was stored with is damaged; a link, wherever it leads, is no file of ours.
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
            // What cannot be put back now is put back when the trash is purged or restored.
            for reference in moved { try? move(location(of: reference), to: url(of: reference)) }
            rmdir(trashed.path)
            throw error
        }
    }

    /// A link in the folder's place leads to what is none of ours.
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

    /// Held while files are taken away for good.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if somebody copies media, who may still want them.
    func removalLock() throws(StorageError) -> FileLock {
        try FileLock(LibraryLayout.lock(ofMedia: folder), guarding: "The library's media folder")
    }

    // MARK: - Private

    /// What a file in the trash is by its name; nil for a name that ``moveToTrash(_:)`` does not give.
    static func trashedReference(_ name: String) -> MediaReference? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        let reference = MediaReference(digest: parts[0], fileExtension: parts[1], byteCount: 0)
        return reference.isWellFormed ? reference : nil
    }

    /// Where a file in the trash lies.
    private func location(of reference: MediaReference) -> URL {
        trashed.appending(path: "\(reference.digest).\(reference.fileExtension)")
    }

    /// Whether a file or a link is there; a link goes as the file would, without what it leads to. A folder in the
    /// place of a file is none of ours.
    private func isOurs(_ file: URL) -> Bool {
        guard let status = FileStatus(file) else { return false }
        return status.isFile || status.isLink
    }

    private func move(_ file: URL, to target: URL) throws(StorageError) {
        guard rename(file.path, target.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
    }
}
