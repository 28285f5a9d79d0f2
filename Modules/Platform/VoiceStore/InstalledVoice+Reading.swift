import Checksums
public import Foundation
import SafeFiles
public import StoryCore

extension InstalledVoice {
    /// The content of a file, which is as it was when it was installed.
    ///
    /// - Throws: ``VoiceError/damaged(_:detail:isFetched:)`` if the file is not there, cannot be read, or differs.
    public func read(_ name: String) throws(VoiceError) -> Data {
        guard let expected = manifest.files.first(where: { $0.path == name }) else {
            throw .damaged(manifest.name, detail: "It has no \(name).")
        }
        let content: Data?
        do throws(StorageError) {
            content = try SafeFiles.read(file(name), limit: expected.bytes)
        } catch {
            throw .damaged(manifest.name, detail: "Its \(name) can't be read.")
        }
        guard let content else { throw .damaged(manifest.name, detail: "Its \(name) is missing.") }
        guard content.count == expected.bytes, Checksum(of: content).hexadecimal == expected.sha256 else {
            throw .damaged(manifest.name, detail: "Its file \(name) has changed since it was installed.")
        }
        return content
    }
}
