public import Foundation
import Glibc
public import StoryCore

/// Files and folders that only their owner can read, and that are whole or not there at all.
public enum SafeFiles {
    /// Makes a folder and those above it, readable by their owner only; does nothing where they are there.
    ///
    /// - Parameter mayBeLink: Whether a link to a folder counts as one, as it does where a family may keep things on
    ///   another disk.
    public static func makeFolder(_ folder: URL, mayBeLink: Bool = true) throws(StorageError) {
        let path = folder.path
        if let code = failureToMake(path) {
            guard code == ENOENT else { throw StorageError(errno: code, path: path) }
            // From the top on: what is behind a '..' is only known once the folder before it is there.
            let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
            for end in ends {
                if let code = failureToMake(String(path[..<end])) { throw StorageError(errno: code, path: path) }
            }
        }
        guard mayBeLink || FileStatus(folder)?.isFolder == true else {
            throw .notAFile(path: path, kind: FileStatus(folder)?.kindName ?? "of an unknown kind")
        }
    }

    /// Makes an empty file that only its owner can read; does nothing if it is there.
    public static func makeFile(_ file: URL) throws(StorageError) {
        if let descriptor = try descriptor(of: file, O_CREAT | O_WRONLY) { close(descriptor) }
    }

    /// The content of a file, or nil if it is not there.
    ///
    /// - Parameter limit: The most bytes that it may have.
    public static func read(_ file: URL, limit: Int = largestContent) throws(StorageError) -> Data? {
        try OpenFile.ifThere(file, limit: limit)?.content()
    }

    /// The names in a folder, in no order; none if it is not there.
    public static func names(in folder: URL) throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw .failed(path: folder.path, detail: "It couldn't be read: \(error.localizedDescription)")
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
            throw .failed(path: item.path, detail: "It couldn't be removed: \(error.localizedDescription)")
        }
    }

    /// Waits until the disk has a file, or the names in a folder.
    public static func sync(_ item: URL) throws(StorageError) {
        let descriptor = open(item.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: item.path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    /// Why a folder is not there now, as `errno`; nil if it is.
    private static func failureToMake(_ path: String) -> Int32? {
        if mkdir(path, 0o700) == 0 { return nil }
        let code = errno
        var status = stat()
        let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
