import Foundation
import TestReport

/// Reads a file of events while it grows.
///
/// A file rather than a named pipe: what a process wrote survives its end, the tests never wait for their reader, and
/// they go on if the reader is killed.
struct EventTail: ~Copyable {
    private static let newline = UInt8(ascii: "\n")
    // Longer than any line should be.
    private static let longest = 8 << 20

    private let path: String
    private let descriptor: Int32
    private var line: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// Creates the file, empty, and opens it.
    init(path: String) throws(ReportError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
    }

    deinit {
        close(descriptor)
    }

    /// Hands over what has come since the last time.
    mutating func read(into recorder: inout RunRecorder) throws(ReportError) {
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
            guard count > 0 else { return }
            try take(buffer[..<count], into: &recorder)
        }
    }

    /// Hands over what is left, when nothing more can come: a last line may have no end.
    mutating func finish(into recorder: inout RunRecorder) throws(ReportError) {
        try read(into: &recorder)
        if !line.isEmpty { try flush(into: &recorder) }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, into recorder: inout RunRecorder) throws(ReportError) {
        var rest = bytes
        while let end = rest.firstIndex(of: Self.newline) {
            append(rest[..<end])
            try flush(into: &recorder)
            rest = rest[(end + 1)...]
        }
        append(rest)
    }

    // A line that is too long is cut, and the recorder counts it as one that cannot be read.
    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        line.append(contentsOf: bytes.prefix(Self.longest - line.count))
    }

    private mutating func flush(into recorder: inout RunRecorder) throws(ReportError) {
        let result: Result<Void, ReportError> = line.withUnsafeBytes { bytes in
            do throws(ReportError) {
                return .success(try recorder.record(line: bytes))
            } catch {
                return .failure(error)
            }
        }
        line.removeAll(keepingCapacity: line.capacity <= 1 << 20)
        try result.get()
    }
}
