import Foundation

/// A file without a name that is appended to, read anywhere and changed in place.
///
/// It is unlinked as soon as it is open, so that nothing is left behind however the process ends. What was appended
/// last is still in memory; everything else is the system's to keep or to write out, so memory does not grow.
struct SpoolFile: ~Copyable {
    private let descriptor: Int32
    private let folder: String
    /// Where `tail` begins in the file.
    private var flushed: Int64 = 0
    private var tail: [UInt8] = []
    private static let tailLimit = 64 << 10

    /// Opens an empty file in a folder.
    init(folder: String) throws(ReportError) {
        self.folder = folder
        descriptor = try Self.open(in: folder)
        tail.reserveCapacity(Self.tailLimit)
    }

    deinit { close(descriptor) }

    /// The number of bytes in the file, and so where the next ones will be.
    var count: Int64 { flushed + Int64(tail.count) }

    /// Appends bytes and says where they are.
    @discardableResult
    mutating func append(_ bytes: borrowing ByteWriter) throws(ReportError) -> Int64 {
        let place = count
        tail.append(contentsOf: bytes.bytes)
        if tail.count >= Self.tailLimit { try flush() }
        return place
    }

    /// Appends zeros, which take no room on the disk until they are replaced.
    mutating func append(zeros: Int) throws(ReportError) {
        try flush()
        guard ftruncate(descriptor, Int(flushed) + zeros) == 0 else {
            throw .unwritable(path: folder, reason: SystemFault.last)
        }
        flushed += Int64(zeros)
    }

    /// Reads as many bytes as the buffer holds; the file must have them.
    func read(at place: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) {
        guard place >= flushed else {
            let inFile = min(Int64(buffer.count), flushed - place)
            try readFile(at: place, into: .init(rebasing: buffer[..<Int(inFile)]))
            guard inFile < buffer.count else { return }
            return try read(at: flushed, into: .init(rebasing: buffer[Int(inFile)...]))
        }
        let start = Int(place - flushed)
        guard start + buffer.count <= tail.count else {
            throw .library("the spool file is shorter than it ought to be")
        }
        tail.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[start..<start + buffer.count])) }
    }

    /// Replaces bytes that are there; they must lie wholly in what was appended at once.
    mutating func overwrite(at place: Int64, with bytes: UnsafeRawBufferPointer) throws(ReportError) {
        if place >= flushed {
            let start = Int(place - flushed)
            guard start + bytes.count <= tail.count else {
                throw .library("the spool file is shorter than it ought to be")
            }
            tail.withUnsafeMutableBytes { $0[start..<start + bytes.count].copyBytes(from: bytes) }
            return
        }
        let inFile = Int(min(Int64(bytes.count), flushed - place))
        try writeFile(at: place, bytes: .init(rebasing: bytes[..<inFile]))
        if inFile < bytes.count { try overwrite(at: flushed, with: .init(rebasing: bytes[inFile...])) }
    }

    private mutating func flush() throws(ReportError) {
        let result: Result<Void, ReportError> = tail.withUnsafeBytes { bytes in
            do throws(ReportError) { return .success(try writeFile(at: flushed, bytes: bytes)) } catch {
                return .failure(error)
            }
        }
        try result.get()
        flushed += Int64(tail.count)
        tail.removeAll(keepingCapacity: true)
    }

    private func readFile(at place: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) {
        var done = 0
        while done < buffer.count {
            let count = pread(
                descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, Int(place) + done)
            if count > 0 {
                done += count
            } else if count == 0 || errno != EINTR {
                throw .unreadable(path: folder, reason: count == 0 ? "the spool file ended early" : SystemFault.last)
            }
        }
    }

    private func writeFile(at place: Int64, bytes: UnsafeRawBufferPointer) throws(ReportError) {
        var done = 0
        while done < bytes.count {
            let count = pwrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, Int(place) + done)
            if count >= 0 {
                done += count
            } else if errno != EINTR {
                throw .unwritable(path: folder, reason: SystemFault.last)
            }
        }
    }

    private static func open(in folder: String) throws(ReportError) -> Int32 {
        var template = Array("\(folder)/junit-report-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .unwritable(path: folder, reason: SystemFault.last) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return descriptor
    }
}

/// What the system says of the call that failed last.
enum SystemFault {
    static var last: String { String(cString: strerror(errno)) }
}
