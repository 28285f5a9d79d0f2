import Foundation
import GRDB
import Generation
import GenerationStorage
import Glibc
import LibraryStorage
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("What recovery records bring back", .tags(.sweep), .timeLimit(.minutes(1)))
struct LostDatabaseTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        library = LibraryWithFiles(folder.url)
    }

    /// The library as the next process finds it after the database was deleted with its log.
    private func afterLoss() throws -> LibraryWithFiles {
        for ending in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(at: folder.file("library.sqlite\(ending)"))
        }
        return LibraryWithFiles(folder.url)
    }

    private func heroes(of library: LibraryWithFiles) async throws -> [String] {
        try await HeroStore(database: library.database).heroes().map(\.name)
    }

    @Test("A database that is gone: stories, marks, heroes and events come back, and what is lost is told")
    func wholeDatabase() async throws {
        // Given
        let mira = try Hero.stub()
        try await HeroStore(database: library.database).add(mira)
        let event = try CustomStoryEvent(id: CustomEventID(rawValue: "tooth"), title: "Lost tooth")
        try await CustomEventStore(database: library.database).add(event)
        var stories: [Story] = []
        for index in 10..<20 { stories.append(try await library.add("story-\(index)")) }
        var own = try await library.made("own-story")
        own.occasion = .custom(event)
        try await library.stories.save(own)
        stories.append(own)
        try await library.stories.setFavorite(false, of: stories[3].id)
        stories[3].isFavorite = false
        stories[4] = try await library.stories.edit(stories[4].id, StoryEdit(texts: [1: "The fox woke."]))
        let files = try library.mediaFiles
        let next = try afterLoss()
        // When
        let found = try await next.checker.inspect()
        // Then
        #expect(found.findings.count { $0.kind == .lostStory } == 11)
        #expect(Set(found.findings.map(\.kind)) == [.lostStory, .lostHero, .lostEvent, .lostRows])
        #expect(try next.mediaFiles == files)
        // When
        let repaired = try await next.checker.repair().findings
        // Then
        #expect(repaired.filter { !$0.isDone }.map(\.kind) == [.lostRows], "\(repaired)")
        for story in stories { #expect(try await next.stories.story(story.id) == story.unheard) }
        #expect(try await heroes(of: next) == ["Mira"])
        let events = try await CustomEventStore(database: next.database).events()
        #expect(events.map(\.title) == ["Lost tooth"])
        #expect(events.map(\.usageCount) == [1])
        #expect(try next.mediaFiles == files)
        #expect(try await next.checker.inspect().findings == [])
        #expect(
            try await next.stories.stories(StoryQuery(filter: StoryFilter(hero: mira.id))).stories.count == 11)
    }

    @Test("What was made since the database was lost stays beside what comes back")
    func usedSince() async throws {
        // Given
        try await HeroStore(database: library.database).add(.stub(name: "Ole"))
        let old = try await library.add("old-story")
        let next = try afterLoss()
        try await HeroStore(database: next.database).add(.stub(name: "Ada"))
        let new = try await next.add("new-story")
        // When
        _ = try await next.checker.repair()
        // Then
        #expect(try await next.stories.story(old.id) == old.unheard)
        #expect(try await next.stories.story(new.id) == new)
        #expect(try await heroes(of: next) == ["Ada", "Ole"])
        #expect(try await next.checker.inspect().findings == [])
    }

    @Test("What a family deleted does not come back: no story, no hero, no event")
    func deletedBefore() async throws {
        // Given
        let (heroes, events) = (HeroStore(database: library.database), CustomEventStore(database: library.database))
        let event = try CustomStoryEvent(id: CustomEventID(rawValue: "tooth"), title: "Lost tooth")
        try await heroes.add(.stub())
        try await heroes.add(.stub(name: "Ole"))
        try await events.add(event)
        try await library.add("kept-story")
        let story = try await library.add("gone-story")
        try await library.stories.delete([story.id])
        try await heroes.delete(Hero.stub().id)
        try await events.delete(event.id)
        let next = try afterLoss()
        // When
        _ = try await next.checker.repair()
        // Then
        #expect(try await next.stories.stories(StoryQuery()).stories.map(\.id.rawValue) == ["kept-story"])
        #expect(try await self.heroes(of: next) == ["Ole"])
        #expect(try await CustomEventStore(database: next.database).events() == [])
    }

    @Test("A story in the bin comes back into the bin, and one that was deleted from it does not come back")
    func bin() async throws {
        // Given
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
        for name in ["kept", "binned", "restored", "deleted"] { try await library.add("\(name)-story") }
        let removed = ["binned-story", "restored-story", "deleted-story"].map(StoryID.init(rawValue:))
        let stories = StoryStore(
            database: library.database, media: library.store, now: { date })
        try await stories.moveToBin(removed, at: date)
        try await stories.restoreFromBin([removed[1]])
        try await stories.deleteFromBin([removed[2]])
        #expect(try await library.checker.inspect().findings == [])
        let next = try afterLoss()
        // When
        _ = try await next.checker.repair()
        // Then
        let bin = try await next.stories.bin().stories
        #expect(bin.map(\.id) == [removed[0]] && bin.map(\.removedAt) == [date])
        #expect(
            Set(try await next.stories.stories(StoryQuery()).stories.map(\.id.rawValue)) == [
                "kept-story", "restored-story",
            ])
        #expect(try await next.checker.inspect().findings == [])
    }

    @Test("What has been in the bin for too long goes with its record")
    func expired() async throws {
        // Given
        let story = try await library.add("old-story")
        try await library.stories.moveToBin([story.id], at: .distantPast)
        // When
        try await library.add("new-story")
        // Then
        #expect(
            try library.database.records.storyIdentifiers().map(\.rawValue) == ["new-story"])
    }

    @Test("If the record of heroes is lost, too, stories know them")
    func heroesOfStories() async throws {
        // Given
        try await library.add("first-story")
        try FileManager.default.removeItem(at: folder.file("records/heroes.jsonl"))
        let next = try afterLoss()
        // When
        _ = try await next.checker.repair()
        // Then
        #expect(try await heroes(of: next) == ["Mira"])
    }

    @Test("An older copy of the database gets the changes that it lacks, and what it said is kept")
    func olderCopy() async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.database.copy(to: folder.file("copy"))
        let edited = try await library.stories.edit(story.id, StoryEdit(texts: [1: "The fox woke."]))
        let later = try await library.add("later-story")
        _ = try afterLoss()
        try FileManager.default.moveItem(at: folder.file("copy"), to: folder.file("library.sqlite"))
        #expect(chmod(folder.file("library.sqlite").path, 0o600) == 0)
        let next = LibraryWithFiles(folder.url)
        #expect(try await next.checker.inspect().findings.map(\.kind) == [.lostRows, .lostStory, .lostChange])
        // When
        _ = try await next.checker.repair()
        // Then
        #expect(try await next.stories.story(story.id) == edited)
        #expect(try await next.stories.story(later.id) == later.unheard)
        #expect(try folder.names.contains("damaged/story-first-story.json"))
        #expect(try await next.checker.inspect().findings == [])
    }

    @Test("Rows that cannot be understood come back from the record", arguments: ["narration", "page", "story"])
    func unreadableRows(table: String) async throws {
        // Given
        let story = try await library.add("first-story")
        let column = ["narration": "json", "page": "scene", "story": "occasion"][table]
        try await library.database.write { try $0.execute(sql: "UPDATE \(table) SET \(try #require(column)) = '{'") }
        // When
        let repaired = try await library.checker.repair().findings
        // Then
        #expect(repaired.contains { $0.kind == .unreadableRow && $0.isDone }, "\(repaired)")
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A hero whose row cannot be understood comes back from the record")
    func unreadableHero() async throws {
        // Given
        let heroes = HeroStore(database: library.database)
        try await heroes.add(.stub())
        try await library.database.write { try $0.execute(sql: "UPDATE hero SET json = '{}'") }
        // When
        _ = try await library.checker.repair()
        // Then
        #expect(try await heroes.heroes() == [.stub()])
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test(
        "Marks that do not fit come back from the record",
        arguments: ["'$.pageStarts', json('[]')", "'$.duration', -5"])
    func marks(change: String) async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.database.write {
            try $0.execute(sql: "UPDATE narration SET json = json_set(json, \(change))")
        }
        // When
        let repaired = try await library.checker.repair().findings
        // Then
        #expect(repaired.contains { $0.kind == .unfitMarks && $0.isDone }, "\(repaired)")
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A story whose own row alone is gone comes back with its files and marks")
    func danglingParts() async throws {
        // Given
        let story = try await library.add("first-story")
        let queue = try DatabaseQueue(path: library.database.file.path, configuration: .withoutReferences)
        try await queue.write { try $0.execute(sql: "DELETE FROM storyText; DELETE FROM story") }
        try queue.close()
        // When
        _ = try await library.checker.repair()
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try library.mediaFiles == story.files)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A story whose job had ended comes back with its edits if the database has lost the end of the job")
    func lostEndOfJob() async throws {
        // Given
        let story = try await library.add("first-story")
        let edited = try await library.stories.edit(story.id, StoryEdit(texts: [0: "Mira's own words."]))
        try await library.database.write { try $0.execute(sql: "DELETE FROM story; DELETE FROM storyText") }
        await (try library.jobs.open(.stub(id: "first-story"))).close()
        try FileManager.default.removeItem(at: folder.file("jobs/first-story"))
        // When
        let repaired = try await library.checker.repair().findings
        // Then
        #expect(repaired.contains { $0.kind == .lostStory && $0.isDone }, "\(repaired)")
        #expect(try await library.stories.story(story.id) == edited.unheard)
        #expect(try await library.jobs.jobs() == [])
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("Files that are lost along with the database are marked, so that they can be made again")
    func filesLost() async throws {
        // Given
        let story = try await library.add("first-story")
        let narration = try #require(story.narration)
        try FileManager.default.removeItem(at: library.store.url(of: narration.media))
        let next = try afterLoss()
        #expect(
            try await next.checker.inspect().findings.contains { $0.detail.contains("3 of 4 files are still there") })
        // When
        _ = try await next.checker.repair()
        // Then
        let back = try await next.stories.story(story.id)
        #expect(back.narrationStatus == .failed && back.narration == nil)
        #expect(back.pages.map(\.text) == story.pages.map(\.text))
    }

    @Test(
        "A damaged record brings nothing back and is kept; the others do",
        arguments: [FileFault.truncated, .flipped])
    func damagedRecord(problem: FileFault) async throws {
        // Given
        let good = try await library.add("good-story")
        try await library.add("bad-story")
        try problem.apply(to: folder.file("records/stories/bad-story.jsonl"), elsewhere: folder.url)
        let next = try afterLoss()
        // When
        _ = try await next.checker.repair()
        // Then
        #expect(try await next.stories.stories(StoryQuery()).stories.map(\.id) == [good.id])
        #expect(try folder.names.contains("damaged/records-stories-bad-story.jsonl"))
    }

    @Test("A record that somebody made is believed no more than typed text")
    func forged() async throws {
        // Given
        var story = try await library.add("first-story")
        let next = try afterLoss()
        story.title = "\u{1b}]0;owned\u{7}Title"
        story.pages[0].text = "Mira\u{1b}[31m lit."
        let records = next.database.records
        let text = try StoredJSON.text(story)
        try records.write(
            RecordFile(.story, state: .init(revision: 7), content: text), of: .story(story.id), durability: .process)
        // When
        _ = try await next.checker.repair()
        // Then
        let back = try await next.stories.story(story.id)
        for text in [back.title, back.pages[0].text] { #expect(!text.unicodeScalars.contains("\u{1b}")) }
    }
}

extension Configuration {
    /// Lets rows go that others refer to, as damage does.
    fileprivate static var withoutReferences: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        return configuration
    }
}
