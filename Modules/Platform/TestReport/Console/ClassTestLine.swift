import struct Foundation.TimeInterval

/// What a line says about a test of XCTest, in the words of XCTest's own console log.
enum ClassTestLine: Equatable {
    /// How XCTest says a test ended.
    enum End: String, Equatable {
        case passed, failed, skipped
    }

    /// A process begins to run tests: "All tests" or "Selected tests".
    case runStarted
    /// A class, or everything together, began.
    case suiteStarted(String)
    /// A class, or everything together, ended.
    case suiteEnded(String)
    /// A test began, at a time as it is printed.
    case started(test: String, time: Substring)
    /// A test ended; what stood before on the line was written by the test itself.
    case ended(test: String, End, seconds: TimeInterval, before: Substring)
    /// Something failed in a test; the position is missing where XCTest does not know it.
    case failure(test: String, SourcePosition?, message: String)
    /// A test gave up.
    case skip(test: String, reason: String?)
    /// The number of tests in a suite.
    case executed

    /// Reads a line; nothing, if it is not one of XCTest's.
    init?(_ line: String) {
        if line.hasPrefix("\t Executed ") {
            self = .executed
        } else if line.hasPrefix("Test Suite '") {
            guard let suite = Self.suite(line) else { return nil }
            self = suite
        } else if let event = Self.caseEvent(line) ?? Self.issue(line) {
            self = event
        } else {
            return nil
        }
    }

    private static func suite(_ line: String) -> ClassTestLine? {
        let parts = line.dropFirst("Test Suite '".count)
        if let end = parts.firstRange(of: "' started at ") {
            let name = String(parts[..<end.lowerBound])
            return ["All tests", "Selected tests"].contains(name) ? .runStarted : .suiteStarted(name)
        }
        for word in ["passed", "failed"] {
            if let end = parts.firstRange(of: "' \(word) at ") { return .suiteEnded(String(parts[..<end.lowerBound])) }
        }
        return nil
    }

    // A test may leave its last line without an end, so that XCTest's own begins in the middle of a line.
    private static func caseEvent(_ line: String) -> ClassTestLine? {
        guard let start = line.ranges(of: "Test Case '").last else { return nil }
        let parts = line[start.upperBound...]
        if start.lowerBound == line.startIndex, let end = parts.firstRange(of: "' started at ") {
            return .started(test: String(parts[..<end.lowerBound]), time: parts[end.upperBound...])
        }
        guard parts.hasSuffix(" seconds)"), let quote = parts.firstRange(of: "' ") else { return nil }
        let words = parts[quote.upperBound...].split(separator: " ")
        guard words.count == 3, let end = End(rawValue: String(words[0])), let seconds = Double(words[1].dropFirst())
        else { return nil }
        return .ended(
            test: String(parts[..<quote.lowerBound]), end, seconds: seconds, before: line[..<start.lowerBound])
    }

    // FILE:LINE: error: CLASS.TEST : MESSAGE, or FILE:LINE: CLASS.TEST : Test skipped - REASON
    private static func issue(_ line: String) -> ClassTestLine? {
        guard let separator = line.firstRange(of: " : ") else { return nil }
        let message = line[separator.upperBound...]
        let head = line[..<separator.lowerBound]
        if let mark = head.firstRange(of: ": error: ") {
            return .failure(
                test: String(head[mark.upperBound...]), location(head[..<mark.lowerBound]), message: String(message))
        }
        let skipped = "Test skipped"
        guard message.hasPrefix(skipped), let mark = head.ranges(of: ": ").last else { return nil }
        return .skip(test: String(head[mark.upperBound...]), reason: reason(message.dropFirst(skipped.count)))
    }

    // " - reason", or ": required true value but got false - reason"
    private static func reason(_ text: Substring) -> String? {
        for mark in [" - ", ": "] where text.hasPrefix(mark) {
            let reason = text.dropFirst(mark.count)
            return reason.isEmpty ? nil : String(reason)
        }
        return nil
    }

    private static func location(_ text: Substring) -> SourcePosition? {
        // XCTest writes <EXPR>:0 or <unknown>:0 where it does not know.
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0
        else { return nil }
        return SourcePosition(file: String(text[..<colon]), line: line)
    }
}
