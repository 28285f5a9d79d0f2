/// An error of playback.
public enum PlaybackError: Error, Hashable, Sendable {
    /// The file does not exist.
    case fileMissing(path: String)
    /// The file cannot be read: no permission, not a regular file, or a disk failure.
    case fileUnreadable(path: String, detail: String)
    /// The file has no audio, or none that can be decoded.
    case notAudio(path: String, detail: String)
    /// A speed outside of ``PlaybackSpeed/range``, or not a number.
    case speedOutOfRange(Double)
    /// The sound device is missing, busy or unknown; the detail is the system's, and `choices` lists the available
    /// devices.
    case output(PlaybackOutput, detail: String, choices: [PlaybackDevice] = [])
    /// The engine is missing, of another version, or broken.
    case engine(ProviderError)
}

extension PlaybackError: ExplainedError {
    public var code: String {
        switch self {
        case .fileMissing: "playback.fileMissing"
        case .fileUnreadable: "playback.fileUnreadable"
        case .notAudio: "playback.notAudio"
        case .speedOutOfRange: "playback.speedOutOfRange"
        case .output: "playback.output"
        case .engine(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .fileMissing(let path): "The audio file \(path) is missing."
        case .fileUnreadable(let path, _): "The audio file \(path) can't be read."
        case .notAudio(let path, _): "\(path) can't be played."
        case .speedOutOfRange(let speed):
            "The speed \(speed) is out of range."
        case .output(.device(let name), _, _): "The sound device '\(PlainText.quotation(name))' can't be used."
        case .output: "No sound device is available."
        case .engine(let error): error.message
        }
    }

    public var reason: String? {
        switch self {
        case .fileUnreadable(_, let detail), .notAudio(_, let detail), .output(_, let detail, _):
            PlainText.line(detail, limit: 400)
        case .engine(let error): error.reason
        case .fileMissing, .speedOutOfRange: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .fileMissing, .notAudio: .repairNarration
        case .fileUnreadable: .checkDisk
        case .speedOutOfRange: .enterSpeed(PlaybackSpeed.range)
        case .output(let output, _, choices: []): .provideSound(insteadOf: output)
        case .output(let output, _, let choices): .chooseDevice(choices, insteadOf: output)
        case .engine(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .fileMissing: .notFound
        case .fileUnreadable, .notAudio: .badData
        case .speedOutOfRange: .invalidRequest
        case .output: .unavailable
        case .engine(let error): error.category
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .engine(let error): error.severity
        case .fileMissing, .fileUnreadable, .notAudio, .speedOutOfRange, .output: .error
        }
    }
}
