import Foundation
import ReportTestSupport
import TestReport
import TestSupport
import Testing

@Suite("A report takes its place whole or not at all", .tags(.process), .timeLimit(.minutes(1)))
struct ReplacingTests {
    private let folder: TemporaryFolder
    private let results = (0..<2000).map { TestResult(name: "test\($0)()", className: "M.S", seconds: 0.5) }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ path: String) throws {
        try ReportOfResults.write(results, to: path, hostname: "box")
    }

    @Test("A new report replaces the one before, and nothing else is left in the folder")
    func replace() throws {
        // Given
        let file = folder.file("junit.xml")
        try Data("before".utf8).write(to: file)

        // When
        try write(file.path)

        // Then
        #expect(try XMLReport(path: file.path).cases.count == 2000)
        #expect(try folder.names == ["junit.xml"])
    }

    @Test("A link stays a link: what it leads to is replaced")
    func link() throws {
        // Given
        try Data("before".utf8).write(to: folder.file("real.xml"))
        try FileManager.default.createSymbolicLink(
            at: folder.file("link.xml"), withDestinationURL: folder.file("real.xml"))

        // When
        try write(folder.file("link.xml").path)

        // Then
        #expect(try XMLReport(path: folder.file("real.xml").path).cases.count == 2000)
        #expect(try folder.names == ["link.xml", "real.xml"])
    }

    @Test("A folder in the place of the report is an error, and stays")
    func directory() throws {
        #expect(throws: ReportError.unwritable(path: folder.url.path, reason: "it is a directory")) {
            try write(folder.url.path)
        }
        #expect(try folder.names.isEmpty)
    }

    @Test("A folder that is missing is an error that says so")
    func missing() throws {
        let path = folder.file("none/junit.xml").path
        #expect(throws: ReportError.unwritable(path: path, reason: "No such file or directory")) { try write(path) }
    }

    @Test("A device that is full is an error that says so")
    func fullDevice() throws {
        #expect(throws: ReportError.unwritable(path: "/dev/full", reason: "No space left on device")) {
            try write("/dev/full")
        }
    }

    @Test("On a full disk the earlier report is as it was", .enabled(if: TemporaryDisk.isPermitted))
    func fullDisk() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let file = disk.url.appending(path: "junit.xml")
        try Data("before".utf8).write(to: file)
        try disk.fill(leaving: 20_000)

        // When
        #expect(throws: ReportError.unwritable(path: file.path, reason: "No space left on device")) {
            try write(file.path)
        }

        // Then
        #expect(try String(contentsOf: file, encoding: .utf8) == "before")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).sorted() == ["filler", "junit.xml"])
    }

    @Test("On a disk that cannot be written the earlier report is as it was", .enabled(if: TemporaryDisk.isPermitted))
    func readOnly() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let file = disk.url.appending(path: "junit.xml")
        try Data("before".utf8).write(to: file)
        try disk.makeReadOnly()

        // When
        #expect(throws: ReportError.unwritable(path: file.path, reason: "Read-only file system")) {
            try write(file.path)
        }

        // Then
        #expect(try String(contentsOf: file, encoding: .utf8) == "before")
    }

    @Test("A writer that is dropped before its end leaves the earlier report and nothing else")
    func dropped() throws {
        // Given
        let file = folder.file("junit.xml")
        try Data("before".utf8).write(to: file)

        // When
        do {
            var sut = try JUnitWriter(path: file.path, hostname: "box")
            sut.begin(report: TestSuiteSummary(name: ""))
        }

        // Then
        #expect(try String(contentsOf: file, encoding: .utf8) == "before")
        #expect(try folder.names == ["junit.xml"])
    }

    @Test("Of two that write the same report at once, one whole report remains")
    func both() async throws {
        // When
        let path = folder.file("junit.xml").path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { try self.write(path) } }
            try await group.waitForAll()
        }

        // Then
        #expect(try XMLReport(path: path).cases.count == 2000)
        #expect(try folder.names == ["junit.xml"])
    }
}
