import Foundation
import LogFile
import StoryCore
import TestSupport
import Testing

@Suite("A log in a file", .tags(.process), .timeLimit(.minutes(1)))
struct LogFileTests {
    private let folder: TemporaryFolder
    private let moment = Date(timeIntervalSince1970: 1_796_095_800.25)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func log(_ sut: LogFile, level: LogLevel = .debug) -> ActivityLog {
        ActivityLog(level: level, file: sut) { [moment] in moment }
    }

    /// The lines of a file of the log.
    private func lines(_ name: String = "story.log") throws -> [String] {
        let text = try String(contentsOf: folder.file(name), encoding: .utf8)
        #expect(text.isEmpty || text.hasSuffix("\n"))
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test("A line has its moment, level, process, subject, message, and its details in alphabetical order")
    func line() throws {
        // Given
        let sut = log(LogFile(folder: folder.url)).about(.job(JobID(rawValue: "7h2k")))
        // When
        sut.info(.jobs, "the work begins", [.count("steps", 3), .flag("isAwaited", true), .seconds("after", 0.25)])
        // Then
        #expect(
            try lines() == [
                "2026-12-01T03:30:00.250Z info \(getpid()) jobs: the work begins after=0.25 isAwaited=yes job=7h2k "
                    + "steps=3"
            ])
    }

    @Test("What a level leaves out is not written, nor are its details made")
    func levels() throws {
        // Given
        let sut = log(LogFile(folder: folder.url), level: .warning)
        // When
        sut.debug(.storage, "opened", [.count("unmade", Int { Issue.record("The details were made.") })])
        sut.warning(.storage, "not written", [.failure(StorageError.diskFull(path: "/home/mira/story"))])
        // Then
        let lines = try lines()
        #expect(lines.count == 1)
        #expect(lines[0].hasSuffix("warning \(getpid()) storage: not written failure=cannotWrite/storage.diskFull"))
    }

    @Test("Before the first line there is no file; then it and its folder are for their owner only")
    func permissionBits() throws {
        // Given
        let state = folder.file("state")
        let sut = LogFile(folder: state)
        #expect(try folder.names.isEmpty)
        // When
        log(sut).debug(.storage, "opened")
        // Then
        #expect(try permissions(of: state) == 0o700)
        #expect(try permissions(of: state.appending(path: "story.log")) == 0o600)
    }

    @Test("A file and a folder that others could read are closed to them")
    func tightening() throws {
        // Given
        try Data("before\n".utf8).write(to: folder.file("story.log"))
        for (path, mode) in [(folder.file("story.log").path, 0o644), (folder.url.path, 0o755)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        // When
        log(LogFile(folder: folder.url)).debug(.storage, "opened")
        // Then
        #expect(try permissions(of: folder.file("story.log")) == 0o600)
        #expect(try permissions(of: folder.url) == 0o700)
        #expect(try lines().count == 2)
    }

    @Test("A link in the place of the file is refused, and what it leads to stays as it is")
    func link() throws {
        // Given
        try Data("mine".utf8).write(to: folder.file("target"))
        try FileManager.default.createSymbolicLink(
            at: folder.file("story.log"), withDestinationURL: folder.file("target"))
        let sut = LogFile(folder: folder.url)
        // When
        log(sut).debug(.storage, "opened")
        // Then
        #expect(throws: StorageError.notAFile(path: folder.file("story.log").path, kind: "a link")) { try sut.open() }
        #expect(try Data(contentsOf: folder.file("target")) == Data("mine".utf8))
    }

    @Test("A full file is put aside, the last three are kept, and each is for its owner only")
    func rotation() throws {
        // Given
        let sut = log(LogFile(folder: folder.url, limit: 300))
        // When
        for number in 1...40 { sut.debug(.storage, "a line", [.count("number", number)]) }
        // Then
        let names = ["story.log.3", "story.log.2", "story.log.1", "story.log"]
        #expect(try folder.names == ["story.log", "story.log.1", "story.log.2", "story.log.3", "story.log.lock"])
        let numbers = try names.flatMap(lines).compactMap { $0.split(separator: "=").last.flatMap { Int($0) } }
        #expect(numbers == Array((41 - numbers.count)...40))
        for name in names {
            #expect(try permissions(of: folder.file(name)) == 0o600)
            #expect(try Data(contentsOf: folder.file(name)).count <= 300)
        }
    }

    @Test("Several that write at once put whole lines into the file and those put aside, and lose none")
    func several() async throws {
        // Given
        let url = folder.url
        // When
        await withTaskGroup { group in
            for writer in 1...4 {
                group.addTask {
                    // As in processes of their own: each has opened the file by itself.
                    let sut = ActivityLog(level: .debug, file: LogFile(folder: url, limit: 20_000, keptCount: 20))
                    for number in 1...500 {
                        sut.debug(.storage, "a line", [.count("number", number), .count("writer", writer)])
                    }
                }
            }
        }
        // Then
        let names = try folder.names.filter { $0.hasPrefix("story.log") && !$0.hasSuffix(".lock") }
        let ends = try names.flatMap(lines).map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
        #expect(names.count > 2)
        #expect(ends.count == 2000)
        #expect(Set(ends) == Set((1...4).flatMap { writer in (1...500).map { "number=\($0) writer=\(writer)" } }))
    }

    @Test("Where nothing can be written, nobody is stopped, and the next line says how many were lost")
    func losses() throws {
        // Given
        let state = folder.file("state")
        try Data().write(to: state)
        let file = LogFile(folder: state)
        let sut = log(file)
        // When
        sut.debug(.storage, "lost")
        sut.debug(.storage, "lost, too")
        #expect(throws: StorageError.self) { try file.open() }
        try FileManager.default.removeItem(at: state)
        sut.debug(.storage, "kept")
        // Then
        let lines = try lines("state/story.log")
        #expect(lines.count == 2 && lines[0] == "2 lines could not be written" && lines[1].hasSuffix("storage: kept"))
    }

    @Test("A file that somebody removes is made again")
    func removal() throws {
        // Given
        let sut = log(LogFile(folder: folder.url))
        sut.debug(.storage, "before")
        // When
        try FileManager.default.removeItem(at: folder.file("story.log"))
        sut.debug(.storage, "after")
        // Then
        #expect(try lines().map { $0.hasSuffix("after") } == [true])
    }
}

extension Int {
    /// A number whose making is seen.
    fileprivate init(_ make: () -> Void) {
        make()
        self = 0
    }
}
