import Foundation
import Generation
import GenerationStorage
import GRDB
import Glibc
import LibraryStorage
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Recovery records", .tags(.process), .timeLimit(.minutes(1)))
struct RecoveryRecordTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private let records: RecordFolder

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        library = LibraryWithFiles(folder.url)
        records = library.database.records
    }

    private func recorded(_ story: StoryID) throws -> Story { try records.read(.story(story)).story(story) }

    @Test("A story that is stored has a record with all of it, which the disk has and only its owner can read")
    func published() async throws {
        // When
        let story = try await library.add("first-story")
        // Then
        #expect(try recorded(story.id) == story.unheard)
        #expect(try permissions(of: folder.file("records/stories/first-story.jsonl")) == 0o600)
        #expect(try permissions(of: folder.file("records")) == 0o700)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("Its checksum is the one that ordinary tools give")
    func checksum() async throws {
        // Given
        try await library.add("first-story")
        let file = folder.file("records/stories/first-story.jsonl")
        // When
        let sum = try await Program.run("sh", "-c", "tail -n +2 \"$0\" | sha256sum", file.path).text.prefix(64)
        // Then
        let header = try #require(String(contentsOf: file, encoding: .utf8).split(separator: "\n").first)
        #expect(header == "{\"record\":\"story\",\"sha256\":\"\(sum)\",\"version\":1}")
    }

    @Test("An edit, a mark and another narration are in the record at once")
    func changed() async throws {
        // Given
        var story = try await library.add("first-story")
        // When
        story = try await library.stories.edit(story.id, StoryEdit(title: "Another", texts: [1: "The fox woke."]))
        try await library.stories.setFavorite(false, of: story.id)
        story.isFavorite = false
        // Then
        #expect(try recorded(story.id) == story.unheard)
        // When
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        story.narration?.media = try await library.media("new audio", "opus")
        story.narrationStatus = .ready
        try await claim.finish(with: story)
        await claim.close()
        // Then
        #expect(try recorded(story.id) == story.unheard)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A story that is deleted takes its record with it")
    func deleted() async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.add("other-story")
        // When
        try await library.stories.delete([story.id])
        // Then
        #expect(throws: RecordError.missing) { try records.read(.story(story.id)) }
        #expect(try records.storyIdentifiers().map(\.rawValue) == ["other-story"])
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("The record of a story in the making is no lost story, and goes when its job is thrown away")
    func inTheMaking() async throws {
        // Given
        let story = try await library.add("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        try await library.database.write { try $0.execute(sql: "DELETE FROM story") }
        // Then
        #expect(try await library.checker.inspect().findings.filter { $0.kind == .lostStory } == [])
        // When
        try await claim.discard()
        await claim.close()
        // Then
        #expect(throws: RecordError.missing) { try records.read(.story(story.id)) }
    }

    @Test("A library of an older version gets records with its next change, and misses none before")
    func olderLibrary() async throws {
        // Given
        let story = try await library.add("first-story")
        try FileManager.default.removeItem(at: folder.file("records"))
        #expect(try await library.checker.inspect().findings == [])
        // When
        try await library.add("other-story")
        // Then
        #expect(try records.storyIdentifiers().map(\.rawValue) == ["first-story", "other-story"])
        #expect(try recorded(story.id) == story.unheard)
    }

    @Test("A repair gives an older library its records", arguments: [1, 450])
    func olderLibraryRepaired(count: Int) async throws {
        // Given
        let media = MediaStub()
        let stories = StoryStore(database: library.database, media: media)
        try await stories.save((0..<count).map { try .stub(id: "story-\($0)") })
        try FileManager.default.removeItem(at: folder.file("records"))
        // When
        _ = try await library.checker.repair()
        // Then
        #expect(try records.storyIdentifiers().count == count)
    }

    @Test("A record that is damaged, gone or not one of ours is named and written anew", arguments: FileFault.allCases)
    func damaged(problem: FileFault) async throws {
        // Given
        let story = try await library.add("first-story")
        let elsewhere = folder.file("elsewhere")
        try Data("precious".utf8).write(to: elsewhere)
        try problem.apply(to: folder.file("records/stories/first-story.jsonl"), elsewhere: elsewhere)
        // When
        let found = try await library.checker.inspect().findings
        let repaired = try await library.checker.repair().findings
        // Then
        #expect(found.map(\.kind) == [.staleRecord])
        #expect(repaired.map(\.isDone) == [true], "\(repaired)")
        #expect(try recorded(story.id) == story.unheard)
        #expect(try await library.checker.inspect().findings == [])
        #expect(try Data(contentsOf: elsewhere) == Data("precious".utf8))
    }

    @Test("Rows that somebody changed by hand win, and what the record said is kept")
    func changedByHand() async throws {
        // Given
        try await library.add("first-story")
        try await library.database.write {
            try $0.execute(sql: "UPDATE page SET text = 'The fox woke.' WHERE position = 1")
            try $0.execute(sql: "UPDATE story SET minutes = minutes")
            try StoryRows.rebuildSearch(in: $0)
        }
        #expect(try await library.checker.inspect().findings.map(\.kind) == [.staleRecord])
        // When
        let repaired = try await library.checker.repair().findings
        // Then
        #expect(repaired.map(\.isDone) == [true])
        #expect(try recorded(StoryID(rawValue: "first-story")).pages[1].text == "The fox woke.")
        #expect(try folder.names.contains("damaged/records-stories-first-story.jsonl"))
    }

    @Test(
        "An identifier that leads elsewhere is written and read nowhere", arguments: ["..", "../../x", "a/b", "", "A"])
    func identifiers(id: String) throws {
        let record = RecordFile(.story, state: .init(revision: 1), content: "{}")
        try records.write(record, of: .story(StoryID(rawValue: id)), durability: .process)
        #expect(throws: RecordError.missing) { try records.read(.story(StoryID(rawValue: id))) }
        #expect(try folder.names == [])
    }
}
