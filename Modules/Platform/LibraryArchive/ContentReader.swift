import Crypto
import Foundation
import Glibc
import StoryCore

/// A file that is read once, piece by piece, so that it need not fit into memory.
struct ContentReader: ~Copyable {
    private static let pieceSize = 1 << 18

    private let descriptor: Int32
    private let path: String
    /// The file's size when it was opened, in bytes.
    let size: Int

    /// Opens a file, but no link to one.
    init(_ file: URL) throws(StorageError) {
        path = file.path
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw .failed(path: file.path, detail: "\(String(cString: strerror(errno))).") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .failed(path: file.path, detail: "It is not a file.")
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit {
        close(descriptor)
    }

    /// Reads up to the size that the file had when it was opened.
    func forEachPiece(_ body: (UnsafeRawBufferPointer) throws(StorageError) -> Void) throws(StorageError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
        defer { buffer.deallocate() }
        var rest = size
        while rest > 0 {
            let count = read(descriptor, buffer.baseAddress, min(rest, buffer.count))
            let code = errno
            if count > 0 {
                rest -= count
                try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } else if count == 0 {
                throw .failed(path: path, detail: "It became shorter while it was read.")
            } else if code != EINTR {
                throw .failed(path: path, detail: "\(String(cString: strerror(code))).")
            }
        }
    }

    /// The SHA-256 of the content.
    func digest() throws(StorageError) -> String {
        var hash = SHA256()
        try forEachPiece { piece throws(StorageError) in hash.update(bufferPointer: piece) }
        return hash.finalize().hexadecimal
    }
}

extension SHA256.Digest {
    /// The digest as 64 digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
