extension TestResult {
    /// The test that the stream's current element `testcase` tells of.
    init(_ stream: XMLStream, inSuite suite: String) throws(ReportError) {
        let attributes = Attributes(of: stream)
        guard let name = attributes["name"] else { throw stream.invalid("A test has no name.") }
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
            case "flakyFailure", "rerunFailure":
                earlierProblems.append(try TestProblem(stream, else: .expectation))
            case "flakyError", "rerunError": earlierProblems.append(try TestProblem(stream, else: .system))
            case "properties": properties += try ReportReader.properties(stream)
            case "system-out": output += try stream.text()
            case "system-err": errorOutput += try stream.text()
            default: break
            }
        }
        outcome = verdict.outcome
    }

    private mutating func locate(_ attributes: Attributes) {
        guard let file = attributes["file"], !file.isEmpty else { return }
        if let line = attributes["line"].flatMap({ Int($0) }) {
            place = SourcePlace(file: file, line: line, column: attributes["column"].flatMap { Int($0) })
        } else {
            properties.append(TestProperty("file", file))
        }
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
        let details = try stream.text()
        let firstLine = details.split(whereSeparator: \.isNewline).lazy.map { String($0).trimmed }.first { !$0.isEmpty }
        var message = attributes["message"] ?? ""
        if message.isEmpty { message = firstLine ?? type }
        let own = Kind(rawValue: type)
        if own == nil, !type.isEmpty, !message.contains(type), !details.contains(type) {
            message = "\(type): \(message)"
        }
        self.init(kind: own ?? kind, message: message, details: details)
    }
}

/// How a test ended, when several elements have a say in it.
private struct Verdict {
    private(set) var outcome = TestResult.Outcome.passed

    mutating func failed(with problem: TestProblem) {
        switch outcome {
        case .passed, .skipped: outcome = .failed(problem)
        case .failed(let first): outcome = .failed(first.joined(with: problem))
        case .broken(let first): outcome = .broken(first.joined(with: problem))
        }
    }

    /// An error weighs more than a failure, but what came first keeps the message.
    mutating func broken(by problem: TestProblem) {
        switch outcome {
        case .passed, .skipped: outcome = .broken(problem)
        case .failed(let first), .broken(let first):
            var joined = first.joined(with: problem)
            joined.kind = problem.kind
            outcome = .broken(joined)
        }
    }

    mutating func skipped(because reason: String?) {
        if case .passed = outcome { outcome = .skipped(reason: reason) }
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
