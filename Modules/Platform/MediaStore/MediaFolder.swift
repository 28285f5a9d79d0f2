import Checksums
public import Foundation
import SafeFiles
public import StoryCore

/// A content-addressed store in a folder: `ab/cdef….png` has the SHA-256 `abcdef…`.
///
/// Equal content is stored once. Storing is atomic and survives a power failure, and only the owner can read the files.
/// Two processes may store the same content at once. A temporary file of a killed process is removed when the same
/// content is stored again, as resuming does.
public struct MediaFolder: MediaRepository {
    let folder: URL

    /// Creates a store; the folder itself is created on demand.
    public init(folder: URL) {
        self.folder = folder
    }

    @concurrent
    public func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        let (digest, byteCount) = try Self.digest(of: file)
        let reference = MediaReference(digest: digest, fileExtension: fileExtension, byteCount: byteCount)
        guard reference.isWellFormed else {
            throw .failed(
                path: file.path, detail: "'\(PlainText.quotation(fileExtension))' isn't the extension of a media file."
            )
        }
        let target = url(of: reference)
        if isThere(reference) { return reference }
        try SafeFiles.makeFolder(target.deletingLastPathComponent(), mayBeLink: false)
        do throws(StorageError) {
            try SafeFiles.copy(file, to: target, durability: .power)
            try SafeFiles.removeTemporaryFiles(of: target)
        } catch {
            // Another process that stored the same meanwhile took the temporary file for a leftover.
            guard isThere(reference) else { throw error }
            try SafeFiles.sync(target.deletingLastPathComponent())
        }
        return reference
    }

    public func url(of reference: MediaReference) -> URL {
        folder.appending(path: reference.relativePath)
    }

    /// Returns the digest and the size of a file.
    static func digest(of file: URL) throws(StorageError) -> (digest: String, byteCount: Int) {
        let opened = try OpenFile(file)
        return (try opened.checksum(), opened.size)
    }
}
