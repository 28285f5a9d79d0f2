import CArchive
public import Foundation
import Glibc
import SafeFiles
public import StoryCore

/// A zip file that is being written, entry by entry; with zip64 where it gets large.
public final class ZipWriter {
    private let functions: ArchiveFunctions
    private let archive: OpaquePointer
    private let entry: OpaquePointer
    private let path: String

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - descriptor: The destination of the bytes; it stays open.
    ///   - path: The file's name, for errors.
    public convenience init(to descriptor: Int32, path: String) throws(StorageError) {
        let functions = try ArchiveFunctions.load()
        guard let archive = functions.newWriter(), let entry = functions.newEntry() else {
            throw .failed(path: path, detail: "Not enough memory.")
        }
        self.init(functions: functions, archive: archive, entry: entry, path: path)
        try check(functions.setZip(archive))
        // Otherwise the end would be filled up to a whole block, as on a tape.
        try check(functions.setLastBlock(archive, 1))
        try check(functions.openWriter(archive, descriptor))
    }

    private init(functions: ArchiveFunctions, archive: OpaquePointer, entry: OpaquePointer, path: String) {
        self.functions = functions
        self.archive = archive
        self.entry = entry
        self.path = path
    }

    deinit {
        functions.freeEntry(entry)
        // Without this, an archive that was given up would still get its end.
        _ = functions.failWriter(archive)
        _ = functions.freeWriter(archive)
    }

    /// Begins a file in the archive.
    ///
    /// - Parameters:
    ///   - name: Its name there, with a slash between folders.
    ///   - size: How many bytes will follow.
    ///   - isCompressed: Whether they are deflated, or stored as they are.
    ///   - modified: Its date, which a zip file has to the second.
    /// - Throws: ``StorageError/diskFull(path:)``, ``StorageError/failed(path:detail:)``
    public func begin(_ name: String, size: Int, isCompressed: Bool, modified: Date) throws(StorageError) {
        try check(isCompressed ? functions.setDeflated(archive) : functions.setStored(archive))
        _ = functions.clearEntry(entry)
        functions.setName(entry, name)
        functions.setKind(entry, UInt32(Glibc.S_IFREG))
        functions.setPermissions(entry, 0o600)
        functions.setModified(entry, time_t(modified.timeIntervalSince1970), 0)
        functions.setSize(entry, Int64(size))
        try check(functions.writeHeader(archive, entry))
    }

    /// Adds bytes to the file that was begun: no more of them than were announced.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(StorageError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = functions.write(archive, part.baseAddress, part.count)
            guard count > 0 else { throw failure() }
            rest = rest.dropFirst(count)
        }
    }

    /// Ends the file that was begun.
    public func end() throws(StorageError) {
        try check(functions.finishEntry(archive))
    }

    /// Ends the archive; nothing may be written afterwards.
    public func close() throws(StorageError) {
        try check(functions.closeWriter(archive))
    }

    private func check(_ code: Int32) throws(StorageError) {
        guard code == ARCHIVE_OK else { throw failure() }
    }

    private func failure() -> StorageError {
        let code = functions.errorNumber(archive)
        if code > 0 { return StorageError(errno: code, path: path) }
        let text = functions.errorText(archive).map { String(cString: $0) }
        return .failed(path: path, detail: text ?? "libarchive couldn't write it.")
    }
}
