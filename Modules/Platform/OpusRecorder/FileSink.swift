import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Writes a stream to a new file that only its owner can read.
final class FileSink: OpusSink {
    private let descriptor: Int32
    private let path: String
    /// The error of a failed write.
    private(set) var failure: StorageError?

    /// Opens a new file, unless the flags differ.
    init(_ file: URL, flags: Int32 = O_CREAT | O_EXCL) throws(StorageError) {
        path = file.path
        descriptor = open(file.path, flags | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
    }

    deinit {
        close(descriptor)
    }

    override func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return fail() }
            offset += count
        }
        return true
    }

    /// Overwrites the first page with another one of the same size; false if that is not possible.
    func replaceBeginning(with page: ArraySlice<UInt8>) -> Bool {
        var old = [UInt8](repeating: 0, count: page.count)
        guard pread(descriptor, &old, old.count, 0) == old.count, OggPage.first(in: old).count == page.count else {
            return false
        }
        return pwrite(descriptor, Array(page), page.count, 0) == page.count || fail()
    }

    private func fail() -> Bool {
        failure = StorageError(errno: errno, path: path)
        return false
    }
}
