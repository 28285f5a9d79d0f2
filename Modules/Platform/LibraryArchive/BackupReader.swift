import Foundation
import Glibc
import StoryCore
import ZipArchive

/// Reads a backup in exactly the order of its manifest.
final class BackupReader {
    private let zip: ZipReader
    private let descriptor: Int32
    private let path: String

    /// Opens a backup.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)``, ``StorageError/badBackup(path:detail:)`` if it is no file.
    init(_ file: URL) throws(StorageError) {
        path = file.path
        descriptor = try Self.open(file)
        do throws(ZipError) {
            zip = try ZipReader(from: descriptor, path: path)
        } catch {
            close(descriptor)
            throw StorageError(error)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Advances to the next entry, which must be a file of exactly this name.
    func expect(_ name: String) throws(StorageError) {
        guard let entry = try next() else { throw refusal("\(name) is missing from it.") }
        guard entry.name == name else {
            throw refusal("It contains '\(PlainText.quotation(entry.name))' where \(name) should be.")
        }
        guard entry.isFile else { throw refusal("\(name) in it isn't a file.") }
    }

    /// Throws if there are more entries.
    func expectEnd() throws(StorageError) {
        guard let entry = try next() else { return }
        throw refusal("It contains '\(PlainText.quotation(entry.name))', which it doesn't list.")
    }

    /// Reads the entry to its end, in chunks.
    func readContent(_ body: (UnsafeRawBufferPointer) throws(StorageError) -> Void) throws(StorageError) {
        try zip.readContent(failingWith: StorageError.init(_:), body)
    }

    /// Throws the error of ``init(_:)`` for a file that does not exist or is no file.
    static func look(at file: URL) throws(StorageError) {
        close(try open(file))
    }

    // MARK: - Private

    private static func open(_ file: URL) throws(StorageError) -> Int32 {
        // Opening a pipe would otherwise block.
        let descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        let code = errno
        guard descriptor >= 0 else {
            // A name that is too long cannot exist either.
            if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) { throw .notFound(.backup, file.path) }
            throw .failed(path: file.path, detail: "\(String(cString: strerror(code))).")
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & Glibc.S_IFMT == Glibc.S_IFREG else {
            close(descriptor)
            throw .badBackup(path: file.path, detail: "It isn't a file.")
        }
        return descriptor
    }

    private func next() throws(StorageError) -> ZipReader.Entry? {
        do throws(ZipError) {
            return try zip.next()
        } catch {
            throw StorageError(error)
        }
    }

    private func refusal(_ detail: String) -> StorageError {
        .badBackup(path: path, detail: detail)
    }
}

extension StorageError {
    /// Converts the error of a zip file.
    fileprivate init(_ error: ZipError) {
        switch error {
        case .damaged(let path, let detail):
            self = .badBackup(path: path, detail: "It's damaged or not a backup: \(detail).")
        case .storage(let error): self = error
        }
    }
}
