import CArchive
import Glibc
import StoryCore

/// Reads an untrusted zip file sequentially.
///
/// Nothing in it decides where anything is written: a name is only a name here, and content goes to the caller.
public final class ZipReader {
    private static let blockSize = 1 << 16

    /// An entry of the file.
    public struct Entry: Hashable, Sendable {
        /// Its name as the file has it, which may have any characters and lead anywhere.
        public let name: String
        /// Whether it is a file rather than a folder; a link is a file that contains its target, since only the
        /// directory at the end, which is not read, distinguishes it.
        public let isFile: Bool
    }

    private let functions: ArchiveFunctions
    private let archive: OpaquePointer
    private let path: String

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - descriptor: The source of the bytes; the caller keeps it open while reading.
    ///   - path: The file's name, for errors.
    public convenience init(from descriptor: Int32, path: String) throws(ZipError) {
        let functions: ArchiveFunctions
        do throws(StorageError) {
            functions = try ArchiveFunctions.load()
        } catch {
            throw .storage(error)
        }
        guard let archive = functions.newReader() else {
            throw .storage(.failed(path: path, detail: "Not enough memory."))
        }
        self.init(functions: functions, archive: archive, path: path)
        // The reader that starts from the directory at the end would keep all of it in memory.
        try check(functions.allowZip(archive))
        try check(functions.openReader(archive, descriptor, Self.blockSize))
    }

    private init(functions: ArchiveFunctions, archive: OpaquePointer, path: String) {
        self.functions = functions
        self.archive = archive
        self.path = path
    }

    deinit {
        _ = functions.freeReader(archive)
    }

    /// Advances to the next entry.
    ///
    /// - Returns: The entry; nil at the end.
    public func next() throws(ZipError) -> Entry? {
        var entry: OpaquePointer?
        let code = functions.nextHeader(archive, &entry)
        guard code != ARCHIVE_EOF else { return nil }
        try check(code)
        return Entry(
            name: functions.name(entry).map { String(cString: $0) } ?? "",
            isFile: functions.kind(entry) == Glibc.S_IFREG)
    }

    /// Reads the entry to its end in chunks, and verifies the zip file's own checksum.
    ///
    /// - Parameters:
    ///   - failure: Converts an error of this reader to the caller's own.
    ///   - body: Receives a chunk, which is valid during the call only.
    /// - Throws: The error of `failure`, and errors of `body`.
    public func readContent<Failure: Error>(
        failingWith failure: (ZipError) -> Failure, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * Self.blockSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = functions.read(archive, buffer.baseAddress, buffer.count)
            if count == 0 { return }
            guard count > 0 else { throw failure(problem()) }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private func check(_ code: Int32) throws(ZipError) {
        guard code == ARCHIVE_OK else { throw problem() }
    }

    private func problem() -> ZipError {
        if functions.errorNumber(archive) == EIO {
            return .storage(.failed(path: path, detail: "The disk couldn't read it."))
        }
        let text = functions.errorText(archive).map { String(cString: $0) } ?? "nothing"
        return .damaged(path: path, detail: "libarchive says: \(PlainText.quotation(text))")
    }
}
