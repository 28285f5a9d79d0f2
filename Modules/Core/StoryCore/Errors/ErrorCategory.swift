/// The category of an error, which determines all that programs need, such as an exit code or an HTTP status.
public enum ErrorCategory: String, CaseIterable, Codable, Sendable {
    /// Nothing went wrong: there is nothing to do.
    case nothingToDo
    /// An unforeseen error.
    case unexpected
    /// An invalid request: a wrong value, or an ambiguous name.
    case invalidRequest
    /// Stored or supplied data is damaged, of the wrong kind, or from a newer version.
    case badData
    /// The requested thing does not exist.
    case notFound
    /// Something required is missing on this machine.
    case unavailable
    /// The disk is full, the destination is not writable, or something exists there already.
    case cannotWrite
    /// Reading or writing failed.
    case inputOutput
    /// A temporary failure: the same request may succeed later.
    case temporary
    /// Not permitted: words unsuitable for children, parental controls, or the plan.
    case notAllowed
    /// A provider is misconfigured.
    case configuration
    /// Cancelled by the user.
    case cancelled
}
