import Foundation

/// A file without a name that is appended to, read anywhere and changed in place.
///
/// It is unlinked as soon as it is open, so that nothing is left behind however the process ends. The pages used last
/// are held in memory, a fixed number of them; what follows an order in the file costs next to no calls of the system.
struct SpoolFile: ~Copyable {
    private struct Page {
        /// Which page of the file it is; -1 is none.
        var number = -1
        var isDirty = false
    }

    private let descriptor: Int32
    private let folder: String
    private var pages: [Page]
    private let memory: UnsafeMutableRawBufferPointer
    /// The number of pages on the disk, whole or in part.
    private var pagesOnDisk: Int
    /// The number of bytes in the file, and so where the next ones will be.
    private(set) var count: Int64

    private static let pageSize = 16 << 10

    /// Opens a file in a folder, with a number of 16 KB pages in memory.
    ///
    /// It begins with zeros, which take no space until they are replaced.
    init(folder: String, zeros: Int64 = 0, pages count: Int = 128) throws(ReportError) {
        let descriptor = try Self.open(in: folder)
        guard ftruncate(descriptor, Int(zeros)) == 0 else {
            close(descriptor)
            throw .unwritable(path: folder, reason: SystemErrorMessage.last)
        }
        self.descriptor = descriptor
        self.folder = folder
        self.count = zeros
        pagesOnDisk = (Int(zeros) + Self.pageSize - 1) / Self.pageSize
        pages = Array(repeating: Page(), count: count)
        memory = .allocate(byteCount: count * Self.pageSize, alignment: 16)
    }

    deinit {
        close(descriptor)
        memory.deallocate()
    }

    /// Appends bytes and says where they are.
    @discardableResult
    mutating func append(_ bytes: [UInt8]) throws(ReportError) -> Int64 {
        let location = count
        count += Int64(bytes.count)
        try forEachPart(of: bytes.count, at: location) { page, offset, done, length in
            bytes.withUnsafeBytes { page.advanced(by: offset).copy(from: $0, at: done, count: length) }
        }
        return location
    }

    /// Reads as many bytes as the buffer holds; the file must have them.
    mutating func read(at location: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) {
        guard location >= 0, location + Int64(buffer.count) <= count else { throw Self.tooShort }
        try forEachPart(of: buffer.count, at: location, changes: false) { page, offset, done, length in
            buffer.baseAddress?.advanced(by: done).copyMemory(from: page + offset, byteCount: length)
        }
    }

    /// Replaces bytes that are there.
    mutating func overwrite(at location: Int64, with bytes: UnsafeRawBufferPointer) throws(ReportError) {
        guard location >= 0, location + Int64(bytes.count) <= count else { throw Self.tooShort }
        try forEachPart(of: bytes.count, at: location) { page, offset, done, length in
            page.advanced(by: offset).copy(from: bytes, at: done, count: length)
        }
    }

    private static let tooShort = ReportError.library("the spool file is shorter than expected")

    /// Calls the body with each page that a range touches: the page, where in it, how much is done, how much to do.
    private mutating func forEachPart(
        of length: Int, at location: Int64, changes: Bool = true,
        _ body: (UnsafeMutableRawPointer, Int, Int, Int) -> Void
    ) throws(ReportError) {
        var done = 0
        while done < length {
            let (number, offset) = (Int(location) + done).quotientAndRemainder(dividingBy: Self.pageSize)
            let part = min(length - done, Self.pageSize - offset)
            body(try page(number, changes: changes), offset, done, part)
            done += part
        }
    }

    /// A page in memory, brought there in place of another if it has to be.
    private mutating func page(_ number: Int, changes: Bool) throws(ReportError) -> UnsafeMutableRawPointer {
        let slot = number % pages.count
        guard let base = memory.baseAddress else { throw .library("no memory for a spool file") }
        let address = base + slot * Self.pageSize
        if pages[slot].number != number {
            if pages[slot].isDirty { try write(address, page: pages[slot].number) }
            pages[slot] = Page()
            if number < pagesOnDisk { try read(page: number, into: address) }
            pages[slot].number = number
        }
        if changes { pages[slot].isDirty = true }
        return address
    }

    private func read(page number: Int, into address: UnsafeMutableRawPointer) throws(ReportError) {
        var done = 0
        while done < Self.pageSize {
            let count = pread(descriptor, address + done, Self.pageSize - done, number * Self.pageSize + done)
            // The last page may be there in part, or not yet at all if one behind it was written first.
            if count == 0 { return }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                throw .unreadable(path: folder, reason: SystemErrorMessage.last)
            }
        }
    }

    private mutating func write(_ address: UnsafeMutableRawPointer, page number: Int) throws(ReportError) {
        var done = 0
        while done < Self.pageSize {
            let count = pwrite(descriptor, address + done, Self.pageSize - done, number * Self.pageSize + done)
            if count >= 0 {
                done += count
            } else if errno != EINTR {
                throw .unwritable(path: folder, reason: SystemErrorMessage.last)
            }
        }
        pagesOnDisk = max(pagesOnDisk, number + 1)
    }

    /// A descriptor of a new file whose name is gone already.
    static func open(in folder: String) throws(ReportError) -> Int32 {
        var template = Array("\(folder)/junit-report-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .unwritable(path: folder, reason: SystemErrorMessage.last) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return descriptor
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func copy(from bytes: UnsafeRawBufferPointer, at location: Int, count: Int) {
        guard let source = bytes.baseAddress else { return }
        copyMemory(from: source + location, byteCount: count)
    }
}

/// What the system says of the call that failed last.
enum SystemErrorMessage {
    static var last: String { String(cString: strerror(errno)) }
}
