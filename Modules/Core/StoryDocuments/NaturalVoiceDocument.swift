public import StoryCore

/// Which natural voices are installed or could be: `story voice list`.
public struct VoiceInventoryDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    public var path: String
    /// What runs the voices.
    public var engine: NaturalVoiceDocument
    /// The voices, those that are installed first.
    public var voices: [NaturalVoiceDocument]

    /// Tells all of it.
    public init(path: String, engine: NaturalVoiceDocument, voices: [NaturalVoiceDocument]) {
        self.path = path
        self.engine = engine
        self.voices = voices
    }
}

/// What was installed: `story voice install`.
public struct VoiceInstallationDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    public var path: String
    /// What is new; the engine has the identifier `engine`.
    public var installed: [NaturalVoiceDocument]
    /// What was there already, and whole.
    public var present: [NaturalVoiceDocument]
    /// What something new has taken the place of, as it was.
    public var replaced: [NaturalVoiceDocument]

    /// Tells all of it.
    public init(
        path: String, installed: [NaturalVoiceDocument], present: [NaturalVoiceDocument],
        replaced: [NaturalVoiceDocument]
    ) {
        self.path = path
        self.installed = installed
        self.present = present
        self.replaced = replaced
    }
}

/// What was removed: `story voice remove`.
public struct RemovedVoiceListDocument: JSONDocument {
    /// What was removed, as it was.
    public var voices: [NaturalVoiceDocument]

    /// Tells all of it.
    public init(voices: [NaturalVoiceDocument]) {
        self.voices = voices
    }
}

/// A natural voice, or the engine that runs them.
public struct NaturalVoiceDocument: JSONPart {
    /// Whether it can be used.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case installed, available, needsFiles, damaged, unavailable
    }

    /// The voice's identifier, as the commands take it.
    public var id: String
    /// The voice's name.
    public var name: String
    /// What it sounds like, or does, in words.
    public var summary: String
    /// The code of the language that it speaks, with its region; null for the engine.
    @Nullable public var language: String?
    /// The licence: its identifier by SPDX, `Apache-2.0`, or of a voice that was brought what its files say.
    public var licence: String
    /// The package and the release that it comes from.
    public var source: String
    /// The space that it takes once it is installed, in bytes.
    public var byteCount: Int
    /// How much is fetched for it, in bytes; null if no package has it.
    @Nullable public var downloadByteCount: Int?
    /// Whether it can be used.
    public var status: Status
    /// The names of the files that somebody has to bring for it.
    public var neededFiles: [String]
    /// Why it cannot be used; null unless it is damaged or unavailable.
    @Nullable public var error: FaultDocument?

    /// Tells all of it.
    public init(_ voice: VoiceListing, status: Status, neededFiles: [String], error: FaultDocument?) {
        (id, name, summary) = (voice.name, voice.displayName, voice.summary)
        (language, licence, source) = (voice.language?.rawValue, voice.licence, voice.source)
        (byteCount, downloadByteCount) = (voice.byteCount, voice.downloadByteCount)
        self.status = status
        self.neededFiles = neededFiles
        self.error = error
    }
}
