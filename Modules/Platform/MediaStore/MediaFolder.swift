import Checksums
public import Foundation
import SafeFiles
public import StoryCore

/// A content-addressed store in a folder: `ab/cdef….png` holds what has the SHA-256 `abcdef…`.
///
/// Equal content is kept once. A file is whole or not there, survives the loss of power once it is stored, and only
/// its owner can read it. Two processes may store the same content at once. What a killed process left of a file
/// goes when the same content is stored again, as resuming does.
public struct MediaFolder: MediaRepository {
    let folder: URL

    /// Creates a store; the folder itself is made when something is stored.
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
            // Somebody who stored the same meanwhile took the temporary file for a leftover.
            guard isThere(reference) else { throw error }
            try SafeFiles.sync(target.deletingLastPathComponent())
        }
        return reference
    }

    public func url(of reference: MediaReference) -> URL {
        folder.appending(path: reference.relativePath)
    }

    /// What a file is called here, and its size.
    static func digest(of file: URL) throws(StorageError) -> (digest: String, byteCount: Int) {
        let opened = try OpenFile(file)
        return (try opened.checksum(), opened.size)
    }
}
