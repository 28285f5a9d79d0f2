public import Foundation
import Glibc
public import StoryCore

/// Files and folders that only their owner can read, and that are whole or not there at all.
public enum SafeFiles {
    /// Makes a folder and those above it, readable by their owner only; does nothing where they are there.
    public static func makeFolder(_ folder: URL) throws(StorageError) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST && isFolder(folder) { return }
        guard errno == ENOENT, folder.pathComponents.count > 1 else { throw StorageError(errno: errno, path: folder.path) }
        try makeFolder(folder.deletingLastPathComponent())
        guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST && isFolder(folder) else {
            throw StorageError(errno: errno, path: folder.path)
        }
    }

    /// Makes an empty file that only its owner can read; does nothing if it is there.
    public static func makeFile(_ file: URL) throws(StorageError) {
        let descriptor = open(file.path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        close(descriptor)
    }

    /// How safe a written file is.
    public enum Durability: Sendable {
        /// It survives the end of the process.
        case process
        /// It survives the loss of power; costs a wait for the disk.
        case power
    }

    /// Writes a file under a temporary name and then puts it in its place, so that nobody ever reads half of it.
    public static func write(_ data: Data, to file: URL, durability: Durability) throws(StorageError) {
        try replace(file, durability: durability) { descriptor throws(StorageError) in
            try writeAll(data, to: descriptor, path: file.path)
        }
    }

    /// Copies a file under a temporary name and then puts the copy in its place.
    public static func copy(_ source: URL, to file: URL, durability: Durability) throws(StorageError) {
        let input = open(source.path, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw StorageError(errno: errno, path: source.path) }
        defer { close(input) }
        try replace(file, durability: durability) { descriptor throws(StorageError) in
            while true {
                let count = sendfile(descriptor, input, nil, 1 << 20)
                if count == 0 { return }
                guard count > 0 || errno == EINTR else { throw StorageError(errno: errno, path: file.path) }
            }
        }
    }

    /// Removes a file or folder with all that is in it; does nothing if it is not there.
    public static func remove(_ item: URL) throws(StorageError) {
        do {
            try FileManager.default.removeItem(at: item)
        } catch {
            guard access(item.path, F_OK) != 0, errno == ENOENT else {
                throw .failed(path: item.path, detail: "It could not be removed: \(error.localizedDescription)")
            }
        }
    }

    /// Waits until the disk has a file, or the names in a folder.
    public static func sync(_ item: URL) throws(StorageError) {
        let descriptor = open(item.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: item.path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    // MARK: - Private

    private static func replace(
        _ file: URL, durability: Durability, _ fill: (Int32) throws(StorageError) -> Void
    ) throws(StorageError) {
        var name = Array("\(file.path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        let temporary = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        do throws(StorageError) {
            do {
                defer { close(descriptor) }
                try fill(descriptor)
                if durability == .power, fsync(descriptor) != 0 { throw StorageError(errno: errno, path: file.path) }
            }
            guard rename(temporary, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
        } catch {
            unlink(temporary)
            throw error
        }
        if durability == .power { try sync(file.deletingLastPathComponent()) }
    }

    private static func writeAll(_ data: Data, to descriptor: Int32, path: String) throws(StorageError) {
        var offset = 0
        while offset < data.count {
            let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress?.advanced(by: offset), data.count - offset) }
            guard count > 0 || errno == EINTR else { throw StorageError(errno: errno, path: path) }
            offset += max(0, count)
        }
    }

    private static func isFolder(_ item: URL) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension StorageError {
    /// The error of a system call.
    public init(errno code: Int32, path: String) {
        switch code {
        case ENOSPC, EDQUOT: self = .diskFull(path: path)
        case EACCES, EPERM, EROFS, ENOTDIR, ENOENT, EEXIST: self = .readOnly(path: path)
        default: self = .failed(path: path, detail: "\(String(cString: strerror(code))).")
        }
    }
}
