/// Why a command failed: on standard error, on one line, with `--json` or `--progress json`.
struct ErrorDocument: JSONDocument {
    /// What went wrong.
    var error: FaultDocument
}

/// Something that went wrong.
struct FaultDocument: Encodable {
    /// What it is, for programs: `generation.noHero`. The part before the dot says where it comes from.
    var code: String
    /// What happened, and why, for people.
    var message: String
    /// What to do, for people.
    var recovery: String
}
