import Foundation
import Glibc
import SafeFiles
import StoryCore

/// A file that keeps space for what frees space: to delete a story takes some room in the database's log first.
struct DiskReserve: Sendable {
    /// More than a deletion writes, in bytes.
    private static let byteCount = 1 << 20

    let file: URL

    /// Keeps space, unless it is kept already or there is little; without it a deletion may have to wait for space.
    func keep() {
        guard FileStatus(file) == nil, let space = try? DiskSpace.look(at: file.deletingLastPathComponent()),
            !space.isShort
        else { return }
        let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if posix_fallocate(descriptor, 0, off_t(Self.byteCount)) != 0 { unlink(file.path) }
    }

    /// Gives the space away.
    ///
    /// - Returns: Whether there was any.
    func release() -> Bool { unlink(file.path) == 0 }
}
