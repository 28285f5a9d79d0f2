import Foundation

/// Reads lines from a file descriptor, which may be a pipe, in memory that is bounded.
///
/// A line longer than the limit is passed over, and said so; a last line without a newline is a line.
public struct LineReader: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private let limit: Int
    private var buffer: [UInt8]
    private var start = 0
    private var end = 0
    private var isPastEnd = false

    /// Whether the line just read is not whole: it was longer than the limit.
    public private(set) var isCut = false

    /// Reads from a descriptor that stays the caller's to close.
    ///
    /// - Parameters:
    ///   - descriptor: Open for reading.
    ///   - path: What errors call it.
    ///   - limit: The longest line in bytes.
    public init(descriptor: Int32, path: String, limit: Int = 8 << 20) {
        self.descriptor = descriptor
        self.path = path
        self.limit = limit
        buffer = Array(repeating: 0, count: 64 << 10)
    }

    /// Calls the body with the next line, without its newline; the bytes are valid during the call only.
    ///
    /// - Returns: Whether there was one.
    public mutating func next(
        _ body: (UnsafeRawBufferPointer) throws(ReportError) -> Void
    ) throws(ReportError) -> Bool {
        isCut = false
        var searched = start
        while true {
            if let newline = newline(from: searched) {
                try call(body, upTo: newline)
                start = newline + 1
                return true
            }
            searched = end
            if isPastEnd {
                guard start < end || isCut else { return false }
                try call(body, upTo: end)
                start = end
                return true
            }
            if end - start > limit {
                isCut = true
                (start, end, searched) = (0, 0, 0)
            }
            searched -= try fill()
        }
    }

    private func newline(from location: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard location < end, let base = bytes.baseAddress, let found = memchr(base + location, 10, end - location)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Hands on a line; of one that was cut, nothing.
    private func call(
        _ body: (UnsafeRawBufferPointer) throws(ReportError) -> Void, upTo lineEnd: Int
    ) throws(ReportError) {
        let result: Result<Void, ReportError> = buffer.withUnsafeBytes { bytes in
            do throws(ReportError) {
                return .success(try body(.init(rebasing: isCut ? bytes[0..<0] : bytes[start..<lineEnd])))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Reads more, and says by how much what was there has moved to the front.
    private mutating func fill() throws(ReportError) -> Int {
        let moved = start
        if start > 0 {
            buffer.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                memmove(base, base + start, end - start)
            }
            (start, end) = (0, end - start)
        }
        if end == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
        while true {
            let room = buffer.count - end
            let count = buffer.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress.map { $0 + end }, room)
            }
            if count >= 0 {
                end += count
                isPastEnd = count == 0
                return moved
            }
            guard errno == EINTR else { throw .unreadable(path: path, reason: SystemErrorMessage.last) }
        }
    }
}
