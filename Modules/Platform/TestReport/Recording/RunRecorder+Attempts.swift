extension RunRecorder {
    /// Prepares a record of an earlier attempt for this one: its failures are kept.
    ///
    /// A test that was not run then has nothing to keep.
    mutating func renew(_ entry: inout RecordStore.Entry) throws(ReportError) {
        guard entry.header.attempt < attempt else { return }
        let before = try result(of: entry, className: "", functionName: "")
        var problems = before.earlierProblems
        if let problem = before.outcome.problem, problem.kind != .notRun { problems.append(problem) }
        entry.header.attempt = attempt
        entry.header.flags.remove([.failed, .broken])
        entry.header.state = .announced
        entry.header.lastNote = RecordHeader.nowhere
        entry.header.issueCount = 0
        entry.header.outputCount = 0
        entry.header.openCount = 0
        for problem in problems { try store.note(.earlier(problem), on: &entry) }
        try store.update(entry)
        if entry.header.kind == .function { unfinished += 1 }
    }

    /// Ends an attempt: a running test then counts as a crash, and one that had not begun was not run.
    ///
    /// A test that had not begun is an `error` rather than `skipped`: it was to be run and might have failed, while a
    /// skipped test is considered fine.
    ///
    /// - Parameter end: How the process that ran the tests ended.
    public mutating func endAttempt(_ end: ProcessEnd = ProcessEnd(.unknown)) throws(ReportError) {
        if unfinished > 0 || !hasRunEnded { try stopUnfinished(end) }
        if isUnderWay, !hasRunEnded {
            runOutput.add(note: "The event stream of attempt \(attempt) doesn't say that it ended: \(end.summary).")
        }
        unfinished = 0
        hasRunEnded = false
        isUnderWay = false
        attempt += 1
        lastTestless = nil
    }

    private mutating func stopUnfinished(_ end: ProcessEnd) throws(ReportError) {
        var suite = store.firstSuite
        while suite != RecordHeader.nowhere {
            let header = try store.header(at: suite)
            var child = header.firstChild
            while child != RecordHeader.nowhere {
                var entry = try store.entry(at: child)
                if entry.header.attempt == attempt, entry.header.kind == .function {
                    try stopCases(of: entry, end)
                    if entry.header.firstChild == RecordHeader.nowhere { try stop(&entry, end, suite: header) }
                }
                child = entry.header.next
            }
            suite = header.next
        }
    }

    private mutating func stopCases(of test: RecordStore.Entry, _ end: ProcessEnd) throws(ReportError) {
        var child = test.header.firstChild
        while child != RecordHeader.nowhere {
            var entry = try store.entry(at: child)
            if entry.header.attempt == attempt { try stop(&entry, end, suite: nil) }
            child = entry.header.next
        }
    }

    private mutating func stop(
        _ entry: inout RecordStore.Entry, _ end: ProcessEnd, suite: RecordHeader?
    ) throws(ReportError) {
        let note: RecordNote.IssueNote
        switch entry.header.state {
        case .ended, .skipped, .stopped: return
        case .running:
            note = hasRunEnded ? end.note(.crash, "the event stream doesn't say how it ended") : end.noteOfRunning
        case .announced: note = try noteOfAnnounced(entry.header, end, suite: suite)
        }
        entry.header.state = .stopped
        try record(note, on: &entry)
    }

    private mutating func noteOfAnnounced(
        _ header: RecordHeader, _ end: ProcessEnd, suite: RecordHeader?
    ) throws(ReportError) -> RecordNote.IssueNote {
        if header.issueCount > 0 {
            return end.note(.system, "it couldn't be run")
        }
        guard hasRunEnded else { return end.note(.notRun, "not run: \(end.summary)") }
        let why = suite?.verdict == .broken ? "its suite failed" : "the run ended without it"
        return end.note(.notRun, "not run: \(why)")
    }

    /// Calls the body with each test that failed in the attempts so far, once for all its cases.
    public mutating func forEachFailure(
        _ body: (FailedTest) throws(ReportError) -> Void
    ) throws(ReportError) {
        var location = store.firstSuite
        while location != RecordHeader.nowhere {
            let suite = try store.header(at: location)
            var name = try store.text(of: suite)
            let className = RecordText(from: &name).name
            var child = suite.firstChild
            while child != RecordHeader.nowhere {
                let header = try store.header(at: child)
                if header.kind != .testless, try hasFailed(header) {
                    try body(try failedTest(header, className: className))
                }
                child = header.next
            }
            location = suite.next
        }
    }

    private mutating func failedTest(_ header: RecordHeader, className: String) throws(ReportError) -> FailedTest {
        var text = try store.text(of: header)
        let hasEvents = header.kind == .function
        let function = hasEvents ? RecordText(from: &text).name : TestResult(from: &text).name
        return FailedTest(className: className, function: function, hasEvents: hasEvents)
    }

    private mutating func hasFailed(_ header: RecordHeader) throws(ReportError) -> Bool {
        if header.isResult, !header.flags.isDisjoint(with: [.failed, .broken]) { return true }
        var child = header.firstChild
        while child != RecordHeader.nowhere {
            let testCase = try store.header(at: child)
            if !testCase.flags.isDisjoint(with: [.failed, .broken]) { return true }
            child = testCase.next
        }
        return false
    }
}

extension TestResult.Outcome {
    /// What went wrong, if something did.
    public var problem: TestProblem? {
        switch self {
        case .passed, .skipped: nil
        case .failed(let problem), .broken(let problem): problem
        }
    }
}

extension ProcessEnd {
    /// One line on the end, such as "the process was ended by SIGSEGV".
    public var summary: String {
        let cause =
            switch cause {
            case .exited(let code): "the process exited with code \(code)"
            case .signal(let name): "the process was ended by \(name)"
            case .interrupted: "the run was interrupted"
            case .unknown: "the process ended early"
            }
        guard let first = message?.split(whereSeparator: \.isNewline).first else { return cause }
        return "\(cause): \(first)"
    }

    fileprivate var noteOfRunning: RecordNote.IssueNote {
        let parts = ["Still running when \(summary)", message ?? "", backtrace]
        return RecordNote.IssueNote(
            weight: .failure, kind: .crash, message: summary,
            details: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    fileprivate func note(_ kind: TestProblem.Kind, _ text: String) -> RecordNote.IssueNote {
        RecordNote.IssueNote(weight: .failure, kind: kind, message: text, details: text)
    }
}
