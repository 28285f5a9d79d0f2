import Foundation
import GRDB
import Glibc
import SafeFiles
import StoryCore

/// The folder `media/.withdrawn`, to which earlier versions moved files while their rows were being deleted.
///
/// The migration to the outbox empties it, since no earlier version can use the library from then on.
struct FormerTrash {
    private let media: URL

    /// Creates the trash of a library; mostly there is none.
    init(of layout: LibraryLayout) {
        media = layout.media
    }

    private var folder: URL { media.appending(path: ".withdrawn") }

    /// Puts back the files that are needed, and deletes the others, as the earlier version would have done.
    ///
    /// - Parameter log: The database's log, which has to be on the disk before a file is deleted.
    /// - Throws: ``StorageError/busy(_:)`` while an earlier version copies media.
    /// - Precondition: The caller holds the database's write lock.
    func empty(log: URL, isNeeded: (String) throws -> Bool) throws {
        // A link at its path is not ours.
        guard FileStatus(folder)?.isFolder == true else { return }
        let lock = try FileLock(LibraryLayout.lock(ofMedia: media), guarding: "The library's media folder")
        defer { lock.release() }
        // Rows must not reappear after a power failure when their files do not.
        if FileStatus(log) != nil { try SafeFiles.sync(log) }
        for name in try SafeFiles.names(in: folder) {
            let file = folder.appending(path: name)
            guard let reference = Self.reference(name), Self.isOurs(file) else { continue }
            let target = media.appending(path: reference.relativePath)
            if try Self.isOurs(target) || !isNeeded(reference.digest) {
                try SafeFiles.remove(file)
            } else if FileStatus(target) == nil {
                try SafeFiles.makeFolder(target.deletingLastPathComponent(), mayBeLink: false)
                try SafeFiles.move(file, to: target)
            }
        }
        // What else lies there is a person's.
        rmdir(folder.path)
    }

    /// Returns whether there is a file or a link.
    private static func isOurs(_ file: URL) -> Bool {
        guard let status = FileStatus(file) else { return false }
        return status.isFile || status.isLink
    }

    /// Returns the reference of a file: each is there under its whole name, `abcdef….png`.
    private static func reference(_ name: String) -> MediaReference? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        let reference = MediaReference(digest: parts[0], fileExtension: parts[1], byteCount: 0)
        return reference.isWellFormed ? reference : nil
    }
}
