public import Foundation
import Glibc
public import StoryCore

/// The space of the disk that holds a folder.
public struct DiskSpace: Hashable, Sendable {
    /// With less than this, in bytes, a story may not fit any more: its job and its files take some megabytes.
    public static let leastForStories = 16 << 20

    /// How many bytes this user may still write.
    public let free: Int
    /// How many bytes there are in all.
    public let total: Int
    /// Whether nothing on it can be changed.
    public let isReadOnly: Bool

    /// Describes a disk.
    public init(free: Int, total: Int, isReadOnly: Bool = false) {
        self.free = free
        self.total = total
        self.isReadOnly = isReadOnly
    }

    /// Looks at the disk of a folder, or of the nearest one above it that is there.
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
        // Some file systems run out of entries before they run out of bytes; those that count none tell 0 of 0.
        let hasEntries = status.f_files == 0 || status.f_favail > 0
        return DiskSpace(
            free: hasEntries ? bytes(UInt(status.f_bavail)) : 0, total: bytes(UInt(status.f_blocks)),
            isReadOnly: status.f_flag & UInt(ST_RDONLY) != 0)
    }

    /// Whether a story may not fit any more.
    public var isShort: Bool { free < Self.leastForStories }
}
