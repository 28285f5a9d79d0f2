import Foundation
import ReportTestSupport
import TestReport
import TestSupport
import Testing

@Suite("Event streams that are damaged", .timeLimit(.minutes(1)))
struct DamagedStreamTests {
    private let folder: TemporaryFolder

    init() throws {
        // In memory where there is such a folder: thousands of reports, each brought to the disk, take minutes.
        let memory = URL(filePath: "/dev/shm")
        folder =
            try FileManager.default.isWritableFile(atPath: memory.path)
            ? TemporaryFolder(in: memory) : TemporaryFolder()
    }

    private func counts(of bytes: some Sequence<UInt8>) throws -> TestCounts {
        try Data(bytes).write(to: folder.file("events"))
        let file = try FileHandle(forReadingFrom: folder.file("events"))
        defer { try? file.close() }
        var reader = LineReader(descriptor: file.fileDescriptor, path: "events")
        var recorder = try RunRecorder(RecordingOptions(spoolFolder: folder.url.path))
        try recorder.record(from: &reader)
        return try recorder.write(to: folder.file("junit.xml").path, hostname: "box")
    }

    /// Whether the report is there, whole, and counts what it holds.
    private func isWhole(_ counts: TestCounts) throws -> Bool {
        let report = try XMLReport(path: folder.file("junit.xml").path)
        return report.cases.count == counts.tests && report.root.attribute("tests") == "\(counts.tests)"
            && report.cases.filter { $0["failure"] != nil }.count == counts.failures
            && report.cases.filter { $0["error"] != nil }.count == counts.errors
    }

    @Test(
        "Cut at any byte, a stream gives a whole, valid report in which no test is lost",
        arguments: ["testing", "testing-version-0", "testing-all-fields"])
    func cut(name: String) throws {
        // Given
        let bytes = try [UInt8](Data(contentsOf: Recording(name).events))
        let announced = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .prefix { $0.contains(#""kind":"test""#) }
        let tests = announced.count { $0.contains("isParameterized") }
        let start = announced.reduce(0) { $0 + $1.utf8.count + 1 }
        var random = SeededNumbers(seed: 3)

        // Then
        for _ in 0..<40 {
            let counts = try counts(of: bytes.prefix(Int.random(in: start..<bytes.count, using: &random)))
            #expect(counts.tests >= tests)
            #expect(try isWhole(counts))
            #expect(try ReportValidator().findings(inFileAt: folder.file("junit.xml").path).isValid)
        }
    }

    @Test("Ten thousand damaged streams give ten thousand whole reports", arguments: 0..<10)
    func fuzz(part: Int) throws {
        // Given
        let lines = try Data(contentsOf: Recording("testing-version-0").events).split(separator: 10).map(Array.init)
        var random = SeededNumbers(seed: UInt64(part))

        // When
        var broken = 0
        for _ in 0..<1000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                bytes += (lines.randomElement(using: &random) ?? []) + [10]
            }
            for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if try !isWhole(counts(of: bytes)) { broken += 1 }
        }

        // Then
        #expect(broken == 0)
    }

    @Test("Lines that cannot be read are counted, and the report says so")
    func note() throws {
        // Given
        let lines = "not JSON\n{\"kind\":\n\u{0}\u{0}\n\n"

        // When
        _ = try counts(of: Array(lines.utf8))

        // Then
        let report = try XMLReport(path: folder.file("junit.xml").path)
        #expect(report.suites.first?["system-out"]?.text.contains("3 lines of the event stream") == true)
    }
}
