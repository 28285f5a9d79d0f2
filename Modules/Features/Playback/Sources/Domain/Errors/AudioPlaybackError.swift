public import FeatureKit
public import StoryCore

/// An error of playing a story, also one that does not prevent it.
public enum AudioPlaybackError: Error, Hashable, Sendable {
    /// The story has no narration; the status says why.
    case noAudio(title: String, status: PartStatus)
    /// The audio ends before the narration does; both in seconds.
    case cutOff(title: String, end: Double, duration: Double)
    /// The narration was not finished.
    case unfinished(title: String)
    /// The story was edited after it was narrated.
    case outdated(title: String)
    /// The marks don't match the text or the audio.
    case unfitMarks(title: String)
    /// The current story was deleted from the library.
    case removed(title: String)
    /// Stories of the queue were skipped because they can't be played; the error is that of the last one.
    indirect case skipped(titles: [String], AudioPlaybackError)
    /// No engine is available.
    case registry(RegistryError)
    /// The engine cannot play it.
    case engine(PlaybackError)
    /// The library could not be read, or does not save what is played.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
}

extension AudioPlaybackError: ExplainedError {
    private var inner: (any ExplainedError)? {
        switch self {
        case .registry(let error): error
        case .engine(let error): error
        case .storage(let error): error
        case .refused(let refusal): refusal
        case .skipped(_, let error): error
        case .noAudio, .cutOff, .unfinished, .outdated, .unfitMarks, .removed: nil
        }
    }

    public var code: String {
        switch self {
        case .noAudio: "audio.none"
        case .cutOff: "audio.cutOff"
        case .unfinished: "audio.unfinished"
        case .outdated: "audio.outdated"
        case .unfitMarks: "audio.marks"
        case .removed: "audio.removed"
        case .registry, .engine, .storage, .refused, .skipped: inner?.code ?? ""
        }
    }

    public var message: String {
        switch self {
        case .noAudio(let title, .pending): "The narration of '\(PlainText.quotation(title))' is still being recorded."
        case .noAudio(let title, _): "'\(PlainText.quotation(title))' has no narration yet."
        case .cutOff(let title, let end, let duration):
            "The audio of '\(PlainText.quotation(title))' ends after \(Self.seconds(end)) of \(Self.seconds(duration))."
        case .unfinished(let title):
            "The narration of '\(PlainText.quotation(title))' is incomplete: it breaks off before the end."
        case .outdated(let title): "'\(PlainText.quotation(title))' was edited after it was narrated."
        case .unfitMarks(let title):
            "The word timings of '\(PlainText.quotation(title))' don't match its text or audio."
        case .removed(let title): "'\(PlainText.quotation(title))' is no longer in the library."
        case .skipped(let titles, let error):
            "Skipped \(titles.map { "'\(PlainText.quotation($0))'" }.joined(separator: ", ")): \(error.message)"
        case .registry, .engine, .storage, .refused: inner?.message ?? ""
        }
    }

    public var reason: String? {
        switch self {
        case .noAudio(_, .failed): "Its narration couldn't be recorded."
        case .noAudio(_, .notRequested): "It was created without one."
        case .noAudio(_, .pending), .noAudio(_, .ready), .noAudio(_, .outdated): nil
        case .cutOff: "Part of the file is missing."
        case .unfinished: nil
        case .outdated: "The voice still reads the old text."
        case .unfitMarks: "The page and word shown may not match what you hear."
        case .removed: "It plays to the end, but its position and play count aren't saved."
        case .registry, .engine, .storage, .refused, .skipped: inner?.reason
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .noAudio(_, .pending): .tryAgainWhenDone
        case .noAudio(let title, _): .narrate(title: title, isAgain: false)
        case .outdated(let title): .narrate(title: title, isAgain: true)
        case .unfinished(let title): .resumeOrNarrate(title: title)
        case .unfitMarks, .cutOff: .repairNarration
        case .removed: .chooseAnother(.story)
        case .registry(let error): error.recovery
        case .engine(let error): error.recovery
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .skipped(_, let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .noAudio, .removed: .notFound
        case .outdated: .nothingToDo
        case .cutOff, .unfinished, .unfitMarks: .badData
        case .registry: .unavailable
        case .engine(let error): error.category
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .skipped(_, let error): error.category
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .noAudio: .error
        case .cutOff, .unfinished, .outdated, .unfitMarks, .removed, .skipped: .warning
        case .registry, .engine, .storage, .refused: inner?.severity ?? .error
        }
    }

    /// Damaged marks may contain any number.
    private static func seconds(_ value: Double) -> String {
        value.isFinite ? "\(Int(min(max(0, value), 1e9).rounded())) s" : "? s"
    }
}

extension AudioPlaybackError {
    /// Returns the error for a story that has changed since.
    func updated(for story: Story) -> AudioPlaybackError {
        let title = story.title
        return switch self {
        // Once the story is narrated, a retry is up to the listener, who may have chosen something else meanwhile.
        case .noAudio(_, let status):
            .noAudio(title: title, status: story.narration == nil ? story.narrationStatus : status)
        case .cutOff(_, let end, let duration): .cutOff(title: title, end: end, duration: duration)
        case .unfinished: .unfinished(title: title)
        case .outdated: .outdated(title: title)
        case .unfitMarks: .unfitMarks(title: title)
        case .removed: .removed(title: title)
        case .registry, .engine, .storage, .refused, .skipped: self
        }
    }

    /// Whether only this story is affected, so that another one can still be played.
    public var isOfOneStory: Bool {
        switch self {
        case .noAudio, .cutOff, .unfinished, .outdated, .unfitMarks, .removed, .skipped, .storage(.notFound): true
        case .engine(.fileMissing), .engine(.fileUnreadable), .engine(.notAudio): true
        case .engine(.output), .engine(.engine), .engine(.speedOutOfRange), .registry, .storage, .refused: false
        }
    }
}

/// Runs a repository operation and converts its error into the feature's.
func stored<Value>(_ operation: () async throws(StorageError) -> Value) async throws(AudioPlaybackError) -> Value {
    do throws(StorageError) {
        return try await operation()
    } catch {
        throw .storage(error)
    }
}
