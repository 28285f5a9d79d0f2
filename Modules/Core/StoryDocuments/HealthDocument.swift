/// What works on this machine: `story doctor`.
public struct HealthDocument: JSONDocument {
    /// What was looked at.
    public var checks: [HealthCheckDocument]

    /// Creates the document from its values.
    public init(checks: [HealthCheckDocument]) {
        self.checks = checks
    }
}

/// Something that a story needs of the machine.
public struct HealthCheckDocument: JSONPart {
    /// What was looked at: `narrator flite`.
    public var name: String
    /// Whether it works.
    public var isHealthy: Bool
    /// Whether stories are made and played without it, too.
    public var isOptional: Bool
    /// What was found, in words.
    public var detail: String
    /// What to do, in words; null if it works.
    @Nullable public var recovery: String?

    /// Creates the document from its values.
    public init(name: String, isHealthy: Bool, isOptional: Bool, detail: String, recovery: String?) {
        self.name = name
        self.isHealthy = isHealthy
        self.isOptional = isOptional
        self.detail = detail
        self.recovery = recovery
    }
}
