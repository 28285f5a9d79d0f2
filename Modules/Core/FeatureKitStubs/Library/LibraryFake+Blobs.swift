import Checksums
public import Foundation
public import StoryCore
import Synchronization

/// Blobs in memory; whoever needs a file gets a copy in the library's folder.
extension LibraryFake: BlobStore {
    public func put(_ content: BlobContent, fileExtension: String) async throws(StorageError) -> MediaReference {
        try store(try await content.data(), fileExtension: fileExtension)
    }

    public func put(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .failed(path: file.path, detail: "It is not there.")
        }
        return try store(data, fileExtension: fileExtension)
    }

    private func store(_ data: Data, fileExtension: String) throws(StorageError) -> MediaReference {
        let reference = MediaReference(
            digest: Checksum(of: data).hexadecimal, fileExtension: fileExtension, byteCount: data.count)
        guard reference.isWellFormed else { throw .failed(path: "", detail: "'\(fileExtension)' is no extension.") }
        try perform { state throws(StorageError) in
            state.stored.append(reference)
            state.blobs[reference.relativePath] = data
        }
        return reference
    }

    public func read(
        _ reference: MediaReference, range: Range<Int>?
    ) async throws(StorageError) -> BlobContent {
        let data = try content(of: reference)
        guard data.count == reference.byteCount else {
            throw .corrupt(path: reference.relativePath, detail: "It has another size.")
        }
        guard let range else {
            let isWhole = Checksum(of: data).hexadecimal == reference.digest
            return BlobContent(chunks: [data], failure: isWhole ? nil : .corrupt(reference))
        }
        return BlobContent(chunks: [data[range.clamped(to: data.indices)]])
    }

    public func localCopy(of reference: MediaReference) async throws(StorageError) -> URL {
        let (data, file) = (try content(of: reference), copy(at: reference.relativePath))
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw .failed(path: file.path, detail: "\(error)")
        }
        return file
    }

    public func localFile(of reference: MediaReference) -> URL? { copy(at: reference.relativePath) }

    public func isThere(_ reference: MediaReference) -> Bool {
        change { $0.blobs[reference.relativePath] }?.count == reference.byteCount
    }

    public func references(withDigest digest: String) throws(StorageError) -> [MediaReference] {
        let name = MediaReference(digest: digest, fileExtension: "", byteCount: 0).relativePath
        return try perform { state throws(StorageError) in
            state.blobs.filter { $0.key.hasPrefix(name) }.map { path, data in
                MediaReference(
                    digest: digest, fileExtension: String(path.dropFirst(name.count)), byteCount: data.count)
            }
        }
    }

    public func delete(_ references: [MediaReference]) throws(StorageError) {
        try perform { state throws(StorageError) in
            for reference in references { state.blobs[reference.relativePath] = nil }
        }
    }

    // MARK: - Private

    private func content(of reference: MediaReference) throws(StorageError) -> Data {
        let path = reference.relativePath
        guard let data = change({ $0.blobs[path] }) else { throw .notFound(.media, path) }
        return data
    }

    /// The file for those who need one.
    func copy(at path: String) -> URL { folder.appending(path: "media/\(path)") }
}

extension StorageError {
    fileprivate static func corrupt(_ reference: MediaReference) -> StorageError {
        .corrupt(path: reference.relativePath, detail: "Its checksum has changed.")
    }
}

extension BlobContent {
    /// Chunks, and then an error, if there is one.
    public init(chunks: [Data], failure: StorageError? = nil) {
        let left = Mutex(chunks[...])
        self.init { () throws(StorageError) in
            if let chunk = left.withLock({ $0.popFirst() }) { return chunk }
            if let failure { throw failure }
            return nil
        }
    }
}

extension Story {
    /// The files that the story names.
    var mediaReferences: [MediaReference] {
        (pages.map(\.illustration.media) + [cover.media, narration?.media]).compactMap { $0 }
    }
}
