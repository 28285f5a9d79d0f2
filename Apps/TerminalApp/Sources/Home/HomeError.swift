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

extension HomeError: WrappingError {
    public var explained: any ExplainedError {
        switch self {
        case .library(let error): error
        case .playback(let error): error
        case .generation(let error): error
        }
    }
}
