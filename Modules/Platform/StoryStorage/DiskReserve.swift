import Foundation
import Glibc
import SafeFiles
import StoryCore

/// A space reserve for what frees space: deleting a story first needs some room in the database's log.
struct DiskReserve: Sendable {
    /// The size, more than a deletion writes, in bytes.
    private static let byteCount = 1 << 20

    let file: URL

    /// Creates the reserve, unless it exists or there is little space; without it, a deletion may fail on a full disk.
    func keep() {
        guard FileStatus(file) == nil, let space = try? DiskSpace.look(at: file.deletingLastPathComponent()),
            !space.isShort
        else { return }
        let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if posix_fallocate(descriptor, 0, off_t(Self.byteCount)) != 0 { unlink(file.path) }
    }

    /// Releases the reserve.
    ///
    /// - Returns: Whether there was one.
    func release() -> Bool { unlink(file.path) == 0 }
}
