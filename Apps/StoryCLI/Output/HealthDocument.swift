import StoryApp

/// What works on this machine: `story doctor`.
struct HealthDocument: JSONDocument {
    /// What was looked at.
    var checks: [HealthCheckDocument]
}

/// Something that a story needs of the machine.
struct HealthCheckDocument: Encodable {
    /// What was looked at: `narrator flite`.
    var name: String
    /// Whether it works.
    var isHealthy: Bool
    /// Whether stories are made and played without it, too.
    var isOptional: Bool
    /// What was found, in words.
    var detail: String
    /// What to do, in words; null if it works.
    @Nullable var recovery: String?

    init(_ check: HealthCheck) {
        name = check.name
        isHealthy = check.isHealthy
        isOptional = check.isOptional
        detail = check.commandDetail
        recovery = check.commandRecovery
    }
}
