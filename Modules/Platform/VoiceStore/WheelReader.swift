import Foundation
import SafeFiles
import StoryCore
import ZipArchive

/// Reads a wheel, which is a zip file, sequentially.
///
/// Only entries with requested paths count, so that links, absolute paths and `..` in it lead nowhere.
struct WheelReader: ~Copyable {
    private let file: OpenFile
    private let zip: ZipReader

    /// Opens a wheel.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)`` if it is none, ``VoiceError/storage(_:)``.
    init(_ wheel: URL) throws(VoiceError) {
        let file = try stored { () throws(StorageError) in try OpenFile(wheel) }
        do throws(ZipError) {
            zip = try ZipReader(from: file.descriptor, path: wheel.path)
        } catch {
            throw VoiceError(error)
        }
        self.file = file
    }

    /// Advances to the next entry.
    ///
    /// - Returns: Its path, which is only a name here; nil at the end.
    func next() throws(VoiceError) -> String? {
        do throws(ZipError) {
            return try zip.next()?.name
        } catch {
            throw VoiceError(error)
        }
    }

    /// Reads the entry to its end, piece by piece.
    func readContent(_ body: (UnsafeRawBufferPointer) throws(VoiceError) -> Void) throws(VoiceError) {
        try zip.readContent(failingWith: VoiceError.init(_:), body)
    }
}

extension VoiceError {
    /// Converts the error of a zip file.
    fileprivate init(_ error: ZipError) {
        switch error {
        case .damaged(let path, let detail):
            self = .badFile(path: path, detail: "It's damaged or not a wheel: \(detail).")
        case .storage(let error): self = .storage(error)
        }
    }
}
