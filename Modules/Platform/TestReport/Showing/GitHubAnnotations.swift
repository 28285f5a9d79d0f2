/// Workflow commands that put failures beside the lines of a change on GitHub: `::error file=…,line=…::…`.
public struct GitHubAnnotations: Sendable {
    /// GitHub shows no more of a job.
    public static let defaultLimit = 50

    private let digest: ReportDigest
    private let limit: Int

    /// The annotations of a digest's problems, the first ones.
    public init(of digest: ReportDigest, limit: Int = GitHubAnnotations.defaultLimit) {
        self.digest = digest
        self.limit = max(0, limit)
    }

    /// The commands, one a line; empty if nothing went wrong.
    public var text: String {
        var lines = digest.problems.prefix(limit).compactMap(line)
        let rest = digest.counts.failures + digest.counts.errors - lines.count
        if rest > 0 { lines.append("::notice title=Tests::\(rest) more tests failed.") }
        return lines.map { "\($0)\n" }.joined()
    }

    private func line(_ result: TestResult) -> String? {
        guard let problem = result.outcome.problem else { return nil }
        var properties: [(String, String)] = []
        if let location = location(of: problem, in: result) {
            properties.append(("file", location.file))
            properties.append(("line", String(location.line)))
            if let column = location.column { properties.append(("col", String(column))) }
        }
        properties.append(("title", result.shownName))
        let list = properties.map { "\($0)=\(Self.value($1))" }.joined(separator: ",")
        let text = problem.details.isEmpty ? problem.message : problem.details
        return "::error \(list)::\(Self.data(text.shortened(to: 4000)))"
    }

    /// Returns the location of the first issue, if its details begin with a position in the test's own file; else the
    /// test's.
    private func location(of problem: TestProblem, in result: TestResult) -> SourcePosition? {
        guard let location = result.location else { return nil }
        let first = problem.details.prefix { !$0.isNewline }
        let parts = first.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count > 1, let line = Int(parts[1]), line > 0,
            location.file == parts[0] || location.file.hasSuffix("/\(parts[0])")
                || parts[0].hasSuffix("/\(location.file)")
        else { return location }
        return SourcePosition(file: location.file, line: line, column: parts.count > 2 ? Int(parts[2]) : nil)
    }

    /// A message as GitHub's toolkit escapes it.
    private static func data(_ text: String) -> String {
        escaped(text, ["%", "\r", "\n"])
    }

    /// A property's value, which colons and commas would end.
    private static func value(_ text: String) -> String {
        escaped(text, ["%", "\r", "\n", ":", ","])
    }

    /// Each of the characters as "%0A"; a carriage return and a line feed are two, though Swift sees one character.
    private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if special.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped += "%\(digits.count == 1 ? "0" : "")\(digits)"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
