import Checksums
public import Foundation
import SafeFiles
public import StoryCore

/// A store of blobs in a folder: `ab/cdef….png` has the SHA-256 `abcdef…`.
///
/// Storing is atomic and survives a power failure, and only the owner can read the files. Two processes may store the
/// same content at once. A temporary file of a killed process is removed when the same file is stored again, as resuming
/// does, or by a repair.
public struct MediaFolder: BlobStore {
    /// The name of what a stream is written to, before its digest is known; random characters follow.
    static let draftName = "blob"

    let folder: URL

    /// Creates a store; the folder itself is created on demand.
    public init(folder: URL) {
        self.folder = folder
    }

    // MARK: - Storing

    @concurrent
    public func put(_ content: BlobContent, fileExtension: String) async throws(StorageError) -> MediaReference {
        try Self.check(fileExtension, of: folder)
        try SafeFiles.makeFolder(folder)
        var draft = try DraftFile(named: folder.appending(path: Self.draftName))
        var (checksum, byteCount) = (Checksum(), 0)
        while let chunk = try await content.next() {
            chunk.withUnsafeBytes { checksum.add($0) }
            byteCount += chunk.count
            try SafeFiles.writeAll(chunk, to: draft.descriptor, path: folder.path)
        }
        let reference = MediaReference(
            digest: checksum.hexadecimal, fileExtension: fileExtension, byteCount: byteCount)
        if isThere(reference) { return reference }
        let target = url(of: reference)
        try SafeFiles.makeFolder(target.deletingLastPathComponent(), mayBeLink: false)
        try draft.place(at: target, durability: .power)
        return reference
    }

    @concurrent
    public func put(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        try Self.check(fileExtension, of: file)
        let (digest, byteCount) = try Self.digest(of: file)
        let reference = MediaReference(digest: digest, fileExtension: fileExtension, byteCount: byteCount)
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

    private static func check(_ fileExtension: String, of file: URL) throws(StorageError) {
        let digest = String(repeating: "0", count: 64)
        guard MediaReference(digest: digest, fileExtension: fileExtension, byteCount: 0).isWellFormed else {
            throw .failed(
                path: file.path, detail: "'\(PlainText.quotation(fileExtension))' isn't the extension of a media file."
            )
        }
    }

    // MARK: - Reading

    @concurrent
    public func read(
        _ reference: MediaReference, range: Range<Int>?
    ) async throws(StorageError) -> BlobContent {
        let file = url(of: reference)
        guard reference.isWellFormed, let opened = try OpenFile.ifThere(file) else {
            throw .notFound(.media, reference.relativePath)
        }
        guard opened.size == reference.byteCount else {
            throw .corrupt(path: file.path, detail: Self.sizeDetail(opened.size, reference))
        }
        let reader = MediaReader(opened, path: file.path, reference, range: range)
        return BlobContent { () async throws(StorageError) in try await reader.next() }
    }

    public func localCopy(of reference: MediaReference) async throws(StorageError) -> URL {
        guard let file = localFile(of: reference), FileStatus(file) != nil else {
            throw .notFound(.media, reference.relativePath)
        }
        return file
    }

    public func localFile(of reference: MediaReference) -> URL? {
        reference.isWellFormed ? url(of: reference) : nil
    }

    /// A file with another size than the stored one is damaged; a link is no file of ours.
    public func isThere(_ reference: MediaReference) -> Bool {
        guard reference.isWellFormed, let status = FileStatus(url(of: reference)) else { return false }
        return status.isFile && status.byteCount == reference.byteCount
    }

    public func references(withDigest digest: String) throws(StorageError) -> [MediaReference] {
        let prefix = folder.appending(path: String(digest.prefix(2)))
        return try SafeFiles.names(in: prefix).sorted().compactMap { name in
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, digest.dropFirst(2) == parts[0],
                let status = FileStatus(prefix.appending(path: name))
            else { return nil }
            return MediaReference(digest: digest, fileExtension: String(parts[1]), byteCount: status.byteCount)
        }
    }

    /// Returns the location of a file, which may be missing.
    package func url(of reference: MediaReference) -> URL {
        folder.appending(path: reference.relativePath)
    }

    /// Returns the digest and the size of a file.
    static func digest(of file: URL) throws(StorageError) -> (digest: String, byteCount: Int) {
        let opened = try OpenFile(file)
        return (try opened.checksum(), opened.size)
    }

    // MARK: - Damage

    static let digestDetail = "Its checksum has changed since it was stored."

    static func sizeDetail(_ byteCount: Int, _ reference: MediaReference) -> String {
        "It has \(byteCount) bytes instead of \(reference.byteCount)."
    }
}
