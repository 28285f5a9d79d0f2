import CArchive
import Foundation
import SafeFiles
import StoryCore

/// A wheel, which is a zip file, that is read from its beginning to its end.
///
/// Nothing in it decides where anything is written: an entry counts if its path is one that was asked for, and what it
/// holds goes to whoever asked. So links, absolute paths and `..` in it lead nowhere.
struct WheelReader: ~Copyable {
    private static let blockSize = 1 << 16

    private let functions: WheelFunctions
    private let archive: OpaquePointer
    private let file: OpenFile
    private let path: String

    /// Opens a wheel.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)`` if it is none, ``VoiceError/storage(_:)``.
    static func open(_ wheel: URL) throws(VoiceError) -> WheelReader {
        let functions = try stored { () throws(StorageError) in try WheelFunctions() }
        let file = try stored { () throws(StorageError) in try OpenFile(wheel) }
        guard let archive = functions.newReader() else {
            throw .storage(.failed(path: wheel.path, detail: "Not enough memory."))
        }
        let reader = WheelReader(functions: functions, archive: archive, file: file, path: wheel.path)
        guard functions.allowZip(archive) == ARCHIVE_OK,
            functions.openReader(archive, reader.file.descriptor, blockSize) == ARCHIVE_OK
        else { throw reader.failure() }
        return reader
    }

    private init(functions: WheelFunctions, archive: OpaquePointer, file: consuming OpenFile, path: String) {
        self.functions = functions
        self.archive = archive
        self.file = file
        self.path = path
    }

    deinit {
        _ = functions.freeReader(archive)
    }

    /// Goes to the next entry.
    ///
    /// - Returns: Its path, which is nothing but a name here; nil at the end.
    func next() throws(VoiceError) -> String? {
        var entry: OpaquePointer?
        let code = functions.nextHeader(archive, &entry)
        if code == ARCHIVE_EOF { return nil }
        guard code == ARCHIVE_OK else { throw failure() }
        return functions.name(entry).map { String(cString: $0) } ?? ""
    }

    /// Reads the entry to its end, piece by piece, which also compares the zip's own checksum.
    func readContent(_ take: (UnsafeRawBufferPointer) throws(VoiceError) -> Void) throws(VoiceError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * Self.blockSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = functions.read(archive, buffer.baseAddress, buffer.count)
            if count == 0 { return }
            guard count > 0 else { throw failure() }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private func failure() -> VoiceError {
        let text = functions.errorText(archive).map { String(cString: $0) } ?? "nothing"
        return .badFile(
            path: path, detail: "It is damaged or not a wheel; libarchive says: \(PlainText.quotation(text)).")
    }
}
