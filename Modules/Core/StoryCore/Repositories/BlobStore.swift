public import Foundation

/// A content-addressed store: each blob has the SHA-256 of its content for a name, so that equal content is stored once.
///
/// It knows nothing of rows, and may be in another system than they are. Stories refer to blobs by ``MediaReference``;
/// what no story refers to any more is deleted through an outbox, which is part of the database.
public protocol BlobStore: Sendable {
    /// Stores the content of a stream: all of it, or nothing if the stream fails.
    ///
    /// - Parameter fileExtension: The extension without the dot, 1 to 8 characters of `a-z` and `0-9`.
    /// - Throws: ``StorageError/failed(path:detail:)`` for another extension, and the error of the stream.
    func put(_ content: BlobContent, fileExtension: String) async throws(StorageError) -> MediaReference

    /// Stores the content of a local file, which stays where it is; does what ``put(_:fileExtension:)`` does, in the way
    /// that is fastest for a file.
    func put(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference

    /// Returns the content of a blob, or a part of it; what is beyond its end is left out.
    ///
    /// If all of it is read, its checksum is compared at the end: a stream that ends without an error was whole.
    ///
    /// - Parameter range: The bytes, from 0; nil for all.
    /// - Throws: ``StorageError/notFound(_:_:)`` for a blob that is missing, ``StorageError/corrupt(path:detail:)`` for
    ///   one that has another size, also in the stream for one with another checksum.
    func read(_ reference: MediaReference, range: Range<Int>?) async throws(StorageError) -> BlobContent

    /// Returns a local file with the content of a blob, for engines that read files; a store that has no local files
    /// makes a copy. The file belongs to the store and must not be changed.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a blob that is missing.
    func localCopy(of reference: MediaReference) async throws(StorageError) -> URL

    /// Returns the local file in which the store keeps a blob, to name it to people and other programs; it may be missing.
    /// Nil for a store without local files, and for a reference that no store gives.
    func localFile(of reference: MediaReference) -> URL?

    /// Returns whether a blob is there with the size of its reference; its content is not read.
    func isThere(_ reference: MediaReference) -> Bool

    /// Returns the blobs whose content has a SHA-256, under any extension.
    func references(withDigest digest: String) throws(StorageError) -> [MediaReference]

    /// Deletes blobs, as many as possible; missing ones are ignored.
    ///
    /// - Throws: ``StorageError/busy(_:)`` while a backup copies blobs: then all of them stay. Otherwise the first error.
    /// - Precondition: The caller holds the database's write lock, so that nobody begins to refer to them meanwhile, and
    ///   is on a thread that may wait.
    func delete(_ references: [MediaReference]) throws(StorageError)
}

extension BlobStore {
    /// Returns the content of a blob, see ``read(_:range:)``.
    public func read(_ reference: MediaReference) async throws(StorageError) -> BlobContent {
        try await read(reference, range: nil)
    }
}

/// The content of a blob, chunk by chunk; it can be read once.
public struct BlobContent: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Failure = StorageError

    private let chunk: @Sendable () async throws(StorageError) -> Data?

    /// Creates a content.
    ///
    /// - Parameter chunk: Returns the next chunk, and nil after the last one.
    public init(_ chunk: @escaping @Sendable () async throws(StorageError) -> Data?) {
        self.chunk = chunk
    }

    /// Returns the next chunk, and nil after the last one.
    public func next() async throws(StorageError) -> Data? { try await chunk() }

    public func makeAsyncIterator() -> BlobContent { self }

    /// Reads what is left into memory.
    public func data() async throws(StorageError) -> Data {
        var data = Data()
        while let chunk = try await next() { data.append(chunk) }
        return data
    }
}
