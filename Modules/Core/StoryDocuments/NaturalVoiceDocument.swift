public import StoryCore

/// Which natural voices are installed or could be: `story voice list`.
public struct VoiceInventoryDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    public var path: String
    /// The engine of the voices.
    public var engine: NaturalVoiceDocument
    /// The voices, the installed ones first.
    public var voices: [NaturalVoiceDocument]

    /// Creates a document from its values.
    public init(path: String, engine: NaturalVoiceDocument, voices: [NaturalVoiceDocument]) {
        self.path = path
        self.engine = engine
        self.voices = voices
    }
}

/// The result of an installation: `story voice install`.
public struct VoiceInstallationDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    public var path: String
    /// The new voices; the engine has the identifier `engine`.
    public var installed: [NaturalVoiceDocument]
    /// The voices that were installed already.
    public var present: [NaturalVoiceDocument]
    /// The voices that new ones replaced.
    public var replaced: [NaturalVoiceDocument]

    /// Creates a document from its values.
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

/// Removed voices: `story voice remove`.
public struct RemovedVoiceListDocument: JSONDocument {
    /// The removed voices.
    public var voices: [NaturalVoiceDocument]

    /// Creates a document from its values.
    public init(voices: [NaturalVoiceDocument]) {
        self.voices = voices
    }
}

/// A natural voice, or the engine of all voices.
public struct NaturalVoiceDocument: JSONPart {
    /// Whether it is installed and usable.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case installed, available, needsFiles, damaged, unavailable
    }

    /// The voice's identifier, as commands accept it.
    public var id: String
    /// The voice's name.
    public var name: String
    /// A description, in words.
    public var summary: String
    /// The code of its language, with the region; null for the engine.
    @Nullable public var language: String?
    /// The licence: an SPDX identifier, `Apache-2.0`, or for a supplied voice the text in its files.
    public var licence: String
    /// The package and its release.
    public var source: String
    /// The installed size, in bytes.
    public var byteCount: Int
    /// The download size, in bytes; null if no package contains it.
    @Nullable public var downloadByteCount: Int?
    /// Whether it is installed and usable.
    public var status: Status
    /// The names of the files that must be supplied.
    public var neededFiles: [String]
    /// Why it is unusable; null unless it is damaged or unavailable.
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
