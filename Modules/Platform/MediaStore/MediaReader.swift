import Checksums
import Foundation
import SafeFiles
import StoryCore
import Synchronization

/// Reads an open file of the store, chunk by chunk; it may be deleted meanwhile.
final class MediaReader: Sendable {
    private struct State: Sendable {
        var offset: Int
        /// The checksum of what was read; nil if that is only a part.
        var checksum: Checksum?
    }

    private let file: OpenFile
    private let path: String
    private let digest: String
    private let end: Int
    private let state: Mutex<State>

    /// Creates a reader of a part of a file, or of all of it, whose checksum it compares.
    init(_ file: consuming OpenFile, path: String, _ reference: MediaReference, range: Range<Int>?) {
        let size = file.size
        end = min(range?.upperBound ?? size, size)
        state = Mutex(State(offset: max(range?.lowerBound ?? 0, 0), checksum: range == nil ? Checksum() : nil))
        self.file = file
        self.path = path
        digest = reference.digest
    }

    /// Returns the next chunk; nil after the last one.
    @concurrent
    func next() async throws(StorageError) -> Data? {
        try state.withLock { state throws(StorageError) in
            guard state.offset < end else {
                if let checksum = state.checksum, checksum.hexadecimal != digest {
                    throw .corrupt(path: path, detail: MediaFolder.digestDetail)
                }
                return nil
            }
            let chunk = try file.piece(at: state.offset, count: min(end - state.offset, OpenFile.pieceSize))
            state.offset += chunk.count
            chunk.withUnsafeBytes { state.checksum?.add($0) }
            return chunk
        }
    }
}
