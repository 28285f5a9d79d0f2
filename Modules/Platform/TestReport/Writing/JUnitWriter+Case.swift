extension JUnitWriter {
    /// Writes a `testcase`, its elements in the order in which Surefire has them.
    mutating func writeCase(_ result: TestResult) {
        xml.start("testcase")
        xml.attribute("classname", result.className)
        // A damaged console may tell of a test without a name, which no schema allows.
        xml.attribute("name", result.name.isEmpty ? "(no name)" : result.name)
        if dialect == .complete, let location = result.location {
            xml.attribute("file", location.file)
            xml.attribute("line", String(location.line))
        }
        xml.attribute("time", Figures.seconds(result.seconds))
        if dialect == .complete { write(result.properties) }
        writeOutcome(result)
        xml.element("system-out", text: output(of: result))
        xml.element("system-err", text: result.errorOutput)
        xml.end()
    }

    /// As Surefire does: the first problem is the `failure` or `error`, those of later attempts are `rerun…`; where the
    /// last attempt passed, all are `flaky…`.
    private mutating func writeOutcome(_ result: TestResult) {
        switch result.outcome {
        case .passed: writeAttempts(result.earlierProblems, element: "flaky")
        case .skipped(let reason):
            xml.start("skipped")
            if let reason { xml.attribute("message", reason) }
            xml.end()
            writeAttempts(result.earlierProblems, element: "flaky")
        case .failed(let problem): writeProblems(result.earlierProblems, last: problem, isBroken: false)
        case .broken(let problem): writeProblems(result.earlierProblems, last: problem, isBroken: true)
        }
    }

    private mutating func writeProblems(_ earlier: [TestProblem], last: TestProblem, isBroken: Bool) {
        let first = earlier.first ?? last
        // The counts are by outcome, and must match the elements.
        xml.start(isBroken ? "error" : "failure")
        xml.attribute("type", first.kind.rawValue)
        xml.attribute("message", first.message)
        xml.text(first.details)
        xml.end()
        if !earlier.isEmpty { writeAttempts(earlier.dropFirst() + [last], element: "rerun") }
    }

    private mutating func writeAttempts(_ problems: some Sequence<TestProblem>, element: String) {
        for problem in problems {
            xml.start(element + (problem.kind.isBreaking ? "Error" : "Failure"))
            xml.attribute("type", problem.kind.rawValue)
            xml.attribute("message", problem.message)
            xml.element("stackTrace", text: problem.details.isEmpty ? problem.message : problem.details)
            xml.end()
        }
    }

    private func output(of result: TestResult) -> String {
        guard dialect == .jenkins else { return result.output }
        let location =
            result.location.map { [TestProperty("file", $0.file), TestProperty("line", String($0.line))] } ?? []
        let lines = (location + result.properties).map { "[[PROPERTY|\($0.name)=\($0.value)]]" }
        return (lines + [result.output]).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension TestProblem.Kind {
    /// Whether it keeps a test from running to its end: the element `error` rather than `failure`.
    public var isBreaking: Bool {
        switch self {
        case .timeLimit, .crash, .notRun, .system: true
        case .expectation, .thrownError, .confirmation, .knownIssueMissed: false
        }
    }
}
