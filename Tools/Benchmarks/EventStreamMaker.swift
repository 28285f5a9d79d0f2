import Foundation

/// Makes event streams like those of Swift Testing, of any size.
struct EventStreamMaker {
    /// What a stream consists of.
    enum Shape: String, CaseIterable {
        /// Tests without arguments, a hundred to a suite and all of a suite running at once.
        case tests
        /// Cases of parameterised tests, a hundred to a test, one after the other.
        case cases
    }

    let shape: Shape
    /// The number of results in the stream.
    let count: Int

    private static let group = 100

    /// Writes the stream; every hundredth result is a failure.
    func write(to file: URL) throws {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        var text = event("runStarted", "Test run started.", test: nil, at: 0)
        for first in stride(from: 0, to: count, by: Self.group) {
            let results = first..<min(first + Self.group, count)
            text += shape == .tests ? suite(results) : parameterized(results)
            if text.utf8.count > 1 << 20 {
                try handle.write(contentsOf: Data(text.utf8))
                text = ""
            }
        }
        text += event("runEnded", "Test run with \(count) tests passed after 1.000 seconds.", test: nil, at: count)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    private func suite(_ results: Range<Int>) -> String {
        let suite = "Sample.Group\(results.lowerBound)"
        let id = { (number: Int) in "\(suite)\\/adds\(number)()\\/Group.swift:\(number):6" }
        var text = test(suite, "suite", "Group\(results.lowerBound)", line: results.lowerBound)
        for number in results { text += test(id(number), "function", "adds\(number)()", line: number) }
        for number in results {
            text += event("testStarted", "Test adds\(number)() started.", test: id(number), at: number)
        }
        for number in results {
            if number % 100 == 50 { text += issue(id(number), at: number) }
            text += event(
                "testEnded", "Test adds\(number)() passed after 0.001 seconds.", test: id(number), at: number + 1)
        }
        return text
    }

    private func parameterized(_ results: Range<Int>) -> String {
        let id = "Sample.Cases\\/adds\(results.lowerBound)(_:)\\/Cases.swift:\(results.lowerBound):6"
        var text = test(
            id, "function", "adds\(results.lowerBound)(_:)", line: results.lowerBound, isParameterized: true)
        text += event("testStarted", "Test adds(_:) started.", test: id, at: results.lowerBound)
        for number in results {
            let message = "Test case passing 1 argument number → \(number) to adds\(results.lowerBound)(_:) started."
            text += event("testCaseStarted", message, test: id, at: number)
            if number % 100 == 50 { text += issue(id, at: number) }
            text += event("testCaseEnded", nil, test: id, at: number + 1)
        }
        return text + event("testEnded", "Test adds(_:) passed.", test: id, at: results.upperBound)
    }

    private func test(_ id: String, _ kind: String, _ name: String, line: Int, isParameterized: Bool = false) -> String
    {
        let parameterized = kind == "suite" ? "" : #""isParameterized":\#(isParameterized),"#
        let head = #"{"kind":"test","payload":{"id":"\#(id)",\#(parameterized)"kind":"\#(kind)","name":"\#(name)","#
        return head + #""sourceLocation":\#(location(line))},"version":"6.3.0"}"# + "\n"
    }

    private func event(_ kind: String, _ message: String?, test: String?, at time: Int) -> String {
        let messages = message.map { #"{"symbol":"default","text":"\#($0)"}"# } ?? ""
        let id = test.map { #","testID":"\#($0)""# } ?? ""
        let head = #"{"kind":"event","payload":{"instant":\#(instant(time)),"kind":"\#(kind)","#
        return head + #""messages":[\#(messages)]\#(id)},"version":"6.3.0"}"# + "\n"
    }

    private func issue(_ id: String, at time: Int) -> String {
        let issue = #"{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":\#(location(time))}"#
        let messages = #"[{"symbol":"fail","text":"Expectation failed: (sum → \#(time)) == 3"}]"#
        let head = #"{"kind":"event","payload":{"instant":\#(instant(time)),"issue":\#(issue),"kind":"issueRecorded","#
        return head + #""messages":\#(messages),"testID":"\#(id)"},"version":"6.3.0"}"# + "\n"
    }

    private func instant(_ time: Int) -> String {
        #"{"absolute":\#(1000 + time).982063977,"since1970":\#(1_795_000_000 + time).8871093}"#
    }

    private func location(_ line: Int) -> String {
        let path = #"\/home\/somebody\/sample\/Tests\/Sample\/Group.swift"#
        let file = #""fileID":"Sample\/Group.swift","filePath":"\#(path)""#
        return #"{"_filePath":"\#(path)","column":6,\#(file),"line":\#(line + 1)}"#
    }
}
