import Foundation
import SafeFiles
import StoryCore

extension PiperDescription {
    /// The most bytes that a description may have; those of voices with hundreds of speakers have 30,000.
    static let largest = 1 << 20

    /// Reads a supplied description.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)``, ``VoiceError/storage(_:)``.
    init(_ file: URL) throws(VoiceError) {
        let content = try stored { () throws(StorageError) in try OpenFile(file, limit: Self.largest).content() }
        guard let read = Self(content) else {
            throw .badFile(path: file.path, detail: "It doesn't describe a Piper voice.")
        }
        guard (8_000...96_000).contains(read.audio.sampleRate), !read.identifiers.isEmpty else {
            throw .badFile(path: file.path, detail: "It describes a Piper voice that can't be used.")
        }
        self = read
    }
}
