public import Foundation
import Glibc
public import StoryCore

/// A regular file that is open for reading: the one way to read files of a library.
///
/// Another program may have put anything at its path. So no link is followed, only a regular file is read, nothing
/// blocks, as a pipe would, and no more is read than the size at opening.
public struct OpenFile: ~Copyable, Sendable {
    /// The size of the chunks in which files are read, in bytes.
    public static let pieceSize = 1 << 18

    /// The open descriptor; it is closed with the value.
    public let descriptor: Int32
    /// The file's size when it was opened, in bytes.
    public let size: Int
    private let path: String

    /// Opens a file.
    ///
    /// - Parameter limit: The maximum size in bytes.
    /// - Throws: ``StorageError/notAFile(path:kind:)``, ``StorageError/corrupt(path:detail:)`` for one that is too
    ///   large, ``StorageError/failed(path:detail:)`` for one that does not exist or cannot be read.
    public init(_ file: URL, limit: Int = .max) throws(StorageError) {
        guard let descriptor = try SafeFiles.descriptor(of: file, O_RDONLY) else {
            throw .failed(path: file.path, detail: "\(String(cString: strerror(ENOENT))).")
        }
        try self.init(adopting: descriptor, path: file.path, limit: limit)
    }

    /// Opens a file as ``init(_:limit:)`` does; nil if it does not exist.
    public static func ifThere(_ file: URL, limit: Int = .max) throws(StorageError) -> OpenFile? {
        guard let descriptor = try SafeFiles.descriptor(of: file, O_RDONLY) else { return nil }
        return try OpenFile(adopting: descriptor, path: file.path, limit: limit)
    }

    private init(adopting descriptor: Int32, path: String, limit: Int) throws(StorageError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw .failed(path: path, detail: "\(String(cString: strerror(code))).")
        }
        guard Int(status.st_size) <= limit else {
            close(descriptor)
            throw .corrupt(path: path, detail: "It has \(status.st_size) bytes, which is far too large.")
        }
        self.descriptor = descriptor
        self.path = path
        size = Int(status.st_size)
    }

    deinit {
        close(descriptor)
    }

    /// Reads from the current position up to the size at opening, in chunks.
    ///
    /// - Throws: ``StorageError/failed(path:detail:)``, also if the file became shorter meanwhile, and errors of
    ///   `body`.
    public func forEachPiece(_ body: (UnsafeRawBufferPointer) throws(StorageError) -> Void) throws(StorageError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(max(size, 1), Self.pieceSize), alignment: 16)
        defer { buffer.deallocate() }
        var rest = size
        while rest > 0 {
            let count = read(descriptor, buffer.baseAddress, min(rest, buffer.count))
            let code = errno
            if count > 0 {
                rest -= count
                try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } else if count == 0 {
                throw .failed(path: path, detail: "It became shorter while it was being read.")
            } else if code != EINTR {
                throw .failed(path: path, detail: "\(String(cString: strerror(code))).")
            }
        }
    }

    /// Returns the bytes from an offset on, as many as asked for.
    ///
    /// - Throws: ``StorageError/failed(path:detail:)``, also if the file has become shorter.
    public func piece(at offset: Int, count: Int) throws(StorageError) -> Data {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let (result, code) = data.withUnsafeMutableBytes { bytes in
                (
                    pread(descriptor, bytes.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled)),
                    errno
                )
            }
            if result > 0 {
                filled += result
            } else if result == 0 {
                throw .failed(path: path, detail: "It became shorter while it was being read.")
            } else if code != EINTR {
                throw .failed(path: path, detail: "\(String(cString: strerror(code))).")
            }
        }
        return data
    }

    /// Returns the whole content.
    public func content() throws(StorageError) -> Data {
        var content = Data(capacity: size)
        try forEachPiece { piece throws(StorageError) in content.append(contentsOf: piece) }
        return content
    }
}

extension SafeFiles {
    /// The default maximum size of a file that is read as a whole, in bytes.
    public static let largestContent = 1 << 28

    /// Opens a regular file as ``OpenFile`` does.
    ///
    /// - Returns: A descriptor for the caller to close; nil if the file does not exist.
    public static func descriptor(forReading file: URL) throws(StorageError) -> Int32? {
        try descriptor(of: file, O_RDONLY)
    }

    /// Opens a regular file for adding to its end, or creates it for its owner alone; what is there gets no other readers.
    ///
    /// - Returns: A descriptor for the caller to close. Each write of it goes to the end, whoever else adds to the file.
    public static func descriptor(forAppending file: URL) throws(StorageError) -> Int32 {
        let flags = O_WRONLY | O_APPEND | O_CREAT
        guard let descriptor = try descriptor(of: file, flags) else {
            throw StorageError(errno: ENOENT, path: file.path)
        }
        guard fchmod(descriptor, 0o600) == 0 else {
            let code = errno
            close(descriptor)
            throw StorageError(errno: code, path: file.path)
        }
        return descriptor
    }

    /// Opens a regular file, without following links or blocking.
    ///
    /// - Parameter flags: The flags, such as `O_RDONLY`; a created file is readable by its owner only.
    /// - Returns: A descriptor for the caller to close; nil if the file does not exist and was not to be created.
    static func descriptor(of file: URL, _ flags: Int32) throws(StorageError) -> Int32? {
        let descriptor = open(file.path, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
        let code = errno
        guard descriptor >= 0 else {
            if code == ENOENT, flags & O_CREAT == 0 { return nil }
            if let status = FileStatus(file), !status.isFile { throw .notAFile(path: file.path, kind: status.kindName) }
            guard flags & (O_ACCMODE | O_CREAT) == O_RDONLY else { throw StorageError(errno: code, path: file.path) }
            throw .failed(path: file.path, detail: "\(String(cString: strerror(code))).")
        }
        guard let status = FileStatus(descriptor: descriptor), status.isFile else {
            let kind = FileStatus(descriptor: descriptor)?.kindName
            close(descriptor)
            throw .notAFile(path: file.path, kind: kind ?? "of an unknown kind")
        }
        return descriptor
    }
}
