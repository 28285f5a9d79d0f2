extension TestResult {
    /// The test that the stream's current element `testcase` tells of.
    init(_ stream: XMLStream, inSuite suite: String) throws(ReportError) {
        let attributes = Attributes(of: stream)
        guard let name = attributes["name"] else { throw stream.invalid("a test has no name") }
        let className = attributes["classname"] ?? ""
        self.init(
            name: name, className: className.isEmpty ? suite : className, started: attributes.moment("timestamp"),
            seconds: attributes.seconds("time") ?? 0)
        locate(attributes)
        var verdict = Verdict()
        try stream.forEachChild { child throws(ReportError) in
            switch child {
            case "failure": verdict.failed(with: try TestProblem(stream, else: .expectation))
            case "error": verdict.broken(by: try TestProblem(stream, else: .system))
            case "skipped": verdict.skipped(because: try Self.reason(stream))
            case "flakyFailure": earlierProblems.append(try TestProblem(stream, else: .expectation))
            case "flakyError": earlierProblems.append(try TestProblem(stream, else: .system))
            case "rerunFailure": verdict.failedAgain(with: try TestProblem(stream, else: .expectation))
            case "rerunError": verdict.failedAgain(with: try TestProblem(stream, else: .system))
            case "properties": properties += try ReportReader.properties(stream)
            case "system-out": output += try stream.text()
            case "system-err": errorOutput += try stream.text()
            default: break
            }
        }
        earlierProblems += verdict.earlier
        outcome = verdict.outcome
        // Google Test says by an attribute what others say by an element.
        if outcome == .passed, attributes["status"] == "notrun" { outcome = .skipped(reason: attributes["result"]) }
        takePropertiesFromOutput()
    }

    private mutating func locate(_ attributes: Attributes) {
        guard let file = attributes["file"], !file.isEmpty else { return }
        if let line = attributes["line"].flatMap({ Int($0) }) {
            location = SourcePosition(file: file, line: line, column: attributes["column"].flatMap { Int($0) })
        } else {
            properties.append(TestProperty("file", file))
        }
    }

    /// Moves the properties out of the beginning of the output, where ``ReportDialect/jenkins`` writes them instead of
    /// elements.
    private mutating func takePropertiesFromOutput() {
        let (mark, end) = ("[[PROPERTY|", "]]")
        var facts: [TestProperty] = []
        var rest = output[...]
        while rest.hasPrefix(mark) {
            let line = rest.prefix { $0 != "\n" }
            guard line.hasSuffix(end), let equals = line.firstIndex(of: "=") else { break }
            let name = line[line.index(line.startIndex, offsetBy: mark.count)..<equals]
            let value = line[line.index(after: equals)...].dropLast(end.count)
            facts.append(TestProperty(String(name), String(value)))
            rest = rest[line.endIndex...].dropFirst()
        }
        guard !facts.isEmpty else { return }
        output = String(rest)
        if location == nil, facts.count > 1, facts[0].name == "file", facts[1].name == "line",
            let line = Int(facts[1].value)
        {
            location = SourcePosition(file: facts[0].value, line: line)
            facts.removeFirst(2)
        }
        properties += facts
    }

    /// Why a test was skipped, from the attribute or, as some write it, from the text.
    private static func reason(_ stream: XMLStream) throws(ReportError) -> String? {
        let message = Attributes(of: stream)["message"] ?? ""
        let text = try stream.text()
        let reason = message.isEmpty ? text.trimmed : message
        return reason.isEmpty ? nil : reason
    }
}

extension TestProblem {
    /// The problem that the stream's current element tells of.
    fileprivate init(_ stream: XMLStream, else kind: Kind) throws(ReportError) {
        let attributes = Attributes(of: stream)
        let type = attributes["type"] ?? ""
        let (own, trace) = try stream.textByDepth()
        // The text of an attempt is in an element of its own, and what is around that is white space.
        let details = trace.isEmpty ? own : own.trimmed + trace
        let firstLine = details.split(whereSeparator: \.isNewline).lazy.map { String($0).trimmed }.first { !$0.isEmpty }
        var message = attributes["message"] ?? ""
        if message.isEmpty { message = firstLine ?? type }
        let known = Kind(rawValue: type)
        if known == nil, !type.isEmpty, !message.contains(type), !details.contains(type) {
            message = "\(type): \(message)"
        }
        // An attempt must have a trace; one that only repeats the message says nothing.
        self.init(kind: known ?? kind, message: message, details: details == message ? "" : details)
    }
}

/// How a test ended, when several elements have a say in it.
private struct Verdict {
    private var last = TestResult.Outcome.passed
    private var attempts: [TestProblem] = []

    /// The outcome of the last attempt.
    var outcome: TestResult.Outcome {
        guard let attempt = attempts.last else { return last }
        // It counts as its element says, which tells of the first attempt.
        switch last {
        case .failed: return .failed(attempt)
        case .broken: return .broken(attempt)
        case .passed, .skipped: return attempt.kind.isBreaking ? .broken(attempt) : .failed(attempt)
        }
    }

    /// What went wrong before: where there are other attempts, `failure` or `error` tell of the first one.
    var earlier: [TestProblem] {
        guard !attempts.isEmpty else { return [] }
        return (last.problem.map { [$0] } ?? []) + attempts.dropLast()
    }

    /// Another attempt went wrong.
    mutating func failedAgain(with problem: TestProblem) {
        attempts.append(problem)
    }

    mutating func failed(with problem: TestProblem) {
        switch last {
        case .passed, .skipped: last = .failed(problem)
        case .failed(let first): last = .failed(first.joined(with: problem))
        case .broken(let first): last = .broken(first.joined(with: problem))
        }
    }

    /// An error weighs more than a failure, but what came first keeps the message.
    mutating func broken(by problem: TestProblem) {
        switch last {
        case .passed, .skipped: last = .broken(problem)
        case .failed(let first), .broken(let first):
            var joined = first.joined(with: problem)
            joined.kind = problem.kind
            last = .broken(joined)
        }
    }

    mutating func skipped(because reason: String?) {
        if case .passed = last { last = .skipped(reason: reason) }
    }
}

extension TestProblem {
    fileprivate func joined(with other: TestProblem) -> TestProblem {
        let parts = [details.isEmpty ? message : details, other.details.isEmpty ? other.message : other.details]
        return TestProblem(kind: kind, message: message, details: parts.joined(separator: "\n"))
    }
}

extension String {
    /// Without white space around it.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
