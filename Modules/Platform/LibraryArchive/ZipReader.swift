import CArchive
import Foundation
import Glibc
import StoryCore

/// A zip file that is being read from its beginning to its end, trusting nothing that it says about itself.
final class ZipReader {
    private static let blockSize = 1 << 16

    private let functions: ArchiveFunctions
    private let archive: OpaquePointer
    private let descriptor: Int32
    private let path: String

    /// Opens a file.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)``, ``StorageError/badBackup(path:detail:)`` if it is no file.
    convenience init(_ file: URL) throws(StorageError) {
        let functions = try ArchiveFunctions.load()
        let descriptor = try Self.open(file)
        guard let archive = functions.newReader() else {
            close(descriptor)
            throw .failed(path: file.path, detail: "Not enough memory.")
        }
        self.init(functions: functions, archive: archive, descriptor: descriptor, path: file.path)
        // The reader that starts from the directory at the end would keep all of it in memory.
        try check(functions.allowZip(archive))
        try check(functions.openReader(archive, descriptor, Self.blockSize))
    }

    private init(functions: ArchiveFunctions, archive: OpaquePointer, descriptor: Int32, path: String) {
        self.functions = functions
        self.archive = archive
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        _ = functions.freeReader(archive)
        close(descriptor)
    }

    /// Goes to the next entry, which must be a file of this very name.
    func expect(_ name: String) throws(StorageError) {
        var entry: OpaquePointer?
        let code = functions.nextHeader(archive, &entry)
        guard code != ARCHIVE_EOF else { throw refusal("\(name) is missing from it.") }
        try check(code)
        let found = functions.name(entry).map { String(cString: $0) } ?? ""
        guard found == name else {
            throw refusal("It contains '\(PlainText.quotation(found))' where \(name) should be.")
        }
        guard functions.kind(entry) == Glibc.S_IFREG else { throw refusal("\(name) in it is not a file.") }
    }

    /// Makes sure that there are no more entries.
    func expectEnd() throws(StorageError) {
        var entry: OpaquePointer?
        let code = functions.nextHeader(archive, &entry)
        guard code != ARCHIVE_OK else {
            let found = functions.name(entry).map { String(cString: $0) } ?? ""
            throw refusal("It contains '\(PlainText.quotation(found))', which it doesn't list.")
        }
        if code != ARCHIVE_EOF { try check(code) }
    }

    /// Reads the entry to its end, piece by piece, which also compares the archive's own checksum.
    func readContent(_ body: (UnsafeRawBufferPointer) throws(StorageError) -> Void) throws(StorageError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * Self.blockSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = functions.read(archive, buffer.baseAddress, buffer.count)
            if count == 0 { return }
            guard count > 0 else { throw failure() }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// The error that the archive is not as it should be.
    func refusal(_ detail: String) -> StorageError {
        .badBackup(path: path, detail: detail)
    }

    /// Throws what ``init(_:)`` would throw for a file that is not there or is no file.
    static func look(at file: URL) throws(StorageError) {
        close(try open(file))
    }

    private static func open(_ file: URL) throws(StorageError) -> Int32 {
        // Opening a pipe would otherwise wait for whoever writes it.
        let descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        let code = errno
        guard descriptor >= 0 else {
            // No file can have a name that is too long, either.
            if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) { throw .notFound(.backup, file.path) }
            throw .failed(path: file.path, detail: "\(String(cString: strerror(code))).")
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else {
            close(descriptor)
            throw .badBackup(path: file.path, detail: "It is not a file.")
        }
        return descriptor
    }

    private func check(_ code: Int32) throws(StorageError) {
        guard code == ARCHIVE_OK else { throw failure() }
    }

    private func failure() -> StorageError {
        if functions.errorNumber(archive) == EIO { return .failed(path: path, detail: "The disk couldn't read it.") }
        let text = functions.errorText(archive).map { String(cString: $0) } ?? "nothing"
        return refusal("It is damaged or not a backup; libarchive says: \(PlainText.quotation(text)).")
    }
}
