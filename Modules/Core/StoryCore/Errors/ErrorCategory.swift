/// What kind of failure an error is; all that a program needs to know of it follows from this alone, such as an exit code
/// or an HTTP status.
public enum ErrorCategory: String, CaseIterable, Codable, Sendable {
    /// Nothing went wrong: there was nothing to do.
    case nothingToDo
    /// Nobody thought of this.
    case unexpected
    /// What was asked for makes no sense: a wrong value, or a name that several things have.
    case invalidRequest
    /// What is stored or was brought is damaged, not what it should be, or from a newer version.
    case badData
    /// There is no such thing.
    case notFound
    /// Something that this needs is not on this machine.
    case unavailable
    /// The disk is full, the place cannot be written, or something is there already.
    case cannotWrite
    /// Reading or writing failed.
    case inputOutput
    /// The same may succeed a little later.
    case temporary
    /// Words that are not for children, parental controls, or the plan.
    case notAllowed
    /// A provider is set up wrongly.
    case configuration
    /// Somebody stopped it.
    case cancelled
}
