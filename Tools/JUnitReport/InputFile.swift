import Foundation
import TestReport

/// A file or a pipe that is open for reading, until it is let go.
struct InputFile: ~Copyable {
    let descriptor: Int32

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
    }

    deinit { close(descriptor) }
}
