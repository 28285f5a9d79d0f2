/// An error of reading or writing the library.
public enum StorageError: Error, Hashable, Sendable {
    /// Nothing is stored under this identifier, prefix or title, which is empty if nothing particular was requested.
    case notFound(StoredKind, String)
    /// Several things match; `candidates` lists their names or identifiers.
    case ambiguous(StoredKind, String, candidates: [String])
    /// The identifier or title is taken.
    case duplicate(StoredKind, String)
    /// Another process is using this for a while.
    case busy(String)
    /// Another worker has taken over the job, or somebody has cancelled it: what this one writes is refused.
    case leaseLost(JobID)
    /// The file is damaged or of another kind; the detail describes what was found.
    case corrupt(path: String, detail: String)
    /// A backup is damaged, or the file is no backup; the detail describes what was found.
    case badBackup(path: String, detail: String)
    /// Something else occupies the path of one of the library's files or folders; the kind names it: "a link".
    case notAFile(path: String, kind: String)
    /// The destination exists.
    case exists(path: String)
    /// A backup cannot be written there; the detail says why.
    case badLocation(path: String, detail: String)
    /// A newer version of the program wrote the file.
    case newerVersion(path: String)
    /// The file or folder is not writable: no permission, or a read-only disk.
    case readOnly(path: String)
    /// The disk is full.
    case diskFull(path: String)
    /// A required system library is missing or unusable; `package` is the Debian package that provides it.
    case missingLibrary(String, package: String, detail: String)
    /// Any other failure of reading or writing.
    case failed(path: String, detail: String)
}

/// The kind of a stored thing, by its name for people; each feature that stores something names its own.
public struct StoredKind: RawRepresentable, Hashable, Codable, Sendable {
    /// The name in the singular: "hero".
    public let rawValue: String

    /// Names a kind.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A story.
    public static let story = StoredKind(rawValue: "story")
    /// A hero.
    public static let hero = StoredKind(rawValue: "hero")
    /// A custom event.
    public static let event = StoredKind(rawValue: "event")
    /// A collection.
    public static let collection = StoredKind(rawValue: "collection")
    /// An unfinished story.
    public static let job = StoredKind(rawValue: "job")
    /// A media file.
    public static let media = StoredKind(rawValue: "media")
    /// The settings.
    public static let settings = StoredKind(rawValue: "settings")
    /// A backup.
    public static let backup = StoredKind(rawValue: "backup")
    /// A replaced library.
    public static let previousLibrary = StoredKind(rawValue: "previous library")
    /// A thing whose feature gives it no name of its own.
    public static let item = StoredKind(rawValue: "item")
}

extension StorageError: ExplainedError {
    public var code: String {
        switch self {
        case .notFound: "storage.notFound"
        case .ambiguous: "storage.ambiguous"
        case .duplicate: "storage.duplicate"
        case .busy: "storage.busy"
        case .leaseLost: "storage.leaseLost"
        case .corrupt: "storage.corrupt"
        case .badBackup: "storage.badBackup"
        case .notAFile: "storage.notAFile"
        case .exists: "storage.exists"
        case .badLocation: "storage.badPlace"
        case .newerVersion: "storage.newerVersion"
        case .readOnly: "storage.readOnly"
        case .diskFull: "storage.diskFull"
        case .missingLibrary: "storage.missingLibrary"
        case .failed: "storage.failed"
        }
    }

    public var message: String {
        switch self {
        case .notFound(.job, ""): "There are no unfinished stories."
        case .notFound(.backup, let path): "There is no backup at \(path)."
        case .notFound(let kind, ""): "No such \(kind.name)."
        case .notFound(let kind, let reference): "No \(kind.name) called '\(PlainText.quotation(reference))'."
        case .ambiguous(let kind, let reference, _):
            "More than one \(kind.name) matches '\(PlainText.quotation(reference))'."
        case .duplicate(let kind, let reference):
            "\(kind.withArticle) called '\(PlainText.quotation(reference))' already exists."
        case .busy(let what): "\(what) is in use by another copy of this program."
        case .leaseLost(let job): "The unfinished story \(job.short) was cancelled, or is being made by another worker."
        case .corrupt(let path, _): "The file \(path) can't be read."
        case .badBackup(let path, _): "\(path) can't be restored."
        case .notAFile(let path, _): "\(path) can't be used."
        case .exists(let path): "\(path) already exists."
        case .badLocation(let path, _): "The backup can't be written to \(path)."
        case .newerVersion(let path): "The library \(path) was made by a newer version of this program."
        case .readOnly(let path): "\(path) can't be written to."
        case .diskFull(let path): "The disk that holds \(path) is full."
        case .missingLibrary(let name, _, _): "The system library \(name) can't be used."
        case .failed(let path, _): "\(path) couldn't be read or written."
        }
    }

    public var reason: String? {
        switch self {
        case .ambiguous(_, _, let candidates): "It could be \(candidates.prefix(5).joined(separator: ", "))."
        case .corrupt(_, let detail), .badBackup(_, let detail), .badLocation(_, let detail), .failed(_, let detail):
            detail
        case .missingLibrary(_, _, let detail): detail
        case .notAFile(_, let kind): "It's \(kind); this program opens only ordinary files and folders."
        case .readOnly: "The folder or disk is read-only, belongs to someone else, or is missing."
        case .newerVersion: "It was left untouched, so nothing is lost."
        case .leaseLost: "This one stopped answering for a while. What was finished by then counts."
        case .exists: "Nothing was changed."
        case .notFound, .duplicate, .busy, .diskFull: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .notFound(.job, ""): .advised("Create a new story whenever you like.")
        case .notFound(let kind, _): kind.recoveryWhenMissing
        case .ambiguous: .enterFullName
        case .duplicate: .chooseFreeName
        case .busy, .leaseLost: .waitForOther
        case .corrupt: .repairOrRestoreLibrary
        case .badBackup: .chooseAnotherBackup
        case .notAFile: .moveAway
        case .badLocation: .chooseAnotherLocation
        case .exists: .chooseAnotherLocationOrReplace
        case .newerVersion: .installNewerVersion
        case .readOnly: .makeWritable
        case .diskFull: .freeSpace
        case .missingLibrary(_, let package, _): .installPackage(named: package)
        case .failed: .checkDisk
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .notFound: .notFound
        case .ambiguous, .duplicate: .invalidRequest
        case .busy, .leaseLost: .temporary
        case .corrupt, .badBackup, .notAFile, .newerVersion: .badData
        case .exists, .badLocation, .readOnly, .diskFull: .cannotWrite
        case .missingLibrary: .unavailable
        case .failed: .inputOutput
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .corrupt, .badBackup: .critical
        case .busy, .leaseLost: .warning
        case .notFound, .ambiguous, .duplicate, .notAFile, .exists, .badLocation, .newerVersion, .readOnly, .diskFull,
            .missingLibrary, .failed:
            .error
        }
    }
}

extension StoredKind {
    /// The display name.
    fileprivate var name: String {
        switch self {
        case .job: "unfinished story"
        case .media: "media file"
        default: rawValue
        }
    }

    fileprivate var withArticle: String {
        "aeiou".contains(name.prefix(1)) ? "An \(name)" : "A \(name)"
    }

    fileprivate var recoveryWhenMissing: RecoveryAction {
        switch self {
        case .media: .repairLibrary
        case .settings: .chooseSettings
        case .backup: .checkBackup
        default: .chooseAnother(self)
        }
    }
}
