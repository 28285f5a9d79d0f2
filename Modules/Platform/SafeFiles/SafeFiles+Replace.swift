public import Foundation
import Glibc
public import StoryCore

extension SafeFiles {
    /// The durability of a written file.
    public enum Durability: Sendable {
        /// It survives the end of the process.
        case process
        /// It survives a power failure, at the cost of waiting for the disk.
        case power
    }

    /// Writes a file atomically, under a temporary name that is then renamed.
    public static func write(_ data: Data, to file: URL, durability: Durability) throws(StorageError) {
        try replace(file, durability: durability) { descriptor throws(StorageError) in
            try writeAll(data, to: descriptor, path: file.path)
        }
    }

    /// Appends to a file, which is created if necessary, and syncs it.
    public static func append(_ data: Data, to file: URL) throws(StorageError) {
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        defer { close(descriptor) }
        try writeAll(data, to: descriptor, path: file.path)
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: file.path) }
    }

    /// Copies a file atomically, under a temporary name that is then renamed.
    public static func copy(_ source: URL, to file: URL, durability: Durability) throws(StorageError) {
        let input = try OpenFile(source)
        try replace(file, durability: durability) { descriptor throws(StorageError) in
            while true {
                let count = sendfile(descriptor, input.descriptor, nil, 1 << 20)
                let code = errno
                if count == 0 { return }
                guard count > 0 || code == EINTR else { throw StorageError(errno: code, path: file.path) }
            }
        }
    }

    /// Moves an item to an unused path on the same disk; a link is moved itself.
    public static func move(_ item: URL, to target: URL) throws(StorageError) {
        guard rename(item.path, target.path) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    /// Removes the temporary files of interrupted ``write(_:to:durability:)`` and ``copy(_:to:durability:)`` calls.
    ///
    /// A call in progress then fails, so this is for files for which that does not matter.
    public static func removeTemporaryFiles(of file: URL) throws(StorageError) {
        let folder = file.deletingLastPathComponent()
        let prefix = "\(file.lastPathComponent)."
        for name in try names(in: folder)
        where name.hasPrefix(prefix) && name.count == prefix.count + DraftFile.mark.count {
            try remove(folder.appending(path: name))
        }
    }

    private static func replace(
        _ file: URL, durability: Durability, _ fill: (Int32) throws(StorageError) -> Void
    ) throws(StorageError) {
        var draft = try DraftFile(named: file)
        try fill(draft.descriptor)
        try draft.place(at: file, durability: durability)
    }

    /// Hands bytes to the system, which may take them in pieces.
    ///
    /// - Parameter path: Where the open file is, for the error.
    public static func writeAll<Bytes: Collection & ContiguousBytes>(
        _ bytes: Bytes, to descriptor: Int32, path: String
    ) throws(StorageError) where Bytes.SubSequence == Bytes {
        var rest = bytes
        while !rest.isEmpty {
            let (count, code) = rest.withUnsafeBytes { bytes in
                (Glibc.write(descriptor, bytes.baseAddress, bytes.count), errno)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if code != EINTR {
                throw StorageError(errno: code, path: path)
            }
        }
    }
}
