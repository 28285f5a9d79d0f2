import Foundation
import Glibc
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("What a repair puts away", .timeLimit(.minutes(1)))
struct DamagedFolderTests: LibrarySuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    private var sut: LibraryChecker {
        LibraryChecker(
            database: library.database, media: library.store,
            settings: SettingsFile(file: folder.file("settings.json")), now: { Date(timeIntervalSince1970: 1000) })
    }

    private func index() throws -> [DamagedFolder.Entry] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try String(contentsOf: folder.file("damaged/index.jsonl"), encoding: .utf8).split(separator: "\n")
            .map { try decoder.decode(DamagedFolder.Entry.self, from: Data($0.utf8)) }
    }

    @Test("A whole narration that no story names keeps every byte, and the index says what it was, when and why")
    func wholeFile() async throws {
        // Given
        try await library.add("first-story")
        let sound = try await library.media("somebody's work", "opus")
        // When
        let finding = try #require(try await sut.repair().findings.first)
        // Then
        #expect(finding.isDone, "\(finding)")
        let entry = try #require(try index().first)
        #expect(
            entry
                == DamagedFolder.Entry(
                    name: "media-" + sound.relativePath.replacing("/", with: "-"), path: "media/\(sound.relativePath)",
                    kind: .narration, bytes: 15, sha256: sound.digest, date: Date(timeIntervalSince1970: 1000),
                    reason: "No story used it."))
        #expect(try Data(contentsOf: folder.file("damaged/\(entry.name)")) == Data("somebody's work".utf8))
        #expect(try permissions(of: folder.file("damaged/index.jsonl")) == 0o600)
    }

    @Test("What was put away twice is there twice")
    func twice() async throws {
        for _ in 0..<2 {
            // Given
            _ = try await library.media("the same")
            // When
            _ = try await sut.repair()
        }
        // Then
        let names = try index().map(\.name)
        #expect(names.count == 2 && names[1] == names[0] + ".2")
        for name in names { #expect(try Data(contentsOf: folder.file("damaged/\(name)")) == Data("the same".utf8)) }
    }

    @Test("A look says how much space it takes, until it is removed")
    func space() async throws {
        // Given
        #expect(try await sut.inspect().damaged == nil)
        _ = try await library.media("0123456789")
        #expect(
            try await sut.inspect().findings.map(\.repairStatus) == [
                .possible("Moves it to the folder 'damaged', where it takes up 10 bytes.")
            ])
        // When
        let repaired = try await sut.repair()
        // Then
        let expected = LibraryInspection.DamagedFiles(
            folder: folder.file("damaged").path, fileCount: 1, byteCount: 10)
        #expect(repaired.damaged == expected)
        #expect(try await sut.inspect().damaged == expected)
        // When
        try await sut.removeDamaged()
        // Then
        #expect(try await sut.inspect().damaged == nil)
        #expect(try !folder.names.contains { $0.hasPrefix("damaged") })
    }
}
