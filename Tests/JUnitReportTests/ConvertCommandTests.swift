import Foundation
import ReportTestSupport
import TestSupport
import Testing

@Suite("Converting a recorded stream", .timeLimit(.minutes(1)))
struct ConvertCommandTests {
    private let folder: TemporaryFolder
    private let output: String

    init() throws {
        folder = try TemporaryFolder()
        output = folder.file("junit.xml").path
        try Data("before".utf8).write(to: folder.file("junit.xml"))
    }

    private static let stream = """
        {"kind":"test","payload":{"id":"M.S/f()/A.swift:1:1","kind":"function","name":"f()"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","testID":"M.S/f()/A.swift:1:1"},"version":0}
        {"kind":"event","payload":{"kind":"testEnded","testID":"M.S/f()/A.swift:1:1"},"version":0}
        {"kind":"event","payload":{"kind":"runEnded"},"version":0}
        """

    private func events(_ text: String = stream) throws -> String {
        try Data(text.utf8).write(to: folder.file("events"))
        return folder.file("events").path
    }

    private func convert(_ events: String, _ more: String..., to path: String) throws -> (status: Int32, errors: String)
    {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "junit-report")
        process.arguments = ["convert", events, "-o", path] + more
        try Data().write(to: folder.file("errors"))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: folder.file("errors"))
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: folder.file("errors"), encoding: .utf8))
    }

    private var isUntouched: Bool {
        get throws { try String(contentsOfFile: output, encoding: .utf8) == "before" }
    }

    @Test("A stream becomes a report")
    func converts() throws {
        #expect(try convert(events(), to: output).status == 0)
        #expect(try XMLReport(path: output).testCase("M.S", "f()")?.children.isEmpty == true)
    }

    @Test("A console beside the stream adds what tests wrote and the tests of XCTest")
    func console() throws {
        // Given
        let log = """
            Test Suite 'All tests' started at 2026-01-01 10:00:00.000
            Test Case 'Old.testAdds' started at 2026-01-01 10:00:00.000
            Test Case 'Old.testAdds' passed (0.001 seconds)

            """
        try Data(log.utf8).write(to: folder.file("log"))

        // When
        let ended = try convert(events(), "--console", folder.file("log").path, to: output)

        // Then
        #expect(ended.status == 0)
        #expect(try XMLReport(path: output).cases.map { $0.attribute("name") }.sorted() == ["f()", "testAdds"])
    }

    @Test("A stream that is not there, or a folder in its place, is an error of its own; the report stays")
    func unreadable() throws {
        for path in [folder.file("none").path, folder.url.path] {
            let ended = try convert(path, to: output)
            #expect(ended.status == 66)
            #expect(ended.errors.hasPrefix("junit-report: \(path) cannot be read: "))
        }
        #expect(try isUntouched)
    }

    @Test(
        "A stream that holds no event is an error of its own; the report stays", arguments: ["", "\n", "hello\n<xml/>"])
    func empty(text: String) throws {
        let ended = try convert(events(text), to: output)
        #expect(ended.status == 65)
        #expect(ended.errors.contains("it holds no event of Swift Testing"))
        #expect(try isUntouched)
    }

    @Test("A report that cannot be written is an error of its own", arguments: ["/dev/full", "/", "/none/junit.xml"])
    func unwritable(path: String) throws {
        let ended = try convert(events(), to: path)
        #expect(ended.status == 73)
        #expect(ended.errors.hasPrefix("junit-report: \(path) cannot be written: "))
    }
}
