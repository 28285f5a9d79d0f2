public import Foundation

/// An installed voice, or the engine: its manifest and its folder.
public struct InstalledVoice: Hashable, Sendable {
    /// The manifest, with sizes and checksums at the time of the installation.
    public let manifest: VoiceManifest
    /// Its folder.
    public let folder: URL

    /// Creates a voice.
    public init(manifest: VoiceManifest, folder: URL) {
        (self.manifest, self.folder) = (manifest, folder)
    }

    /// The graph; nil for the engine.
    public var model: URL? { manifest.model.map(file) }
    /// The engine's library; nil for a voice.
    public var library: URL? { manifest.library.map(file) }

    /// Returns the location of a file, whether or not it exists.
    public func file(_ name: String) -> URL { folder.appending(path: name, directoryHint: .notDirectory) }
}
