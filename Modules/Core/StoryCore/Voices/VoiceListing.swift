/// A voice that is or can be installed, or the engine of all voices.
public struct VoiceListing: Hashable, Sendable {
    /// The state of the installation.
    public enum State: Hashable, Sendable {
        /// Installed.
        case installed
        /// Not installed; the program can download it.
        case available
        /// Not installed, and in no package: these files must be supplied.
        case needsFiles([String])
        /// Installed, but unusable.
        case damaged(VoiceError)
        /// Not installed, and not available for this machine.
        case unavailable(VoiceError)
    }

    /// The name that commands accept: "heart"; "engine" for the engine.
    public var name: String
    /// The display name: "Heart".
    public var displayName: String
    /// A description for people: "a warm woman's voice, American".
    public var summary: String
    /// The language with its region; nil for the engine.
    public var language: LanguageCode?
    /// The licence: an SPDX identifier, "Apache-2.0", or for a supplied voice the text in its files.
    public var licence: String
    /// The package and its release: "hibari-tts 0.2.1".
    public var source: String
    /// The installed size, in bytes.
    public var byteCount: Int
    /// The download size, in bytes; nil if no package contains it.
    public var downloadByteCount: Int?
    /// The state of the installation.
    public var state: State

    /// Creates a listing.
    public init(
        name: String, displayName: String, summary: String, language: LanguageCode?, licence: String, source: String,
        byteCount: Int, downloadByteCount: Int?, state: State
    ) {
        self.name = name
        self.displayName = displayName
        self.summary = summary
        self.language = language
        self.licence = licence
        self.source = source
        self.byteCount = byteCount
        self.downloadByteCount = downloadByteCount
        self.state = state
    }
}

extension VoiceListing {
    /// Whether it is installed, even if damaged.
    public var isThere: Bool {
        switch state {
        case .installed, .damaged: true
        case .available, .needsFiles, .unavailable: false
        }
    }

    /// Whether the program downloads it; false if its files must be supplied.
    public var isFetched: Bool { downloadByteCount != nil }

    /// Returns an error of this voice with advice that fits the source of its files, which the error's origin may not
    /// know.
    public func explaining(_ error: VoiceError) -> VoiceError {
        guard case .damaged(let name, let detail, _) = error else { return error }
        return .damaged(name, detail: detail, isFetched: isFetched)
    }
}
