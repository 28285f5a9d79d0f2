import StoryCore

/// The program's exit codes, from BSD's sysexits where it has one. The table in Apps/Reference is derived from these
/// comments.
public enum ExitStatus: Int32, Sendable {
    /// Done, or nothing had to be done.
    case done = 0
    /// Something unexpected happened.
    case unexpected = 1
    /// Wrong usage: an unknown command or option, a wrong value (a voice, author, narrator, illustrator or language that
    /// doesn't exist, a number out of range), a name that matches several, or a question that needs '--yes' here.
    case usage = 64
    /// Bad data: a library, file or backup is damaged, isn't what it should be, or is from a newer version.
    case badData = 65
    /// Not found: no such story, hero, event, collection, job or file, or nothing to play.
    case notFound = 66
    /// Not available on this computer: an engine, a system library, a sound device, a terminal or an editor.
    case unavailable = 69
    /// Can't write: the disk is full, the folder or file isn't writable, or the file already exists.
    case cannotWrite = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Temporary: another command is using the library, or a provider gave no answer, or no story. Try again.
    case temporary = 75
    /// Not allowed: words that aren't for children, parental controls, or the plan.
    case notAllowed = 77
    /// A provider is misconfigured.
    case configuration = 78
    /// Cancelled by Ctrl-C, SIGTERM or your answer; finished work is kept, and 'story resume' continues.
    case cancelled = 130

    /// Returns the exit status for an error category.
    init(_ category: ErrorCategory) {
        self =
            switch category {
            case .nothingToDo: .done
            case .unexpected: .unexpected
            case .invalidRequest: .usage
            case .badData: .badData
            case .notFound: .notFound
            case .unavailable: .unavailable
            case .cannotWrite: .cannotWrite
            case .inputOutput: .inputOutput
            case .temporary: .temporary
            case .notAllowed: .notAllowed
            case .configuration: .configuration
            case .cancelled: .cancelled
            }
    }
}
