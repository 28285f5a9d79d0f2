/// Why a command failed: on standard error, on one line, with `--json` or `--progress json`.
public struct ErrorDocument: JSONDocument {
    /// What went wrong.
    public var error: FaultDocument

    /// Creates the document from its values.
    public init(error: FaultDocument) {
        self.error = error
    }
}

/// Something that went wrong.
public struct FaultDocument: JSONPart {
    /// What it is, for programs: `generation.noHero`. The part before the dot says where it comes from.
    public var code: String
    /// What happened, and why, for people.
    public var message: String
    /// What to do, for people.
    public var recovery: String

    /// Creates the document from its values.
    public init(code: String, message: String, recovery: String) {
        self.code = code
        self.message = message
        self.recovery = recovery
    }
}
