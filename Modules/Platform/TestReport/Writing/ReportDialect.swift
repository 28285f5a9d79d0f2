/// Which elements and attributes a report may use.
public enum ReportDialect: String, CaseIterable, Hashable, Sendable {
    /// All that is commonly read: `file` and `line` of a case, `properties` of a case, `skipped` and `timestamp` of the
    /// whole report. Valid against the schema of this module.
    case complete
    /// Only what the schema `junit-10.xsd` of Jenkins' xUnit plugin allows, which rejects a file with anything else.
    ///
    /// Place and properties of a case are then lines `[[PROPERTY|name=value]]` of its `system-out`, a convention like
    /// that of `[[ATTACHMENT|path]]`.
    case jenkins
}
