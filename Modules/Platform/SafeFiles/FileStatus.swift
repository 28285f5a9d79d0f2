public import Foundation
import Glibc
public import StoryCore

/// The status of a path; links are not followed.
public struct FileStatus: Sendable {
    /// The identity of a file, whatever its names.
    public struct Identity: Hashable, Sendable {
        fileprivate let (device, inode): (dev_t, ino_t)
    }

    private let mode: mode_t
    /// The identity.
    public let identity: Identity
    /// Its size in bytes.
    public let byteCount: Int

    /// Reads the status; nil if it cannot be read.
    public init?(_ item: URL) {
        var status = stat()
        guard lstat(item.path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of an open file; nil if it cannot be read.
    public init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        mode = status.st_mode
        identity = Identity(device: status.st_dev, inode: status.st_ino)
        byteCount = Int(status.st_size)
    }

    /// Reads the status; nil only if it is certain that nothing exists.
    ///
    /// - Throws: ``StorageError/failed(path:detail:)`` if it is uncertain, such as for lack of permission.
    public static func look(at item: URL) throws(StorageError) -> FileStatus? {
        var status = stat()
        guard lstat(item.path, &status) == 0 else {
            let code = errno
            if code == ENOENT || code == ENOTDIR { return nil }
            throw .failed(path: item.path, detail: "\(String(cString: strerror(code))).")
        }
        return FileStatus(status)
    }

    /// Whether it is a regular file.
    public var isFile: Bool { mode & S_IFMT == S_IFREG }
    /// Whether it is a folder.
    public var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    /// Whether it is a symbolic link.
    public var isLink: Bool { mode & S_IFMT == S_IFLNK }
    /// Whether other users have any permission; a link has none of its own.
    public var isOpen: Bool { !isLink && mode & 0o077 != 0 }
    var permissions: mode_t { mode & 0o7777 }
    /// The kind for people: "a folder".
    public var kindName: String {
        switch mode & S_IFMT {
        case S_IFREG: "a file"
        case S_IFDIR: "a folder"
        case S_IFLNK: "a link"
        default: "a device or a pipe"
        }
    }
}

extension SafeFiles {
    /// Returns an unused location in a folder for a name, with a number if it is taken.
    public static func unused(_ name: String, in folder: URL) -> URL {
        var item = folder.appending(path: name)
        var number = 1
        while FileStatus(item) != nil {
            number += 1
            item = folder.appending(path: "\(name).\(number)")
        }
        return item
    }

    /// Removes the permissions of other users from a file or folder.
    ///
    /// The file is not opened for that: closing it would release SQLite's locks on a database.
    public static func tighten(_ item: URL) throws(StorageError) {
        guard let status = FileStatus(item), status.isOpen else { return }
        guard chmod(item.path, status.permissions & 0o700) == 0 else {
            throw StorageError(errno: errno, path: item.path)
        }
    }
}
