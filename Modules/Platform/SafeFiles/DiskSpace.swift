public import Foundation
import Glibc
public import StoryCore

/// The space of the disk that holds a folder.
public struct DiskSpace: Hashable, Sendable {
    /// The minimum space for a story, in bytes: its job and its files take some megabytes.
    public static let leastForStories = 16 << 20

    /// The space available to this user, in bytes.
    public let free: Int
    /// The total space, in bytes.
    public let total: Int
    /// Whether the disk is read-only.
    public let isReadOnly: Bool

    /// Creates a description of a disk.
    public init(free: Int, total: Int, isReadOnly: Bool = false) {
        self.free = free
        self.total = total
        self.isReadOnly = isReadOnly
    }

    /// Returns the space of the disk of a folder, or of its nearest existing parent.
    public static func look(at folder: URL) throws(StorageError) -> DiskSpace {
        var location = folder.standardizedFileURL
        while FileStatus(location) == nil, location.path != "/" { location.deleteLastPathComponent() }
        var status = statvfs()
        guard statvfs(location.path, &status) == 0 else { throw StorageError(errno: errno, path: location.path) }
        func bytes(_ blocks: UInt) -> Int {
            let (product, isMore) = Int(clamping: blocks).multipliedReportingOverflow(
                by: Int(clamping: status.f_frsize))
            return isMore ? .max : product
        }
        // Some file systems run out of inodes before they run out of bytes; those without inodes report 0 of 0.
        let hasEntries = status.f_files == 0 || status.f_favail > 0
        return DiskSpace(
            free: hasEntries ? bytes(UInt(status.f_bavail)) : 0, total: bytes(UInt(status.f_blocks)),
            isReadOnly: status.f_flag & UInt(ST_RDONLY) != 0)
    }

    /// Whether a story may not fit any more.
    public var isShort: Bool { free < Self.leastForStories }
}
