import Checksums
import Foundation
import SafeFiles
public import StoryCore

extension InstalledVoice {
    /// Compares every file with the manifest.
    ///
    /// - Throws: ``VoiceError/damaged(_:detail:isFetched:)`` with the first file that differs.
    public func check() throws(VoiceError) {
        for expected in manifest.files {
            guard let found = try digest(of: expected) else { throw damage("Its \(expected.path) is missing.") }
            guard found == expected.sha256 else {
                throw damage("Its file \(expected.path) has changed since it was installed.")
            }
        }
    }

    /// Checks that every file exists with its size, without reading it.
    ///
    /// - Throws: ``VoiceError/damaged(_:detail:isFetched:)`` with the first file that does not.
    public func look() throws(VoiceError) {
        for expected in manifest.files {
            guard let status = FileStatus(file(expected.path)), status.isFile else {
                throw damage("Its \(expected.path) is missing.")
            }
            guard status.byteCount == expected.bytes else {
                throw damage("Its \(expected.path) has \(status.byteCount) bytes instead of \(expected.bytes).")
            }
        }
    }

    /// The SHA-256 of a file; nil if it is not there, empty if it has another size.
    private func digest(of expected: VoiceManifest.File) throws(VoiceError) -> String? {
        do throws(StorageError) {
            guard let open = try OpenFile.ifThere(file(expected.path)) else { return nil }
            return open.size == expected.bytes ? try open.checksum() : ""
        } catch {
            throw damage("Its \(expected.path) can't be read.")
        }
    }

    private func damage(_ detail: String) -> VoiceError { .damaged(manifest.name, detail: detail) }
}
