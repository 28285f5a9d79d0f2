public import Generation
public import Library
public import Playback
public import StoryCore

/// An error of Home.
public enum HomeError: Hashable, Sendable {
    /// The stories could not be read.
    case library(LibraryError)
    /// The started stories could not be read.
    case playback(AudioPlaybackError)
    /// The unfinished stories could not be read, or one of them could not be discarded.
    case generation(GenerationError)
}

extension HomeError: ExplainedError {
    private var explained: any ExplainedError {
        switch self {
        case .library(let error): error
        case .playback(let error): error
        case .generation(let error): error
        }
    }

    public var code: String { explained.code }
    public var message: String { explained.message }
    public var reason: String? { explained.reason }
    public var recovery: RecoveryAction { explained.recovery }
    public var category: ErrorCategory { explained.category }
    public var severity: ErrorSeverity { explained.severity }
}
