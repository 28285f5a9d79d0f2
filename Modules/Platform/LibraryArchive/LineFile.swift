import Foundation
import Glibc
import SafeFiles
import StoryCore

/// A file that is written in small pieces.
struct LineFile: ~Copyable {
    private static let bufferSize = 1 << 16

    private let descriptor: Int32
    private let path: String
    private var buffer: [UInt8] = []

    /// Creates a new file.
    init(_ file: URL) throws(StorageError) {
        path = file.path
        descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        buffer.reserveCapacity(2 * Self.bufferSize)
    }

    deinit {
        close(descriptor)
    }

    /// Appends text.
    mutating func write(_ text: String) throws(StorageError) {
        buffer += text.utf8
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Appends bytes.
    mutating func write(_ bytes: UnsafeRawBufferPointer) throws(StorageError) {
        buffer += bytes
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Passes everything to the system; the last call before the file is read.
    mutating func flush() throws(StorageError) {
        try SafeFiles.writeAll(buffer[...], to: descriptor, path: path)
        buffer.removeAll(keepingCapacity: true)
    }
}
