/// The error of a command: on standard error, on one line, with `--json` or `--progress json`.
public struct ErrorDocument: JSONDocument {
    /// The error.
    public var error: FaultDocument

    /// Creates a document from its values.
    public init(error: FaultDocument) {
        self.error = error
    }
}

/// An error.
public struct FaultDocument: JSONPart {
    /// The code of the error, for programs: `generation.noHero`. The part before the dot names its source.
    public var code: String
    /// What happened, and why, for people.
    public var message: String
    /// What to do, for people.
    public var recovery: String

    /// Creates a document from its values.
    public init(code: String, message: String, recovery: String) {
        self.code = code
        self.message = message
        self.recovery = recovery
    }
}
