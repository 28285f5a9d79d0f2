public import Generation
public import Library
public import Playback
public import StoryCore

/// Why the first screen cannot say what there is.
public enum HomeError: Hashable, Sendable {
    /// The stories could not be read.
    case library(LibraryError)
    /// What was heard could not be read.
    case playback(AudioPlaybackError)
    /// The unfinished stories could not be read, or one of them could not be discarded.
    case generation(GenerationError)
}

extension HomeError: WrappingError {
    public var explained: any ExplainedError {
        switch self {
        case .library(let error): error
        case .playback(let error): error
        case .generation(let error): error
        }
    }
}
