import Foundation

/// What an issue was and how a report tells it.
///
/// The stream does not name the kind of an issue: the text of its first message begins with it, as Swift Testing's
/// `Issue.Kind` describes itself.
enum IssueText {
    private static let beginnings: [(String, TestProblem.Kind)] = [
        ("Caught error:", .thrownError),
        ("Confirmation was", .confirmation),
        ("Known issue was not recorded", .knownIssueMissed),
        ("Time limit was exceeded", .timeLimit),
        ("A system failure occurred", .system),
        ("An API was misused", .expectation),
    ]

    /// The kind of an issue by the text of its first message.
    static func kind(of text: String) -> TestProblem.Kind {
        beginnings.first { text.hasPrefix($0.0) }?.1 ?? .expectation
    }

    /// The note of an issue.
    ///
    /// - Parameters:
    ///   - happening: An event of the kind `issueRecorded`.
    ///   - location: Where it was, in the terms of the report.
    static func note(of happening: Happening, at location: SourcePosition?) -> RecordNote.IssueNote {
        let texts = happening.messages.filter { $0.symbol != "details" }.map(\.text)
        let first = texts.first ?? happening.issue?.error.map { "Caught error: \($0)" } ?? "Issue recorded"
        // Version 0 has comments in fields, and in messages too.
        let details = happening.messages.filter { $0.symbol == "details" }.map(\.text)
        let comments = happening.comments.filter { !details.contains($0) }
        var message = String(first.prefix { !$0.isNewline })
        // "Issue recorded" alone says nothing.
        if message == "Issue recorded", let comment = (details + comments).first {
            message += ": \(comment.prefix { !$0.isNewline })"
        }
        let lines = [first] + texts.dropFirst() + details + comments
        let indented = lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\n    ")
        return RecordNote.IssueNote(
            weight: weight(of: happening.issue), kind: kind(of: first), message: message,
            details: (location.map { "\($0.file):\($0.line): " } ?? "") + indented)
    }

    /// Why a test did not run, from an event that says it was skipped or cancelled.
    static func reason(of happening: Happening) -> String? {
        if !happening.comments.isEmpty { return happening.comments.joined(separator: "\n") }
        // Version 6.3 says it in the message only: Test name() skipped: "why".
        guard let text = happening.messages.first?.text, text.hasSuffix("\"") else { return nil }
        for word in [" skipped: \"", " cancelled: \""] {
            if let start = text.range(of: word)?.upperBound { return String(text[start...].dropLast()) }
        }
        return nil
    }

    private static func weight(of issue: Happening.Issue?) -> RecordNote.IssueNote.Weight {
        guard let issue else { return .failure }
        if issue.isKnown { return .known }
        return issue.isFailure ? .failure : .warning
    }
}
