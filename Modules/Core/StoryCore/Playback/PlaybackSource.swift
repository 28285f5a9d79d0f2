public import Foundation

/// An audio file.
public enum PlaybackSource: Hashable, Sendable {
    /// A complete regular file; it is held open while playing, so that it may be removed meanwhile.
    case file(URL)
    /// A file that is still being recorded. Playback waits for missing audio, and ends where the writer ends.
    case growing(GrowingFile)

    /// The file's location, or its location when recording began.
    public var url: URL {
        switch self {
        case .file(let url): url
        case .growing(let file): file.url
        }
    }
}
