import Checksums
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// A new file that is written and summed up at once, and may not become larger than it is known to be.
struct StagedFile: ~Copyable {
    private let descriptor: Int32
    private let location: URL
    private let expected: VoiceManifest.File
    private let owner: String
    private var checksum = Checksum()
    private var count = 0

    /// Creates the file in a folder.
    ///
    /// - Parameters:
    ///   - expected: Its name, size and checksum.
    ///   - owner: The source of the content, for errors.
    init(_ expected: VoiceManifest.File, in folder: URL, from owner: String) throws(VoiceError) {
        location = folder.appending(path: expected.path, directoryHint: .notDirectory)
        (self.expected, self.owner) = (expected, owner)
        descriptor = open(location.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .storage(StorageError(errno: errno, path: location.path)) }
    }

    deinit {
        close(descriptor)
    }

    /// Adds to the end.
    mutating func append(_ piece: UnsafeRawBufferPointer) throws(VoiceError) {
        count += piece.count
        guard count <= expected.bytes else { throw refusal() }
        checksum.add(piece)
        var rest = piece
        while !rest.isEmpty {
            let written = write(descriptor, rest.baseAddress, rest.count)
            let code = errno
            if written >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            } else if code != EINTR {
                throw .storage(StorageError(errno: code, path: location.path))
            }
        }
    }

    /// Waits until the disk has it.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)`` if it is not what it should be.
    consuming func finish() throws(VoiceError) {
        guard count == expected.bytes, checksum.hexadecimal == expected.sha256 else { throw refusal() }
        guard fsync(descriptor) == 0 else { throw .storage(StorageError(errno: errno, path: location.path)) }
    }

    private borrowing func refusal() -> VoiceError {
        .badFile(path: owner, detail: "Its \(expected.path) isn't the one that this program expects.")
    }
}
