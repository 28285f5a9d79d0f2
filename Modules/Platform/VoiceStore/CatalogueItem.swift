import StoryCore

/// A voice of the catalogue, or the engine: the files of its folder, and the source of each.
struct CatalogueItem: Hashable, Sendable {
    /// A file of the folder.
    struct File: Hashable, Sendable {
        /// The file in the folder.
        var file: VoiceManifest.File
        /// The path in the wheel; nil for a file that must be supplied.
        var pathInWheel: String?

        init(_ name: String, bytes: Int, sha256: String, pathInWheel: String?) {
            file = VoiceManifest.File(path: name, bytes: bytes, sha256: sha256)
            self.pathInWheel = pathInWheel
        }
    }

    /// The manifest of the folder.
    let manifest: VoiceManifest
    /// The wheel with all files that need not be supplied; nil if all must be.
    let wheel: PinnedWheel?
    /// The files, in the order of the manifest.
    let files: [File]

    /// Creates the item of a voice, or with `library` of the engine.
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

    /// Creates the item of an unknown voice, all of whose files are supplied.
    init(_ manifest: VoiceManifest) {
        self.manifest = manifest
        wheel = nil
        files = manifest.files.map { File($0.path, bytes: $0.bytes, sha256: $0.sha256, pathInWheel: nil) }
    }

    /// The files that no package has.
    var broughtFiles: [VoiceManifest.File] { files.filter { $0.pathInWheel == nil }.map(\.file) }

    /// The download size, in bytes; nil if no package contains it completely.
    var downloadByteCount: Int? { broughtFiles.isEmpty ? wheel?.bytes : nil }

    /// Returns the listing in a state.
    func listing(_ state: VoiceListing.State) -> VoiceListing {
        VoiceListing(manifest, downloadByteCount: downloadByteCount, state: state)
    }

    /// The listing while it is not installed.
    var uninstalled: VoiceListing {
        listing(broughtFiles.isEmpty ? .available : .needsFiles(broughtFiles.map(\.path)))
    }
}

extension VoiceListing {
    /// Creates a listing from a manifest.
    init(_ manifest: VoiceManifest, downloadByteCount: Int? = nil, state: State) {
        self.init(
            name: manifest.name, displayName: manifest.displayName, summary: manifest.summary,
            language: manifest.language, licence: manifest.licence, source: manifest.source,
            byteCount: manifest.byteCount, downloadByteCount: downloadByteCount, state: state)
    }
}
