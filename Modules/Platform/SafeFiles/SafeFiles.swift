public import Foundation
import Glibc
public import StoryCore

/// Files and folders that only their owner can read, and that are whole or not there at all.
public enum SafeFiles {
    /// Makes a folder and those above it, readable by their owner only; does nothing where they are there.
    public static func makeFolder(_ folder: URL) throws(StorageError) {
        guard let code = failureToMake(folder) else { return }
        guard code == ENOENT, folder.pathComponents.count > 1 else {
            throw StorageError(errno: code, path: folder.path)
        }
        try makeFolder(folder.deletingLastPathComponent())
        if let code = failureToMake(folder) { throw StorageError(errno: code, path: folder.path) }
    }

    /// Makes an empty file that only its owner can read; does nothing if it is there.
    public static func makeFile(_ file: URL) throws(StorageError) {
        let descriptor = open(file.path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        close(descriptor)
    }

    /// The content of a file, or nil if it is not there.
    public static func read(_ file: URL) throws(StorageError) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            throw .failed(path: file.path, detail: "\(String(cString: strerror(code))).")
        }
        defer { close(descriptor) }
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            let code = errno
            if count == 0 { return content }
            if count > 0 {
                content.append(contentsOf: buffer[..<count])
            } else if code != EINTR {
                throw .failed(path: file.path, detail: "\(String(cString: strerror(code))).")
            }
        }
    }

    /// The names in a folder, in no order; none if it is not there.
    public static func names(in folder: URL) throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw .failed(path: folder.path, detail: "It could not be read: \(error.localizedDescription)")
        }
    }

    /// Removes a file or folder with all that is in it; does nothing if it is not there.
    public static func remove(_ item: URL) throws(StorageError) {
        do {
            try FileManager.default.removeItem(at: item)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch CocoaError.fileWriteNoPermission, CocoaError.fileWriteVolumeReadOnly {
            throw .readOnly(path: item.path)
        } catch {
            throw .failed(path: item.path, detail: "It could not be removed: \(error.localizedDescription)")
        }
    }

    /// Waits until the disk has a file, or the names in a folder.
    public static func sync(_ item: URL) throws(StorageError) {
        let descriptor = open(item.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: item.path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    /// Why a folder is not there now, as `errno`; nil if it is.
    private static func failureToMake(_ folder: URL) -> Int32? {
        if mkdir(folder.path, 0o700) == 0 { return nil }
        let code = errno
        var status = stat()
        let isFolder = stat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        return isFolder ? nil : code
    }
}

extension StorageError {
    /// The error of a system call that was to change something at `path`.
    public init(errno code: Int32, path: String) {
        switch code {
        case ENOSPC, EDQUOT: self = .diskFull(path: path)
        case EACCES, EPERM, EROFS, ENOTDIR, ENOENT, EEXIST, EISDIR: self = .readOnly(path: path)
        default: self = .failed(path: path, detail: "\(String(cString: strerror(code))).")
        }
    }
}
