import StoryCore

/// How the program ends; the numbers are those of BSD's sysexits where it has one. The table in Apps/Reference follows
/// from these comments.
enum ExitStatus: Int32 {
    /// Done; also if nothing was missing and nothing had to be done.
    case done = 0
    /// Something unexpected happened.
    case unexpected = 1
    /// Wrong usage: an unknown command or option, a wrong value (a voice, author, narrator, illustrator or language that
    /// does not exist, a number out of range), a name that matches several, or a question that needs '--yes' here.
    case usage = 64
    /// Bad data: a library, file or backup that is damaged, not what it should be, or from a newer version.
    case badData = 65
    /// Not found: no such story, hero, event, collection, job or file, or nothing to play.
    case notFound = 66
    /// Not available on this machine: an engine, a library of the system, a sound device, a terminal or an editor.
    case unavailable = 69
    /// Cannot write: the disk is full, the place cannot be written, or the file already exists.
    case cannotWrite = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Temporary: another command uses the library, or a provider did not answer, or not with a story. Try again.
    case temporary = 75
    /// Not allowed: words that are not for children, parental controls, or the plan.
    case notAllowed = 77
    /// Wrong configuration of a provider.
    case configuration = 78
    /// Cancelled by Ctrl-C, by SIGTERM, or by an answer; what was made is kept, and 'story resume' continues.
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
