import Foundation
import Glibc
import SafeFiles
import StoryCore

/// A folder for one piece of work, which ends with the work; what a killed process left goes when the next begins.
struct WorkFolder: ~Copyable {
    /// The folder.
    let url: URL
    /// Tells others that the folder is in use. It is the lock of a library's users, too: a folder may become one.
    private let lock: FileLock

    /// Makes a folder whose name begins with `prefix`.
    init(in parent: URL, prefix: String) throws(StorageError) {
        try Self.removeLeftovers(in: parent, prefix: prefix)
        (url, lock) = try Self.make(in: parent, prefix: prefix, attempts: 5)
    }

    /// Removes the folder; what cannot be removed now is a leftover, which goes another time.
    func remove() {
        try? SafeFiles.remove(url)
    }

    /// Between being made and being locked, a folder looks like a leftover to others who begin now.
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

    private static func removeLeftovers(in parent: URL, prefix: String) throws(StorageError) {
        for name in try SafeFiles.names(in: parent) where name.hasPrefix(prefix) {
            let leftover = parent.appending(path: name, directoryHint: .isDirectory)
            guard FileStatus(leftover)?.isFolder == true else { continue }
            do throws(StorageError) {
                let lock = try FileLock(LibraryLayout(data: leftover).useLock, guarding: "The folder \(leftover.path)")
                defer { lock.release() }
                try SafeFiles.remove(leftover)
            } catch {
                // Somebody works in it, or it is none of ours.
                continue
            }
        }
    }
}
