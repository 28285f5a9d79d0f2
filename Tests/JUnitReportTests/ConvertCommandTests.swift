import Foundation
import ReportTestSupport
import TestSupport
import Testing

@Suite("Converting a recorded stream", .tags(.process), .timeLimit(.minutes(1)))
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
        try run([Self.program, "convert", events, "-o", path] + more)
    }

    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "junit-report").path

    private func run(_ command: [String]) throws -> (status: Int32, errors: String) {
        let (process, errors) = try start(command)
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: errors, encoding: .utf8))
    }

    private func start(_ command: [String]) throws -> (process: Process, errors: URL) {
        let process = Process()
        let errors = folder.file("errors-\(UUID().uuidString)")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        try Data().write(to: errors)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return (process, errors)
    }

    /// Nothing but what the test itself put there, and the report.
    private func isClean(_ folder: URL) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .allSatisfy { $0 == "junit.xml" || $0 == "events" || $0 == "filler" || $0.hasPrefix("errors-") }
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
            #expect(ended.errors.hasPrefix("junit-report: \(path) can't be read: "))
        }
        #expect(try isUntouched)
    }

    @Test(
        "A stream that holds no event is an error of its own; the report stays", arguments: ["", "\n", "hello\n<xml/>"])
    func empty(text: String) throws {
        let ended = try convert(events(text), to: output)
        #expect(ended.status == 65)
        #expect(ended.errors.contains("it has no Swift Testing events"))
        #expect(try isUntouched)
    }

    @Test("A report that cannot be written is an error of its own", arguments: ["/dev/full", "/", "/none/junit.xml"])
    func unwritable(path: String) throws {
        let ended = try convert(events(), to: path)
        #expect(ended.status == 73)
        #expect(ended.errors.hasPrefix("junit-report: \(path) can't be written: "))
    }

    /// What takes from the superuser the right to read and write everything, as far as this is one.
    private var asAnybody: [String] {
        geteuid() == 0 ? ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] : []
    }

    @Test("Where nothing may be read or written, the error says so, and the report stays")
    func permissions() throws {
        // Given
        let events = try events()
        let command = asAnybody + [Self.program, "convert", events, "-o", output]
        func permit(_ mode: Int, _ path: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }

        // When
        try permit(0, events)
        let unreadable = try run(command)
        try permit(0o600, events)
        try permit(0o400, output)
        let protected = try run(command)
        try permit(0o600, output)

        // Then
        #expect(unreadable.status == 66 && unreadable.errors.contains("\(events) can't be read: Permission denied"))
        #expect(protected.status == 73 && protected.errors.contains("\(output) can't be written: Permission denied"))
        #expect(try isUntouched)
        #expect(try isClean(folder.url))
    }

    /// A stream whose report is larger than 30 KB.
    private var manyEvents: String {
        get throws {
            try events(
                (1...300).map { Self.stream.replacing("f()", with: "f\($0)()") }.joined(separator: "\n"))
        }
    }

    @Test(
        "On a full disk the error says so, the report stays, and nothing is left behind",
        .enabled(if: TemporaryDisk.isPermitted))
    func fullDisk() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let file = disk.url.appending(path: "junit.xml")
        try Data("before".utf8).write(to: file)
        try disk.fill(leaving: 10_000)

        // When
        let ended = try convert(manyEvents, to: file.path)

        // Then
        #expect(
            ended.status == 73 && ended.errors.contains("No space left on device. Any earlier report is untouched."))
        #expect(try String(contentsOf: file, encoding: .utf8) == "before")
        #expect(try isClean(disk.url))
    }

    @Test("Beyond a limit on the size of files the error says so, and nothing is left behind")
    func sizeLimit() throws {
        // When
        let ended = try run(
            ["sh", "-c", #"ulimit -f 8 && exec "$0" "$@""#, Self.program, "convert", manyEvents, "-o", output])

        // Then
        #expect(ended.status == 73 && ended.errors.contains("File too large"))
        #expect(try isUntouched)
        #expect(try isClean(folder.url))
    }

    @Test("Of several that write the same report at once, one whole report remains")
    func sameOutput() throws {
        // Given
        let events = try manyEvents

        // When
        let started = try (0..<4).map { _ in try start([Self.program, "convert", events, "-o", output]).process }
        started.forEach { $0.waitUntilExit() }

        // Then
        #expect(started.allSatisfy { $0.terminationStatus == 0 })
        #expect(try XMLReport(path: output).cases.count == 300)
        #expect(try isClean(folder.url))
    }
}
