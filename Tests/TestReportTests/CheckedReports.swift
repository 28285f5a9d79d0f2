import Foundation
import ReportTestSupport
import TestSupport

@testable import TestReport

/// Reports that are made of whatever bytes and looked at by the thousand.
final class CheckedReports {
    private let folder: TemporaryFolder
    private let schema: Schema
    private let validator = ReportValidator()

    init() throws {
        // In memory where there is such a folder: thousands of reports, each brought to the disk, take minutes.
        let memory = URL(filePath: "/dev/shm")
        folder =
            try FileManager.default.isWritableFile(atPath: memory.path)
            ? TemporaryFolder(in: memory) : TemporaryFolder()
        schema = try Schema.ofReports()
    }

    /// The report written last.
    var report: XMLReport {
        get throws { try XMLReport(path: folder.file("junit.xml").path) }
    }

    /// Writes the report of an event stream.
    func write(events bytes: some Sequence<UInt8>) throws -> TestCounts {
        try Data(bytes).write(to: folder.file("events"))
        let file = try FileHandle(forReadingFrom: folder.file("events"))
        defer { try? file.close() }
        var reader = LineReader(descriptor: file.fileDescriptor, path: "events")
        return try write { recorder throws(ReportError) in try recorder.record(from: &reader) }
    }

    /// Writes the report of whatever is recorded.
    func write(_ record: (inout RunRecorder) throws(ReportError) -> Void) throws -> TestCounts {
        var recorder = try RunRecorder(RecordingOptions(spoolFolder: folder.url.path))
        try record(&recorder)
        return try recorder.write(to: folder.file("junit.xml").path, hostname: "box")
    }

    /// Whether the report written last is there, whole, valid, and counts what it holds.
    func isWhole(_ counts: TestCounts) throws -> Bool {
        let report = try report
        let findings = try validator.findings(inFileAt: folder.file("junit.xml").path, schema: schema)
        return findings.isValid
            && report.cases.count == counts.tests && report.root.attribute("tests") == "\(counts.tests)"
            && report.cases.count { $0["failure"] != nil } == counts.failures
            && report.cases.count { $0["error"] != nil } == counts.errors
    }
}

/// Changes to bytes that are the same in every run.
struct Damage {
    var random: SeededNumbers

    init(seed: Int) { random = SeededNumbers(seed: UInt64(seed)) }

    /// Bytes without any sense, now and then a newline among them.
    mutating func noise(upTo length: Int) -> [UInt8] {
        (0..<Int.random(in: 0...length, using: &random)).map { _ in
            Int.random(in: 0..<20, using: &random) == 0 ? 10 : UInt8.random(in: 0...255, using: &random)
        }
    }

    /// Some of the lines in any order, a few bytes of them changed.
    mutating func shuffle(_ lines: [[UInt8]], upTo count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            bytes += (lines.randomElement(using: &random) ?? []) + [10]
        }
        for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        return bytes
    }
}
