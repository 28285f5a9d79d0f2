import Collections
import CollectionsStorage
import Foundation
import GRDB
import Generation
import GenerationStorage
import Glibc
import LibraryStorage
import Playback
import PlaybackStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// Damage inside of rows, and what follows from them.
extension DamagedDatabaseTests {
    @Test(
        "What is derived from stories and does not fit them is found, and made anew",
        arguments: [
            "UPDATE story SET foldedTitle = 'x'", "UPDATE story SET heroNames = '[]'", "UPDATE story SET event = ''",
            "UPDATE story SET pageCount = 7, duration = 1", "UPDATE story SET coverDigest = NULL",
            "UPDATE page SET mediaDigest = NULL", "UPDATE narration SET mediaDigest = ''",
            "DELETE FROM storyText", "UPDATE storyText SET text = 'other'",
            "INSERT INTO storyText (rowid, title) VALUES (999, 'gone')",
            "DELETE FROM storyText_data WHERE id > 10", "UPDATE storyText_content SET c0 = 'other'",
        ])
    func derived(sql: String) async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        let story = try await library.add("first-story")
        try execute(sql)
        // When, Then
        let findings = try await library.checker.inspect().damage
        #expect(findings.contains { $0.kind == .staleIndex }, "\(findings)")
        let repaired = try await library.checker.repair().damage
        for finding in repaired { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.checker.inspect().damage == [])
        #expect(try await library.stories.story(story.id) == story)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("A search index that is made anew grows as the first one did")
    func searchSettings() async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        try await library.add("first-story")
        let settings: @Sendable (Database) throws -> [String] = { database in
            try Row.fetchAll(database, sql: "SELECT k, v FROM storyText_config ORDER BY k").map(\.description)
        }
        let before = try await library.database.read(settings)
        // When
        try await library.database.write { try StoryRows.rebuildSearch(in: $0) }
        // Then
        #expect(try await library.database.read(settings) == before)
    }

    @Test(
        "A row that cannot be understood, and that no record has, is named and left as it is",
        arguments: [
            ("UPDATE story SET seed = 'many'", "story Title of first-story (first-st)"),
            ("UPDATE page SET scene = '{'", "story Title of first-story (first-st)"),
            ("UPDATE hero SET json = '{}'", "hero Mira"), ("UPDATE job SET json = ''", "unfinished story job-of-i"),
        ])
    func unreadable(sql: String, subject: String) async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        try await HeroStore(database: library.database).add(.stub())
        try await library.add("first-story")
        await (try library.jobs.open(.stub(id: "job-of-its-own"))).close()
        try removeRecords()
        try execute(sql)
        let before = try await library.rows()
        // When
        let findings = try await library.checker.repair().damage
        // Then
        // That it is not as it was stored is named, too.
        #expect(findings.contains { $0.kind == .alteredRow })
        let unreadable = findings.filter { $0.kind != .alteredRow }
        #expect(unreadable.map(\.kind) == [.unreadableRow])
        #expect(unreadable.map(\.subject) == [subject])
        #expect(try await library.rows() == before)
    }

    @Test(
        "A narration that cannot be understood or does not fit, and that no record has, is forgotten and made again",
        arguments: [
            ("'null'", LibraryFinding.Kind.unreadableRow), ("json_remove(json, '$.pageStarts')", .unreadableRow),
            ("json_set(json, '$.pageStarts', json('[]'))", .unfitMarks),
            ("json_set(json, '$.pageStarts[1]', 1e9)", .unfitMarks),
            ("json_set(json, '$.duration', -5)", .unfitMarks),
        ])
    func narration(json: String, kind: LibraryFinding.Kind) async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        let story = try await library.add("first-story")
        try removeRecords()
        try execute("UPDATE narration SET json = \(json)")
        // When
        let findings = try await library.checker.repair().damage
        // Then
        #expect(findings.map(\.kind).contains(kind))
        #expect(findings.allSatisfy { if case .done = $0.repairStatus { true } else { false } })
        let repaired = try await library.stories.story(story.id)
        #expect(repaired.narration == nil)
        #expect(repaired.narrationStatus == .failed)
        #expect(repaired.pages.map(\.text) == story.pages.map(\.text))
    }

    @Test("Rows of a story that is gone are put away with its files; a reference to a hero who is gone is dropped")
    func dangling() async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        try await HeroStore(database: library.database).add(.stub())
        let kept = try await library.add("kept-story", pictures: ["shared", "kept"])
        try await library.add("lost-story", pictures: ["shared", "lost"])
        try removeRecords()
        try execute("DELETE FROM storyText WHERE rowid = 2; DELETE FROM story WHERE number = 2; DELETE FROM hero")
        // When
        let findings = try await library.checker.repair().damage
        // Then
        #expect(
            Set(findings.filter { $0.kind == .danglingRow }.map(\.subject))
                == ["page", "narration", "storyHero", "storyMark"])
        #expect(findings.contains { $0.kind == .lostRow })
        for finding in findings where finding.kind != .lostRow { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.checker.inspect().damage == [])
        #expect(try await library.stories.story(kept.id) == kept)
        #expect(try library.mediaFiles == kept.files)
        #expect(try folder.names.count { $0.hasPrefix("damaged/media-") } == 3)
        let rows = try String(contentsOf: folder.file("damaged/rows-of-story-2.jsonl"), encoding: .utf8)
        #expect(rows.split(separator: "\n").count { $0.contains("\"table\":\"page\"") } == 2)
        #expect(rows.contains("Mira lit the lantern."))
        let index = try String(contentsOf: folder.file("damaged/index.jsonl"), encoding: .utf8)
        #expect(index.contains("\"name\":\"rows-of-story-2.jsonl\""))
    }

    @Test("What was played of a story that is gone, and its entries in collections, is put away too")
    func danglingPlaces() async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        let story = try await library.add("lost-story").id
        let player = PlaybackStore(database: library.database)
        _ = try await player.begin(story, at: Date(timeIntervalSinceReferenceDate: 1000))
        try await player.save(StoryQueue([QueuedStory(id: story, title: "Lost", duration: nil)]))
        let collections = CollectionStore(database: library.database)
        for id in ["kept", "lost"] {
            try await collections.add(
                StoryCollection(
                    id: CollectionID(rawValue: id), title: id, profile: GrowthProfile(focus: .kindness),
                    stories: [CollectedStory(id: story, title: "")],
                    createdAt: Date(timeIntervalSinceReferenceDate: 0)))
        }
        try removeRecords()
        try execute(
            "DELETE FROM storyText; DELETE FROM story; DELETE FROM page; DELETE FROM narration; DELETE FROM storyHero; "
                + "DELETE FROM collection WHERE id = 'lost'")
        // When
        let findings = try await library.checker.repair().damage
        // Then
        #expect(
            Set(findings.filter { $0.kind == .danglingRow }.map(\.subject)) == [
                "playback", "storyPosition", "queueEntry", "collectionStory", "storyMark",
            ])
        #expect(findings.contains { $0.kind == .lostRow })
        for finding in findings where finding.kind != .lostRow { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.checker.inspect().damage == [])
        #expect(try await collections.collections().map(\.stories) == [[]])
    }

    @Test("Collections and achievements are still known once the database is made anew")
    func collections() async throws {
        // Given
        let stories = try await fill()
        let library = LibraryWithFiles(folder.url)
        let sut = CollectionStore(database: library.database)
        let collection = StoryCollection(
            id: CollectionID(rawValue: "brave"), title: "Brave evenings", profile: GrowthProfile(focus: .kindness),
            stories: [
                CollectedStory(
                    id: stories[0].id, title: stories[0].title, completedAt: Date(timeIntervalSinceReferenceDate: 7))
            ],
            createdAt: Date(timeIntervalSinceReferenceDate: 0))
        try await sut.add(collection)
        let achievement = Achievement(
            kind: .collectionCompleted, subject: "brave", title: "Completed Brave evenings",
            earnedAt: Date(timeIntervalSinceReferenceDate: 8))
        _ = try await AchievementStore(database: library.database).add([achievement])
        try damage("storyByTitle")
        // When
        for finding in try await LibraryWithFiles(folder.url).checker.repair().damage {
            #expect(finding.isDone, "\(finding)")
        }
        // Then
        let repaired = LibraryDatabase(folder: folder.url)
        #expect(try await CollectionStore(database: repaired).collections() == [collection])
        #expect(try await AchievementStore(database: repaired).achievements() == [achievement])
    }

    @Test("While another process writes, the look goes on, and what cannot be repaired says so")
    func locked() async throws {
        // Given
        let story = try await LibraryWithFiles(folder.url).add("first-story")
        try execute("UPDATE story SET pageCount = 7")
        let sut = LibraryWithFiles(folder.url, patience: 0.01)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: file.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        // When
        let findings = try await sut.checker.repair().damage
        // Then
        #expect(findings.contains { $0.subject.contains("first-story") && !$0.isDone })
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await sut.stories.story(story.id) == story)
    }
}
