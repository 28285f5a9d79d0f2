public import StoryCore

/// Why a picture can't be shown on a terminal.
public enum TerminalPictureError: Error, Hashable, Sendable {
    /// A library that this needs is not there, or cannot be used.
    case library(ProviderError)
    /// The picture's file is not there, or is no file.
    case missing(path: String)
    /// The file is no picture, or damaged; the detail describes what was found.
    case damaged(path: String, detail: String)
    /// The file or the picture in it is larger than any that should be shown.
    case tooLarge(path: String)
    /// There are not enough cells or pixels for a picture.
    case noRoom
    /// It was cancelled.
    case cancelled
}

extension TerminalPictureError: ExplainedError {
    public var code: String {
        switch self {
        case .library(let error): error.code
        case .missing: "picture.missing"
        case .damaged: "picture.damaged"
        case .tooLarge: "picture.tooLarge"
        case .noRoom: "picture.noRoom"
        case .cancelled: "picture.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .library: "Pictures can't be shown on this computer."
        case .missing(let path): "The picture \(path) is missing."
        case .damaged(let path, _): "The picture \(path) can't be read."
        case .tooLarge(let path): "The picture \(path) is too large to show."
        case .noRoom: "The window is too small for a picture."
        case .cancelled: "Cancelled."
        }
    }

    public var reason: String? {
        switch self {
        case .library(let error): error.reason
        case .damaged(_, let detail): PlainText.line(detail, limit: 400)
        case .missing, .tooLarge, .noRoom, .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .library(let error): error.recovery
        case .missing, .damaged: .verifyLibrary
        case .tooLarge: .redraw
        case .noRoom: .enlargeWindow
        case .cancelled: .startAgain
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .library(let error): error.category
        case .missing: .notFound
        case .damaged, .tooLarge: .badData
        case .noRoom: .unavailable
        case .cancelled: .cancelled
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .library, .tooLarge: .error
        case .missing, .damaged: .critical
        case .noRoom, .cancelled: .notice
        }
    }
}
