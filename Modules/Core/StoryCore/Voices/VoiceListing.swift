/// A voice that is installed or could be, or the engine that all of them need.
public struct VoiceListing: Hashable, Sendable {
    /// Whether it can be used.
    public enum State: Hashable, Sendable {
        /// It is there.
        case installed
        /// It is not there, and the program can fetch it.
        case available
        /// It is not there, and no package has it: somebody has to bring these files.
        case needsFiles([String])
        /// It is there, and cannot be used.
        case damaged(VoiceError)
        /// It is not there, and cannot be had on this machine.
        case unavailable(VoiceError)
    }

    /// The name that commands take: "heart"; "engine" for the engine.
    public var name: String
    /// What people call it: "Heart".
    public var displayName: String
    /// What it sounds like, or does, for people: "a warm woman's voice, American".
    public var summary: String
    /// The language that it speaks, with its region; nil for the engine.
    public var language: LanguageCode?
    /// Its licence: the identifier by SPDX, "Apache-2.0", or of a voice that somebody brought what its files say.
    public var licence: String
    /// The package and the release that it comes from: "hibari-tts 0.2.1".
    public var source: String
    /// How much its files take once they are installed, in bytes.
    public var byteCount: Int
    /// How much is fetched for it, in bytes; nil if no package has it.
    public var downloadByteCount: Int?
    /// Whether it can be used.
    public var state: State

    /// Describes a voice or the engine.
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
    /// Whether something of it is installed, be it damaged.
    public var isThere: Bool {
        switch state {
        case .installed, .damaged: true
        case .available, .needsFiles, .unavailable: false
        }
    }

    /// Whether the program fetches it itself; false if somebody has to bring its files.
    public var isFetched: Bool { downloadByteCount != nil }

    /// An error of this voice with advice that fits where its files came from, which whoever found it may not know.
    public func explaining(_ error: VoiceError) -> VoiceError {
        guard case .damaged(let name, let detail, _) = error else { return error }
        return .damaged(name, detail: detail, isFetched: isFetched)
    }
}
