/// What works on this machine: `story doctor`.
public struct HealthDocument: JSONDocument {
    /// The checks.
    public var checks: [HealthCheckDocument]

    /// Creates a document from its values.
    public init(checks: [HealthCheckDocument]) {
        self.checks = checks
    }
}

/// A check of something that stories need on the machine.
public struct HealthCheckDocument: JSONPart {
    /// The name of what was checked: `narrator flite`.
    public var name: String
    /// Whether it works.
    public var isHealthy: Bool
    /// Whether stories can be made and played without it.
    public var isOptional: Bool
    /// What was found, in words.
    public var detail: String
    /// What to do, in words; null if it works.
    @Nullable public var recovery: String?

    /// Creates a document from its values.
    public init(name: String, isHealthy: Bool, isOptional: Bool, detail: String, recovery: String?) {
        self.name = name
        self.isHealthy = isHealthy
        self.isOptional = isOptional
        self.detail = detail
        self.recovery = recovery
    }
}
