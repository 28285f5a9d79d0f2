public import Foundation
import Glibc
public import StoryCore

/// A temporary folder for one piece of work; that of a killed process is removed by the next cleanup, see
/// ``LibraryLeftovers``.
public struct WorkFolder: ~Copyable {
    /// The folder.
    public let url: URL
    /// The lock that marks the folder as in use. It is the lock of a library's users, too: a folder may become one.
    private let lock: FileLock

    /// Creates a folder with a name prefix.
    public init(in parent: URL, prefix: String) throws(StorageError) {
        (url, lock) = try Self.make(in: parent, prefix: prefix, attempts: 5)
    }

    /// Removes the folder; what cannot be removed now is a leftover for the next cleanup.
    public func remove() {
        try? SafeFiles.remove(url)
    }

    /// Creates and locks a folder; in between, it looks like a leftover to a concurrent cleanup.
    private static func make(
        in parent: URL, prefix: String, attempts: Int
    ) throws(StorageError) -> (url: URL, lock: FileLock) {
        var name = Array("\(parent.path)/\(prefix)XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw StorageError(errno: errno, path: parent.path) }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let url = URL(filePath: path, directoryHint: .isDirectory)
        do throws(StorageError) {
            return (url, try FileLock(LibraryLayout(data: url).useLock, guarding: "The folder \(path)"))
        } catch {
            rmdir(path)
            guard attempts > 1 else { throw error }
            return try make(in: parent, prefix: prefix, attempts: attempts - 1)
        }
    }
}
