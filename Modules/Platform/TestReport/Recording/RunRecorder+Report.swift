import struct Foundation.Date

extension RunRecorder {
    /// Writes the report of what was recorded; an attempt without an end gets an unknown one.
    ///
    /// - Parameters:
    ///   - path: The file; an existing one is replaced once the report is complete.
    ///   - hostname: The machine that ran the tests.
    ///   - dialect: The elements that the report may use.
    /// - Returns: How the results count.
    @discardableResult
    public mutating func write(
        to path: String, hostname: String, dialect: ReportDialect = .complete
    ) throws(ReportError) -> TestCounts {
        if isUnderWay { try endAttempt() }
        var writer = try JUnitWriter(path: path, hostname: hostname, dialect: dialect)
        let report = try summary()
        writer.begin(report: report)
        try forEachSuite { recorder, entry, summary throws(ReportError) in
            writer.begin(suite: summary)
            try recorder.forEachResult(of: entry, className: summary.name) { result throws(ReportError) in
                try writer.write(result)
            }
            try writer.endSuite(output: try recorder.suiteOutput(entry))
        }
        try writeRunOutput(to: &writer)
        try writer.finish()
        return report.counts
    }

    /// Calls the body with every result, those of a suite together.
    public mutating func forEachResult(_ body: (TestResult) throws(ReportError) -> Void) throws(ReportError) {
        try forEachSuite { recorder, entry, summary throws(ReportError) in
            try recorder.forEachResult(of: entry, className: summary.name, body)
        }
    }

    /// What all suites come to.
    public mutating func summary() throws(ReportError) -> TestSuiteSummary {
        var whole = TestSuiteSummary(name: "")
        try forEachSuite { _, _, suite throws(ReportError) in
            whole.counts += suite.counts
            whole.seconds += suite.seconds
            if let started = suite.started { whole.started = min(whole.started ?? started, started) }
        }
        return whole
    }

    // MARK: Suites

    /// Calls the body with each suite that has something to report.
    private mutating func forEachSuite(
        _ body: (inout Self, RecordStore.Entry, TestSuiteSummary) throws(ReportError) -> Void
    ) throws(ReportError) {
        var location = store.firstSuite
        while location != RecordHeader.nowhere {
            let entry = try store.entry(at: location)
            let summary = try summary(of: entry)
            if summary.counts.tests > 0 { try body(&self, entry, summary) }
            location = entry.header.next
        }
    }

    private mutating func summary(of suite: RecordStore.Entry) throws(ReportError) -> TestSuiteSummary {
        var bytes = try store.text(of: suite.header)
        let text = RecordText(from: &bytes)
        var summary = TestSuiteSummary(name: text.name, properties: text.properties)
        try forEachRecord(of: suite) { _, entry, _ throws(ReportError) in
            summary.counts.count(entry.header.verdict)
            guard entry.header.kind != .suite else { return }
            summary.seconds += entry.header.seconds
            guard entry.header.startedSince1970 > 0 else { return }
            let started = Date(timeIntervalSince1970: entry.header.startedSince1970)
            summary.started = min(summary.started ?? started, started)
        }
        return summary
    }

    /// Calls the body with each record that is a result, and with its test if it is a case.
    private mutating func forEachRecord(
        of suite: RecordStore.Entry, _ body: (inout Self, RecordStore.Entry, RecordHeader?) throws(ReportError) -> Void
    ) throws(ReportError) {
        if suite.header.isResult { try body(&self, suite, nil) }
        var location = suite.header.firstChild
        while location != RecordHeader.nowhere {
            let entry = try store.entry(at: location)
            if entry.header.isResult { try body(&self, entry, nil) }
            var child = entry.header.firstChild
            while child != RecordHeader.nowhere {
                let testCase = try store.entry(at: child)
                try body(&self, testCase, entry.header)
                child = testCase.header.next
            }
            location = entry.header.next
        }
    }

    private mutating func forEachResult(
        of suite: RecordStore.Entry, className: String, _ body: (TestResult) throws(ReportError) -> Void
    ) throws(ReportError) {
        var lastTest: (header: Int64, text: RecordText, ordinal: UInt32)?
        try forEachRecord(of: suite) { recorder, entry, test throws(ReportError) in
            guard let test else {
                return try body(try recorder.result(of: entry, className: className, functionName: ""))
            }
            if lastTest?.header != test.text {
                var bytes = try recorder.store.text(of: test)
                lastTest = (test.text, RecordText(from: &bytes), test.ordinal)
            }
            guard let function = lastTest else { return }
            let name = function.ordinal > 1 ? "\(function.text.name) #\(function.ordinal)" : function.text.name
            var result = try recorder.result(of: entry, className: className, functionName: name)
            // A case is written where its test is, and is of the same tags.
            result.location = function.text.location
            result.properties = function.text.properties + result.properties
            try body(result)
        }
    }

    /// What a suite says that makes nothing fail: warnings and known issues.
    private mutating func suiteOutput(_ suite: RecordStore.Entry) throws(ReportError) -> String {
        guard !suite.header.isResult, suite.header.lastNote != RecordHeader.nowhere else { return "" }
        let result = try result(of: suite, className: "", functionName: "")
        let known = result.properties.filter { $0.name == "knownIssue" }.map { "known issue: \($0.value)" }
        return ([result.output] + known).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What belongs to the run is in a suite of its own, without tests.
    private func writeRunOutput(to writer: inout JUnitWriter) throws(ReportError) {
        let output = ((remarks + runOutput.notes).map { "note: \($0)" } + [runOutput.output])
            .filter { !$0.isEmpty }.joined(separator: "\n")
        guard !output.isEmpty || !runOutput.errorOutput.isEmpty else { return }
        writer.begin(suite: TestSuiteSummary(name: "(run)"))
        try writer.endSuite(output: output, errorOutput: runOutput.errorOutput)
    }
}

extension TestCounts {
    fileprivate mutating func count(_ verdict: RecordHeader.Verdict) {
        tests += 1
        switch verdict {
        case .passed: break
        case .skipped: skipped += 1
        case .failed: failures += 1
        case .broken: errors += 1
        }
    }
}
