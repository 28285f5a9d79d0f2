import Collections
import CollectionsStorage
import Foundation
import GRDB
import Glibc
import LibraryStorage
import MediaStore
import Playback
import PlaybackStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Rows that come back from recovery records", .tags(.sweep), .timeLimit(.minutes(1)))
struct RestoredRowTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private var sut: LibraryChecker { library.checker }

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        library = LibraryWithFiles(folder.url)
    }

    /// A story of an event, with a hero, that was heard once and is in a collection.
    private func fill() async throws -> Story {
        let event = try CustomStoryEvent(
            id: CustomEventID(rawValue: "first-swim"), title: "First swim", details: "We go to the lake.",
            hardPart: "Deep water.", goodPart: "Ice cream.")
        try await CustomEventStore(database: library.database).add(event)
        try await library.database.addHero()
        var story = try await library.made("first-story")
        story.occasion = .custom(event)
        story.playCount = 0
        try await library.stories.save(story)
        let playback = PlaybackStore(database: library.database)
        let start = try await playback.begin(story.id, at: Date(timeIntervalSinceReferenceDate: 5))
        try await playback.record(PlaybackProgress(playback: start.number, position: 7, listened: 60, isHeard: true))
        try await CollectionStore(database: library.database).add(
            StoryCollection(
                id: CollectionID(rawValue: "brave"), title: "Brave evenings", profile: GrowthProfile(focus: .kindness),
                stories: [CollectedStory(id: story.id, title: story.title)],
                createdAt: Date(timeIntervalSinceReferenceDate: 0)))
        return try await library.stories.story(story.id)
    }

    /// All rows that nothing else is derived from.
    private func rows() async throws -> [String: [String]] {
        try await library.database.read { database in
            try LibrarySchema().tables.map(\.name).reduce(into: [:]) { rows, table in
                rows[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map(\.description).sorted()
            }
        }
    }

    @Test(
        "A row that is damaged beyond a byte is as it was stored again, and what stood in its place is kept",
        arguments: [
            "UPDATE page SET text = 'Mi'||char(8)||'a l%t the l' WHERE position = 0",
            "UPDATE page SET scene = '{', illustration = '' WHERE position = 1",
            "UPDATE page SET delivery = '{' WHERE position = 1", "UPDATE page SET delivery = NULL WHERE position = 0",
            "UPDATE story SET title = 'T#tl', narrator = 'fl', seed = 'x', createdAt = -1",
            "UPDATE story SET removedAt = 5", "UPDATE storyMark SET playCount = 77777, isFavorite = 0",
            "UPDATE story SET id = 'another'",
            "UPDATE story SET telling = '{'", "UPDATE story SET telling = NULL",
            "UPDATE storyHero SET json = '{}', name = ''", "UPDATE narration SET json = '{'",
            "UPDATE hero SET json = '{}', name = 'Mmmm'", "UPDATE customEvent SET json = '', title = 'First 12'",
        ])
    func restored(sql: String) async throws {
        // Given
        _ = try await fill()
        let before = try await rows()
        try library.executeFromOutside(sql)
        // When
        let repaired = try await sut.repair().findings.filter { $0.kind == .alteredRow }
        // Then
        #expect(repaired.map(\.repairStatus) == [.done("Restored from its recovery record, as it was stored.")])
        #expect(try await rows() == before)
        #expect(try await sut.inspect().findings == [])
        #expect(try folder.names.contains { $0.hasPrefix("damaged/row-of-") })
    }

    @Test(
        "A row that is gone is as it was stored again",
        arguments: [
            "DELETE FROM page WHERE position = 1", "DELETE FROM page", "DELETE FROM storyHero", "DELETE FROM narration",
            "DELETE FROM hero", "DELETE FROM customEvent",
        ])
    func goneRow(sql: String) async throws {
        // Given
        _ = try await fill()
        let before = try await rows()
        try library.executeFromOutside(sql)
        // When
        let repaired = try await sut.repair().findings
        // Then
        for finding in repaired { #expect(finding.isDone, "\(finding)") }
        #expect(try await rows() == before)
        #expect(try await sut.inspect().findings == [])
    }

    @Test(
        "A story whose own row is gone gets its number back, and with it its plays and its entry in a collection",
        arguments: ["", "UPDATE page SET text = 'Damaged beyond a byte.' WHERE position = 1"])
    func goneStory(more: String) async throws {
        // Given
        let story = try await fill()
        let before = try await rows()
        try library.executeFromOutside("DELETE FROM story; DELETE FROM storyText; \(more)")
        // When
        _ = try await sut.repair()
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await rows() == before)
        #expect(try await sut.inspect().findings == [])
    }

    @Test("A record that is older than the row is not used")
    func olderRecord() async throws {
        // Given
        let story = try await fill()
        let record = folder.file("records/stories/first-story.jsonl")
        let old = try Data(contentsOf: record)
        _ = try await library.stories.edit(story.id, StoryEdit(texts: [0: "The fox woke in the snow."]))
        try old.write(to: record)
        try library.executeFromOutside("UPDATE page SET text = 'The fxx wxke in the snow.' WHERE position = 0")
        // When
        _ = try await sut.repair()
        // Then
        #expect(try await library.stories.story(story.id).pages[0].text == "The fxx wxke in the snow.")
    }

    @Test("The record of another story is not used")
    func otherStory() async throws {
        // Given
        let story = try await fill()
        let text = try StoredJSON.text(try await library.add("other-story"))
        try library.database.records.write(
            RecordFile(.story, state: .init(revision: 99), content: text), of: .story(story.id), durability: .process)
        try library.executeFromOutside(
            "UPDATE page SET text = 'Damaged beyond a byte.' WHERE storyNumber = 1 AND position = 1")
        // When
        _ = try await sut.repair()
        // Then
        #expect(try await library.stories.story(story.id).pages[1].text == "Damaged beyond a byte.")
    }

    @Test("A change of a story whose rows are damaged leaves its record what it has of them")
    func changedMeanwhile() async throws {
        // Given
        var story = try await fill()
        try library.executeFromOutside("UPDATE page SET text = 'Damaged beyond a byte.' WHERE position = 1")
        // When
        try await library.stories.setFavorite(false, of: story.id)
        _ = try await library.stories.edit(story.id, StoryEdit(texts: [0: "The fox woke."]))
        _ = try await sut.repair()
        // Then
        story.isFavorite = false
        #expect(try await library.stories.story(story.id).pages.map(\.text) == ["The fox woke.", story.pages[1].text])
        #expect(try await sut.inspect().findings == [])
        #expect(
            try library.database.records.read(.story(story.id)).story(story.id).pages[0].text
                == "The fox woke.")
    }

    @Test("A story whose date of removal is damaged is not taken for one that has been in the bin for too long")
    func damagedRemoval() async throws {
        // Given
        let story = try await fill()
        let now = Date(timeIntervalSinceReferenceDate: 1e9)
        let later = LibraryWithFiles(folder.url, now: { now })
        try await later.stories.moveToBin([story.id], at: now)
        try library.executeFromOutside("UPDATE story SET removedAt = 1")
        // When
        try await later.add("other-story")
        _ = try await later.checker.repair()
        // Then
        #expect(try await later.stories.binnedStory(matching: "first-story").removedAt == now)
    }

    // MARK: - What a repair replaces

    private func kept(_ name: String) throws -> String {
        try String(contentsOf: folder.file("damaged/\(name)"), encoding: .utf8)
    }

    @Test("The words of a hero and of an event that cannot be understood are kept when a record takes their place")
    func unreadable() async throws {
        // Given
        _ = try await fill()
        try await library.database.write { database in
            for table in ["hero", "customEvent"] {
                try database.execute(sql: "UPDATE \(table) SET json = '{\"words\":\"somebody''s\"'")
            }
        }
        // When
        _ = try await sut.repair()
        // Then
        #expect(try await sut.inspect().findings == [])
        let hero = try Hero.stub().id
        #expect(try kept("row-of-hero-\(hero).jsonl").contains("somebody's"))
        #expect(try kept("row-of-customEvent-first-swim.jsonl").contains("somebody's"))
    }

    @Test("An event whose title another one has by now is kept beside the library")
    func sameTitle() async throws {
        // Given
        _ = try await fill()
        try library.executeFromOutside("DELETE FROM customEvent")
        try await CustomEventStore(database: library.database).add(
            CustomStoryEvent(id: CustomEventID(rawValue: "second"), title: "First swim", promptSeed: "A lake."))
        // When
        _ = try await sut.repair()
        // Then
        #expect(try kept("event-first-swim.json").contains("Deep water."))
    }

    @Test("A list of heroes that is written anew from the database is kept as it was")
    func staleList() async throws {
        // Given
        _ = try await fill()
        let list = folder.file("records/heroes.jsonl")
        try Data("a hero's words\n".utf8).write(to: list)
        // When
        _ = try await sut.repair()
        // Then
        #expect(try kept("records-heroes.jsonl") == "a hero's words\n")
        #expect(try await sut.inspect().findings == [])
    }
}
