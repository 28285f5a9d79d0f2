public import Foundation
import Glibc
public import StoryCore

/// Creates files and folders that only their owner can read, atomically.
public enum SafeFiles {
    /// Creates a folder and its parents, readable by their owner only; does nothing if they exist.
    ///
    /// - Parameter mayBeLink: Whether a link to a folder counts as one, since a family may store things on another
    ///   disk.
    public static func makeFolder(_ folder: URL, mayBeLink: Bool = true) throws(StorageError) {
        let path = folder.path
        if let code = failureToMake(path) {
            guard code == ENOENT else { throw StorageError(errno: code, path: path) }
            // From the top: what follows a '..' is only known once the folder before it exists.
            let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
            for end in ends {
                if let code = failureToMake(String(path[..<end])) { throw StorageError(errno: code, path: path) }
            }
        }
        guard mayBeLink || FileStatus(folder)?.isFolder == true else {
            throw .notAFile(path: path, kind: FileStatus(folder)?.kindName ?? "of an unknown kind")
        }
    }

    /// Creates an empty file that only its owner can read; does nothing if it exists.
    public static func makeFile(_ file: URL) throws(StorageError) {
        if let descriptor = try descriptor(of: file, O_CREAT | O_WRONLY) { close(descriptor) }
    }

    /// Returns the content of a file, or nil if it does not exist.
    ///
    /// - Parameter limit: The maximum size in bytes.
    public static func read(_ file: URL, limit: Int = largestContent) throws(StorageError) -> Data? {
        try OpenFile.ifThere(file, limit: limit)?.content()
    }

    /// Returns the names in a folder, unordered; none if it does not exist.
    public static func names(in folder: URL) throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw .failed(path: folder.path, detail: "It couldn't be read: \(error.localizedDescription)")
        }
    }

    /// Removes a file or folder with its contents; does nothing if it does not exist.
    public static func remove(_ item: URL) throws(StorageError) {
        do {
            try FileManager.default.removeItem(at: item)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch CocoaError.fileWriteNoPermission, CocoaError.fileWriteVolumeReadOnly {
            throw .readOnly(path: item.path)
        } catch {
            throw .failed(path: item.path, detail: "It couldn't be removed: \(error.localizedDescription)")
        }
    }

    /// Syncs a file, or the names in a folder, to the disk.
    public static func sync(_ item: URL) throws(StorageError) {
        let descriptor = open(item.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: item.path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    /// Creates a folder and returns the `errno`; nil on success.
    private static func failureToMake(_ path: String) -> Int32? {
        if mkdir(path, 0o700) == 0 { return nil }
        let code = errno
        var status = stat()
        let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        return isFolder ? nil : code
    }
}

extension StorageError {
    /// Creates the error of a system call that was to change something at `path`.
    public init(errno code: Int32, path: String) {
        switch code {
        case ENOSPC, EDQUOT: self = .diskFull(path: path)
        case EACCES, EPERM, EROFS, ENOTDIR, ENOENT, EEXIST, EISDIR: self = .readOnly(path: path)
        default: self = .failed(path: path, detail: "\(String(cString: strerror(code))).")
        }
    }
}
