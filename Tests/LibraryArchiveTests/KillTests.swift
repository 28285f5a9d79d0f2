import Foundation
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryArchive

/// What another process does for ``KillTests``.
@Suite("The roles of a second process that archives", .tags(.process), .timeLimit(.minutes(1)))
struct ArchiveRoleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let role = environment[ChildProcess.roleVariable] ?? ""
    private let folder = URL(filePath: environment[ChildProcess.folderVariable] ?? "/nowhere")

    private func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    @Test("One restores two backups by turns until it is killed", .enabled(if: role == "restorer"))
    func restorer() async throws {
        let library = SampleLibrary(root: folder.appending(path: "home"))
        for turn in 0..<100_000 {
            say("turn \(turn);")
            _ = try await library.archive.restore(from: folder.appending(path: "\(turn % 2).zip"), replacing: true)
        }
    }

    @Test("One backs up until it is killed", .enabled(if: role == "saver"))
    func saver() async throws {
        let library = SampleLibrary(root: folder.appending(path: "home"))
        for turn in 0..<100_000 {
            say("turn \(turn);")
            _ = try await library.archive.backUp(to: folder.appending(path: "saved/\(turn).zip"), replacing: false)
        }
    }
}

@Suite("Backups and restores that are killed", .tags(.process), .timeLimit(.minutes(1)))
struct KillTests {
    private let folder: TemporaryFolder
    private let home: SampleLibrary

    init() throws {
        folder = try TemporaryFolder()
        home = SampleLibrary(root: folder.file("home"))
    }

    /// Starts a role and kills it in the turn after `turns`, after so many microseconds of work: the moment is any, and
    /// nothing depends on which one it is.
    private func kill(_ role: String, after turns: Int, microseconds: Int) async throws {
        let process = try ChildProcess(role, of: "ArchiveRoleTests", folder: folder.url)
        _ = await process.output(until: "turn \(turns);")
        let end = ContinuousClock.now + .microseconds(microseconds)
        while ContinuousClock.now < end {}
        await process.kill()
    }

    @Test("Whenever a restore is killed, the library is one of the two, whole and with its settings")
    func restore() async throws {
        // Given
        var wholes: [LibraryContent] = []
        for index in 0..<2 {
            let library = SampleLibrary(root: folder.file("\(index)"))
            try FileManager.default.createDirectory(at: library.root, withIntermediateDirectories: true)
            try await library.addStories(index * 10..<index * 10 + 6 + index)
            try await library.settings.save(AppSettings(defaultMinutes: index + 1))
            _ = try await library.archive.backUp(to: folder.file("\(index).zip"), replacing: false)
            wholes.append(try await library.content())
        }
        var found: Set<Int> = []
        for attempt in 0..<30 {
            // When
            try await kill("restorer", after: 1 + attempt % 2, microseconds: attempt * 1500)
            // Then
            let content = try await home.content()
            let whole = try #require(wholes.firstIndex(of: content), "attempt \(attempt)")
            found.insert(whole)
        }
        #expect(found == [0, 1])
        // And the next one clears up
        _ = try await home.archive.restore(from: folder.file("0.zip"), replacing: true)
        #expect(try await home.content() == wholes[0])
        let others = try FileManager.default.contentsOfDirectory(atPath: home.root.path).filter {
            !["config", "data"].contains($0)
        }
        #expect(others.allSatisfy { $0.hasPrefix("data.previous-") }, "\(others)")
    }

    @Test("Whenever a backup is killed, each file under a backup's name is a whole one, and nothing else is there")
    func backUp() async throws {
        // Given
        try FileManager.default.createDirectory(at: home.root, withIntermediateDirectories: true)
        try await home.addStories(0..<6)
        let saved = folder.file("saved")
        var count = 0
        for attempt in 0..<20 {
            try FileManager.default.createDirectory(at: saved, withIntermediateDirectories: true)
            // When
            try await kill("saver", after: 1, microseconds: attempt * 2000)
            // Then
            for name in try FileManager.default.contentsOfDirectory(atPath: saved.path) {
                #expect(name.hasSuffix(".zip") && !name.hasPrefix("."))
                try await Program.run("unzip", "-tq", saved.appending(path: name).path)
                count += 1
            }
            try FileManager.default.removeItem(at: saved)
        }
        #expect(count >= 20)
        // And the next one clears up
        _ = try await home.archive.backUp(to: folder.file("last.zip"), replacing: false)
        let names = try FileManager.default.contentsOfDirectory(atPath: home.layout.data.path)
        #expect(names.filter { $0.hasPrefix("backup-") } == [])
    }
}
