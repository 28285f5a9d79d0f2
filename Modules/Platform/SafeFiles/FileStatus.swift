public import Foundation
import Glibc
public import StoryCore

/// What lies at a path; a link is not followed.
public struct FileStatus: Sendable {
    /// Which file it is, whatever its names are.
    public struct Identity: Hashable, Sendable {
        fileprivate let (device, inode): (dev_t, ino_t)
    }

    private let mode: mode_t
    /// Which file it is.
    public let identity: Identity
    /// Its size in bytes.
    public let byteCount: Int

    /// Looks; nil if nothing can be seen there.
    public init?(_ item: URL) {
        var status = stat()
        guard lstat(item.path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Looks at what is open.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        mode = status.st_mode
        identity = Identity(device: status.st_dev, inode: status.st_ino)
        byteCount = Int(status.st_size)
    }

    /// Looks as ``init(_:)`` does; nil only if it is certain that nothing is there.
    ///
    /// - Throws: ``StorageError/failed(path:detail:)`` if it cannot be told, such as for lack of rights.
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
    /// Whether others than its owner have any right to it; a link has none of its own.
    public var isOpen: Bool { !isLink && mode & 0o077 != 0 }
    var permissions: mode_t { mode & 0o7777 }
    /// What it is, for people: "a folder".
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
    /// A place for an item in a folder under its name, or under its name and a number if that is taken.
    public static func unused(_ name: String, in folder: URL) -> URL {
        var item = folder.appending(path: name)
        var number = 1
        while FileStatus(item) != nil {
            number += 1
            item = folder.appending(path: "\(name).\(number)")
        }
        return item
    }

    /// Takes away the rights of others than the owner at a file or folder.
    ///
    /// The file is not opened for that: closing it would take the locks away that SQLite has on a database.
    public static func tighten(_ item: URL) throws(StorageError) {
        guard let status = FileStatus(item), status.isOpen else { return }
        guard chmod(item.path, status.permissions & 0o700) == 0 else {
            throw StorageError(errno: errno, path: item.path)
        }
    }
}
