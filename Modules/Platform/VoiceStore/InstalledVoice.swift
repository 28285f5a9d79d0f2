public import Foundation

/// A voice, or the engine, that is installed: what its manifest says, and where it lies.
public struct InstalledVoice: Hashable, Sendable {
    /// What its manifest says; sizes and checksums are as they were when it was installed.
    public let manifest: VoiceManifest
    /// Its folder.
    public let folder: URL

    /// Describes what lies in a folder.
    public init(manifest: VoiceManifest, folder: URL) {
        (self.manifest, self.folder) = (manifest, folder)
    }

    /// The graph; nil for the engine.
    public var model: URL? { manifest.model.map(file) }
    /// The engine's library; nil for a voice.
    public var library: URL? { manifest.library.map(file) }

    /// The place of a file by its name, whether or not it is there.
    public func file(_ name: String) -> URL { folder.appending(path: name, directoryHint: .notDirectory) }
}
