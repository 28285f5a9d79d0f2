import Crypto
public import Foundation
import Glibc
import SafeFiles
public import StoryCore

/// A folder of files that are found by their content: `ab/cdef….png` holds what has the SHA-256 `abcdef…`.
///
/// Equal content is kept once. A file is whole or not there, survives the loss of power once it is stored, and only
/// its owner can read it. Two processes may store the same content at once.
public struct MediaFolder: MediaRepository {
    private let folder: URL

    /// Makes a store; the folder itself is made when something is stored.
    public init(folder: URL) {
        self.folder = folder
    }

    public func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        let (digest, byteCount) = try Self.digest(of: file)
        let reference = MediaReference(digest: digest, fileExtension: fileExtension, byteCount: byteCount)
        let target = url(of: reference)
        var status = stat()
        if stat(target.path, &status) == 0, Int(status.st_size) == byteCount { return reference }
        try SafeFiles.makeFolder(target.deletingLastPathComponent())
        try SafeFiles.copy(file, to: target, durability: .power)
        return reference
    }

    public func url(of reference: MediaReference) -> URL {
        folder.appending(path: reference.relativePath)
    }

    /// Hashes in pieces, so that a long narration does not have to fit into memory.
    private static func digest(of file: URL) throws(StorageError) -> (digest: String, byteCount: Int) {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        defer { close(descriptor) }
        var hash = SHA256()
        var byteCount = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw StorageError(errno: errno, path: file.path)
            }
            hash.update(data: buffer[..<count])
            byteCount += count
        }
        return (hash.finalize().map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined(), byteCount)
    }
}
