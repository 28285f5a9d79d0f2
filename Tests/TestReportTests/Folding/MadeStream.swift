import Foundation
import TestSupport

@testable import TestReport

/// An event stream made line by line, and the report of it.
struct MadeStream {
    private var lines: [String] = []
    private var clock = 100.0

    /// The identifier of a function of a suite.
    static func id(_ function: String, in suite: String = "M.S") -> String { "\(suite)/\(function)/A.swift:3:6" }

    mutating func test(_ function: String, in suite: String = "M.S", isParameterized: Bool = false) {
        let location = #"{"column":6,"fileID":"M/A.swift","filePath":"/package/Tests/A.swift","line":3}"#
        lines.append(
            """
            {"kind":"test","payload":{"id":"\(Self.id(function, in: suite))","isParameterized":\(isParameterized),\
            "kind":"function","name":"\(function)","sourceLocation":\(location)},"version":"6.3.0"}
            """)
    }

    mutating func suite(_ id: String) {
        lines.append(#"{"kind":"test","payload":{"id":"\#(id)","kind":"suite","name":"S"},"version":"6.3.0"}"#)
    }

    mutating func event(_ kind: String, _ id: String? = nil, text: String? = nil, more: String = "") {
        clock += 0.5
        let messages = text.map { #"{"symbol":"default","text":"\#($0)"}"# } ?? ""
        lines.append(
            """
            {"kind":"event","payload":{"instant":{"absolute":\(clock),"since1970":\(1_770_000_000 + clock)},\
            "kind":"\(kind)","messages":[\(messages)]\(id.map { #","testID":"\#($0)""# } ?? "")\(more)},"version":"6.3.0"}
            """)
    }

    mutating func issue(_ text: String, _ id: String?, isFailure: Bool = true) {
        let location = #"{"column":1,"fileID":"M/A.swift","filePath":"/package/Tests/A.swift","line":7}"#
        let issue = #"{"isFailure":\#(isFailure),"isKnown":false,"severity":"error","sourceLocation":\#(location)}"#
        event("issueRecorded", id, text: text, more: #","issue":\#(issue)"#)
    }

    /// A case that starts, with its arguments as they are shown.
    mutating func startCase(_ arguments: String, of function: String) {
        let text = "Test case passing 1 argument \(arguments) to \(function) started."
        event("testCaseStarted", Self.id(function), text: text)
    }

    /// A test that runs and has an issue if there is a text.
    mutating func run(_ function: String, issue text: String? = nil) {
        event("testStarted", Self.id(function))
        if let text { issue(text, Self.id(function)) }
        event("testEnded", Self.id(function))
    }

    mutating func raw(_ line: String) { lines.append(line) }

    /// The line that came last, once more.
    mutating func again() { lines.append(lines[lines.count - 1]) }

    func feed(_ recorder: inout RunRecorder) throws {
        for line in lines { try Array(line.utf8).withUnsafeBytes { try recorder.record(line: $0) } }
    }

    /// The results of this run alone.
    func results(_ end: ProcessEnd = ProcessEnd(.exited(0))) throws -> [TestResult] {
        var recorder = try RunRecorder(RecordingOptions(packagePath: "/package"))
        try feed(&recorder)
        try recorder.endAttempt(end)
        return try recorder.results()
    }
}

extension RunRecorder {
    /// All results there are.
    mutating func results() throws -> [TestResult] {
        var results: [TestResult] = []
        try forEachResult { results.append($0) }
        return results
    }
}
