package import Foundation
package import StoryCore

/// A store of blobs that does what another one does, but for what is said otherwise.
package protocol BackedBlobs: BlobStore {
    associatedtype Store: BlobStore
    var store: Store { get }
}

extension BackedBlobs {
    package func put(_ content: BlobContent, fileExtension: String) async throws(StorageError) -> MediaReference {
        try await store.put(content, fileExtension: fileExtension)
    }
    package func put(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        try await store.put(fileAt: file, fileExtension: fileExtension)
    }
    package func read(
        _ reference: MediaReference, range: Range<Int>?
    ) async throws(StorageError) -> BlobContent {
        try await store.read(reference, range: range)
    }
    package func localCopy(of reference: MediaReference) async throws(StorageError) -> URL {
        try await store.localCopy(of: reference)
    }
    package func localFile(of reference: MediaReference) -> URL? { store.localFile(of: reference) }
    package func isThere(_ reference: MediaReference) -> Bool { store.isThere(reference) }
    package func references(withDigest digest: String) throws(StorageError) -> [MediaReference] {
        try store.references(withDigest: digest)
    }
    package func delete(_ references: [MediaReference]) throws(StorageError) { try store.delete(references) }
}
