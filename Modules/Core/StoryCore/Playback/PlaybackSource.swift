public import Foundation

/// A file with sound in it.
public enum PlaybackSource: Hashable, Sendable {
    /// A regular file that is whole; it is held open while it is played, so that it may be removed meanwhile.
    case file(URL)
    /// A file that is still being recorded. What is not there yet is waited for: it ends where its writer ends it.
    case growing(GrowingFile)

    /// Where the file is, or was when it was begun.
    public var url: URL {
        switch self {
        case .file(let url): url
        case .growing(let file): file.url
        }
    }
}
