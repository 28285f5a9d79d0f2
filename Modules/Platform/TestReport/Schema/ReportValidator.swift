/// Checks reports against the schema that this module ships, without loading them.
public struct ReportValidator: Sendable {
    /// The faults of a file.
    public struct Findings: Hashable, Sendable {
        /// The first faults, each a ``ReportError/invalid(path:line:column:reason:)``, in the order of the file.
        public var faults: [ReportError]
        /// The number of faults, including those beyond the limit.
        public var total: Int

        /// Whether the file is a valid report.
        public var isValid: Bool { total == 0 }
    }

    /// The maximum number of reported faults of a file; more are only counted.
    public var limit: Int

    /// A validator.
    public init(limit: Int = 100) {
        self.limit = max(1, limit)
    }

    /// Everything that is wrong with a file; what comes after a point where it is no XML cannot be said.
    ///
    /// - Throws: ``ReportError/unreadable(path:reason:)`` if there is no telling.
    public func findings(inFileAt path: String) throws(ReportError) -> Findings {
        try findings(inFileAt: path, schema: try Schema.ofReports())
    }

    func findings(inFileAt path: String, schema: borrowing Schema) throws(ReportError) -> Findings {
        let xmlErrors = XMLParserErrors(limit: limit)
        do throws(ReportError) {
            let stream = try XMLStream(path: path, checkedAgainst: schema, xmlErrors: xmlErrors)
            while try stream.advance() {}
        } catch .invalid(let path, let line, let column, let reason) where xmlErrors.total == 0 {
            // What the XML itself does not tell of: an empty file, a document type.
            return Findings(faults: [.invalid(path: path, line: line, column: column, reason: reason)], total: 1)
        } catch .invalid {
            // The complaints tell of it.
        }
        return Findings(faults: xmlErrors.kept.map { $0.error(in: path) }, total: xmlErrors.total)
    }
}
