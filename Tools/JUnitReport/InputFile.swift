import Foundation
import TestReport

/// A file or a pipe that is open for reading, until it is let go.
struct InputFile: ~Copyable {
    let descriptor: Int32
    private let path: String
    private static let pieceSize = 64 << 10

    /// Opens what can be read as a stream of bytes.
    init(path: String) throws(ReportError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            close(descriptor)
            throw .unreadable(path: path, reason: "it is a directory")
        }
        self.descriptor = descriptor
        self.path = path
    }

    /// The next bytes, or nothing at the end.
    func read() throws(ReportError) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
            repeat {
                count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        guard count >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        return count > 0 ? bytes : nil
    }

    deinit { close(descriptor) }
}
