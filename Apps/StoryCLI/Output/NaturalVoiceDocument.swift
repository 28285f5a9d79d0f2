import StoryCore

/// Which natural voices are installed or could be: `story voice list`.
struct VoiceInventoryDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    var path: String
    /// What runs the voices.
    var engine: NaturalVoiceDocument
    /// The voices, those that are installed first.
    var voices: [NaturalVoiceDocument]
}

/// What was installed: `story voice install`.
struct VoiceInstallationDocument: JSONDocument {
    /// The folder of the voices, as an absolute path.
    var path: String
    /// What is new; the engine has the identifier `engine`.
    var installed: [NaturalVoiceDocument]
    /// What was there already, and whole.
    var present: [NaturalVoiceDocument]
    /// What something new has taken the place of, as it was.
    var replaced: [NaturalVoiceDocument]

    init(_ done: VoiceInstallation, path: String) {
        self.path = path
        installed = done.installed.map { NaturalVoiceDocument($0) }
        present = done.present.map { NaturalVoiceDocument($0) }
        replaced = done.replaced.map { NaturalVoiceDocument($0) }
    }
}

/// What was removed: `story voice remove`.
struct RemovedVoiceListDocument: JSONDocument {
    /// What was removed, as it was.
    var voices: [NaturalVoiceDocument]
}

/// A natural voice, or the engine that runs them.
struct NaturalVoiceDocument: Encodable {
    /// Whether it can be used.
    enum Status: String, Encodable {
        case installed, available, needsFiles, damaged, unavailable
    }

    /// The voice's identifier, as the commands take it.
    var id: String
    /// The voice's name.
    var name: String
    /// What it sounds like, or does, in words.
    var summary: String
    /// The code of the language that it speaks, with its region; null for the engine.
    @Nullable var language: String?
    /// The licence: its identifier by SPDX, `Apache-2.0`, or of a voice that was brought what its files say.
    var licence: String
    /// The package and the release that it comes from.
    var source: String
    /// The space that it takes once it is installed, in bytes.
    var byteCount: Int
    /// How much is fetched for it, in bytes; null if no package has it.
    @Nullable var downloadByteCount: Int?
    /// Whether it can be used.
    var status: Status
    /// The names of the files that somebody has to bring for it.
    var neededFiles: [String]
    /// Why it cannot be used; null unless it is damaged or unavailable.
    @Nullable var error: FaultDocument?

    init(_ voice: VoiceListing) {
        id = voice.name
        name = voice.displayName
        summary = voice.summary
        language = voice.language?.rawValue
        licence = voice.licence
        source = voice.source
        byteCount = voice.byteCount
        downloadByteCount = voice.downloadByteCount
        (status, neededFiles, error) =
            switch voice.state {
            case .installed: (.installed, [], nil)
            case .available: (.available, [], nil)
            case .needsFiles(let files): (.needsFiles, files, nil)
            case .damaged(let error): (.damaged, [], FaultDocument(voice.explaining(error)))
            case .unavailable(let error): (.unavailable, [], FaultDocument(error))
            }
    }
}

extension FaultDocument {
    /// What is wrong with a voice.
    fileprivate init(_ error: VoiceError) {
        self.init(
            code: error.code, message: [error.message, error.reason].compactMap { $0 }.joined(separator: " "),
            recovery: error.commandRecovery)
    }
}
