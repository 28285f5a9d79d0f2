import struct Foundation.Date

extension RunRecorder {
    /// Returns the result of a record.
    mutating func result(
        of entry: RecordStore.Entry, className: String, functionName: String
    ) throws(ReportError) -> TestResult {
        let header = entry.header
        var bytes = try store.text(of: header)
        let notes = try NotesOfResult(store.notes(of: header), header: header)
        if header.kind == .result {
            var result = TestResult(from: &bytes)
            result.name = Self.name(result.name, header)
            result.earlierProblems += notes.earlier
            return result
        }
        let text = RecordText(from: &bytes)
        var result = TestResult(name: Self.name(text.name, header), className: className, location: text.location)
        switch header.kind {
        case .testCase: result.name = Self.name("\(functionName) [\(text.name)]", header)
        case .suite: result.name = "(suite)"
        case .function, .testless, .result: break
        }
        result.started = header.startedSince1970 > 0 ? Date(timeIntervalSince1970: header.startedSince1970) : nil
        result.seconds = header.seconds
        result.properties = text.properties + notes.known
        result.outcome = notes.outcome(header)
        result.earlierProblems = notes.earlier
        result.output = notes.output
        result.errorOutput = notes.errorOutput
        return result
    }

    private static func name(_ name: String, _ header: RecordHeader) -> String {
        header.ordinal > 1 ? "\(name) #\(header.ordinal)" : name
    }
}

/// The notes of a record, sorted by what they come to in a result.
private struct NotesOfResult {
    var failures: [RecordNote.IssueNote] = []
    var earlier: [TestProblem] = []
    var known: [TestProperty] = []
    var reason: String?
    private var lines: [String] = []
    private var errorLines: [String] = []

    var output: String { lines.joined(separator: "\n") }
    var errorOutput: String { errorLines.joined(separator: "\n") }

    init(_ notes: [RecordNote], header: RecordHeader) {
        for note in notes {
            switch note {
            case .issue(let issue): add(issue)
            case .reason(let text): reason = text
            case .output(let text): lines.append(text)
            case .errorOutput(let text): errorLines.append(text)
            case .earlier(let problem): earlier.append(problem)
            }
        }
        if header.outputCount > RecordStore.outputLimit {
            lines.append("(\(header.outputCount) bytes in all; the rest is left out)")
        }
        if header.issueCount > RecordStore.issueLimit {
            lines.append("(\(header.issueCount) issues in all; the rest is left out)")
        }
    }

    private mutating func add(_ issue: RecordNote.IssueNote) {
        switch issue.weight {
        case .failure: failures.append(issue)
        case .known: known.append(TestProperty("knownIssue", issue.details))
        case .warning: lines.append("warning: \(issue.details)")
        }
    }

    func outcome(_ header: RecordHeader) -> TestResult.Outcome {
        switch header.verdict {
        case .passed: .passed
        case .skipped: .skipped(reason: reason)
        case .failed: .failed(problem(header))
        case .broken: .broken(problem(header))
        }
    }

    /// All issues in one: what kept the test from its end says what it was, otherwise the first.
    private func problem(_ header: RecordHeader) -> TestProblem {
        let first = failures.first
        let breaking = failures.first { $0.kind.isBreaking }
        var problem = TestProblem(
            kind: (breaking ?? first)?.kind ?? .system, message: (breaking ?? first)?.message ?? "failed",
            details: failures.map(\.details).joined(separator: "\n"))
        // A test that could not be run says why: by the issue that was recorded before it began.
        if header.state == .stopped, problem.kind == .system, let first { problem.message = first.message }
        if header.kind == .suite { problem.kind = .system }
        return problem
    }
}
