import Foundation
import GRDB
import Glibc
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Verifying a database that is damaged", .timeLimit(.minutes(1)))
struct DamagedDatabaseTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.file("library.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
    }

    /// Makes a library of stories, hero and job that fill many pages, and closes it.
    private func fill() async throws -> [Story] {
        let library = LibraryWithFiles(folder.url)
        try await HeroStore(database: library.database).add(.stub())
        var stories: [Story] = []
        for index in 10..<40 {
            var story = try await library.made("story-\(index)")
            for page in story.pages.indices { story.pages[page].text = words(index * 2 + page) }
            try await library.stories.save(story)
            stories.append(story)
        }
        await (try library.jobs.open(.stub(id: "job-of-its-own"))).close()
        return stories
    }

    /// A text of many different words.
    private func words(_ seed: Int) -> String {
        var generator = SeededGenerator(seed: UInt64(seed))
        return (0..<60).map { _ in String(generator.next() % 100_000, radix: 26) }.joined(separator: " ")
    }

    private func execute(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Makes the library one that was written before there were recovery records.
    private func removeRecords() throws {
        try FileManager.default.removeItem(at: folder.file("records"))
    }

    /// Overwrites the last page of a table or index.
    private func damage(_ name: String) throws {
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let queue = try DatabaseQueue(path: file.path)
        let page = try queue.read { database in
            try Int.fetchOne(database, sql: "SELECT max(pageno) FROM dbstat WHERE name = ?", arguments: [name])
        }
        try queue.close()
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: UInt64(try #require(page) - 1) * 4096)
        try handle.write(contentsOf: Data(repeating: 0x55, count: 4096))
        try handle.close()
    }

    @Test(
        "A damaged page of an index or of the search is mended, and no story is lost",
        arguments: [
            "storyByAge", "storyByTitle", "pageByMedia", "sqlite_autoindex_story_1", "storyText_data", "storyText_idx",
            "storyText_content", "storyText_docsize",
        ])
    func derivedPage(name: String) async throws {
        // Given
        let stories = try await fill()
        try damage(name)
        let sut = LibraryWithFiles(folder.url)
        // When
        let findings = try await sut.care.inspect().damage
        // Then
        #expect(Set(findings.map(\.kind)).isSubset(of: [.damagedDatabase, .staleIndex]))
        #expect(findings.allSatisfy { $0.detail.components(separatedBy: "SQLite says").count <= 2 }, "\(findings)")
        #expect(!findings.isEmpty)
        // When
        let mended = try await sut.care.repair().damage
        // Then
        for finding in mended { #expect(finding.isDone, "\(finding)") }
        #expect(try await sut.care.inspect().damage == [])
        for library in [sut, LibraryWithFiles(folder.url)] {
            for story in stories { #expect(try await library.stories.story(story.id) == story) }
            let found = try await library.stories.stories(StoryQuery(filter: StoryFilter(search: "title")))
            #expect(found.stories.count == 30)
            #expect(try await library.jobs.jobs().count == 1)
        }
        #expect(try sut.mediaFiles.count == 120)
    }

    @Test(
        "Whatever page of a table is damaged: what rows and records have comes back, and the damaged file is kept",
        arguments: ["story", "page", "narration", "storyHero", "hero", "sqlite_schema"])
    func tablePage(name: String) async throws {
        // Given
        let stories = try await fill()
        try damage(name)
        let sut = LibraryWithFiles(folder.url)
        #expect(try await sut.care.inspect().findings.contains { $0.kind == .damagedDatabase })
        // When
        let mended = try await sut.care.repair().findings
        // Then
        for finding in mended where finding.kind != .lostRows { #expect(finding.isDone, "\(finding)") }
        for story in stories { #expect(try await sut.stories.story(story.id).unheard == story.unheard) }
        #expect(try await HeroStore(database: sut.database).heroes() == [.stub()])
        #expect(try sut.mediaFiles.count == 120)
        #expect(try folder.names.contains("damaged/library.sqlite"))
        #expect(try await LibraryWithFiles(folder.url).care.inspect().findings == [])
    }

    @Test("Of a library without records, what rows have stays, and what is lost is kept where it can be looked for")
    func tablePageWithoutRecords() async throws {
        // Given
        let stories = try await fill()
        try damage("page")
        try removeRecords()
        let sut = LibraryWithFiles(folder.url)
        // When
        _ = try await sut.care.repair()
        // Then
        var whole = 0
        for story in stories where try await sut.stories.story(story.id) == story { whole += 1 }
        #expect((10..<30).contains(whole))
        #expect(try folder.names.contains("damaged/library.sqlite"))
    }

    @Test("What was played, collected and begun survives the loss of other tables' pages")
    func otherTables() async throws {
        // Given
        let stories = try await fill()
        let player = PlaybackStore(database: LibraryDatabase(folder: folder.url))
        let start = try await player.begin(stories[0].id, at: Date(timeIntervalSinceReferenceDate: 1000))
        try await player.record(PlaybackProgress(playback: start.number, position: 31.25, listened: 40, isHeard: true))
        try damage("page")
        // When
        _ = try await LibraryWithFiles(folder.url).care.repair()
        // Then
        let sut = LibraryWithFiles(folder.url)
        #expect(try await PlaybackStore(database: sut.database).position(of: stories[0].id) == 31.25)
        #expect(try await sut.jobs.jobs().count == 1)
    }

    @Test("Who has the library open while it is mended goes on with the mended one, and two who mend get it whole")
    func mendedMeanwhile() async throws {
        // Given
        let stories = try await fill()
        try damage("storyByTitle")
        let other = LibraryWithFiles(folder.url)
        #expect(try await other.stories.story(stories[0].id) == stories[0])
        // When
        let (one, two) = (LibraryWithFiles(folder.url).care, LibraryWithFiles(folder.url).care)
        async let first = one.repair()
        async let second = two.repair()
        for finding in try await first.damage + second.damage { #expect(finding.isDone, "\(finding)") }
        // Then
        try await other.stories.delete([stories[0].id])
        try await other.add("new-story")
        #expect(try await other.stories.stories(StoryQuery(sort: .title, limit: 100)).stories.count == 30)
        #expect(try await LibraryWithFiles(folder.url).care.inspect().damage == [])
    }

    @Test("What was played is still known once the database is made anew")
    func playback() async throws {
        // Given
        let stories = try await fill()
        let player = PlaybackStore(database: LibraryDatabase(folder: folder.url))
        let start = try await player.begin(stories[0].id, at: Date(timeIntervalSinceReferenceDate: 1000))
        try await player.record(
            PlaybackProgress(playback: start.number, position: 31.25, listened: 40, isHeard: true))
        let queue = StoryQueue(
            stories[..<2].map { QueuedStory(id: $0.id, title: $0.title, duration: $0.narration?.duration) }, current: 1)
        try await player.save(queue)
        try damage("storyByTitle")
        // When
        for finding in try await LibraryWithFiles(folder.url).care.repair().damage {
            #expect(finding.isDone, "\(finding)")
        }
        // Then
        let sut = PlaybackStore(database: LibraryDatabase(folder: folder.url))
        #expect(try await sut.position(of: stories[0].id) == 31.25)
        #expect(try await sut.sessions(since: .distantPast).map(\.listened) == [40])
        #expect(try await sut.queue() == queue)
        #expect(try await sut.begin(stories[0].id, at: .distantPast).number > start.number)
    }

    /// What can happen to the whole file.
    enum Ruin: CaseIterable {
        case garbage, empty, header, half

        func apply(to file: URL) throws {
            let content = try Data(contentsOf: file)
            let ruined =
                switch self {
                case .garbage: Data(repeating: 0x41, count: 10_000)
                case .empty: Data()
                case .header: Data(repeating: 0, count: 100) + content.dropFirst(100)
                case .half: content.prefix(content.count / 2)
                }
            try ruined.write(to: file)
            #expect(chmod(file.path, 0o600) == 0)
        }
    }

    @Test("A file that is ruined as a whole is kept, and every story comes back", arguments: Ruin.allCases)
    func ruined(ruin: Ruin) async throws {
        // Given
        let stories = try await fill()
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
        try ruin.apply(to: file)
        let ruined = try Data(contentsOf: file)
        let sut = LibraryWithFiles(folder.url)
        // When
        let found = try await sut.care.inspect().findings
        // Then
        #expect(found.contains { $0.kind == .damagedDatabase })
        #expect(try Data(contentsOf: file) == ruined)
        // When
        let mended = try await sut.care.repair().findings
        // Then
        for finding in mended where finding.kind != .lostRows { #expect(finding.isDone, "\(finding)") }
        #expect(try Data(contentsOf: folder.file("damaged/library.sqlite")) == ruined)
        for story in stories { #expect(try await sut.stories.story(story.id).unheard == story.unheard) }
        #expect(try await HeroStore(database: sut.database).heroes() == [.stub()])
        #expect(try await LibraryWithFiles(folder.url).care.inspect().findings == [])
    }

    @Test("While somebody has the library open, a ruined one is left as it is")
    func ruinedInUse() async throws {
        // Given
        _ = try await fill()
        let other = try FileLock(
            folder.file("library.lock"), guarding: "The library", sharing: .shared)
        try Ruin.garbage.apply(to: file)
        // When
        let findings = try await LibraryWithFiles(folder.url).care.repair().findings
        // Then
        #expect(findings.contains { $0.kind == .damagedDatabase && !$0.isDone })
        #expect(try Data(contentsOf: file).count == 10_000)
        other.release()
    }

    // MARK: - Rows

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
        let findings = try await library.care.inspect().damage
        #expect(findings.contains { $0.kind == .staleIndex }, "\(findings)")
        let mended = try await library.care.repair().damage
        for finding in mended { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.care.inspect().damage == [])
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
            ("UPDATE hero SET json = '{}'", "hero Mira"), ("UPDATE job SET json = ''", "job job-of-i"),
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
        let findings = try await library.care.repair().damage
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
        let findings = try await library.care.repair().damage
        // Then
        #expect(findings.map(\.kind).contains(kind))
        #expect(findings.allSatisfy { if case .done = $0.mend { true } else { false } })
        let mended = try await library.stories.story(story.id)
        #expect(mended.narration == nil)
        #expect(mended.narrationStatus == .failed)
        #expect(mended.pages.map(\.text) == story.pages.map(\.text))
    }

    @Test("Rows of a story that is gone go, and its files are put away; a reference to a hero who is gone is dropped")
    func dangling() async throws {
        // Given
        let library = LibraryWithFiles(folder.url)
        try await HeroStore(database: library.database).add(.stub())
        let kept = try await library.add("kept-story", pictures: ["shared", "kept"])
        try await library.add("lost-story", pictures: ["shared", "lost"])
        try removeRecords()
        try execute("DELETE FROM storyText WHERE rowid = 2; DELETE FROM story WHERE number = 2; DELETE FROM hero")
        // When
        let findings = try await library.care.repair().damage
        // Then
        #expect(Set(findings.filter { $0.kind == .danglingRow }.map(\.subject)) == ["page", "narration", "storyHero"])
        #expect(findings.contains { $0.kind == .lostRow })
        for finding in findings where finding.kind != .lostRow { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.care.inspect().damage == [])
        #expect(try await library.stories.story(kept.id) == kept)
        #expect(try library.mediaFiles == kept.files)
        #expect(try folder.names.count { $0.hasPrefix("damaged/media-") } == 3)
    }

    @Test("What was played of a story that is gone, and its place in collections, goes too")
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
        let findings = try await library.care.repair().damage
        // Then
        #expect(
            Set(findings.filter { $0.kind == .danglingRow }.map(\.subject)) == [
                "playback", "storyPosition", "queueEntry", "collectionStory",
            ])
        #expect(findings.contains { $0.kind == .lostRow })
        for finding in findings where finding.kind != .lostRow { #expect(finding.isDone, "\(finding)") }
        #expect(try await library.care.inspect().damage == [])
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
            kind: .growthPathProgress, subject: "brave", title: "Completed Brave evenings",
            earnedAt: Date(timeIntervalSinceReferenceDate: 8))
        _ = try await AchievementStore(database: library.database).add([achievement])
        try damage("storyByTitle")
        // When
        for finding in try await LibraryWithFiles(folder.url).care.repair().damage {
            #expect(finding.isDone, "\(finding)")
        }
        // Then
        let mended = LibraryDatabase(folder: folder.url)
        #expect(try await CollectionStore(database: mended).collections() == [collection])
        #expect(try await AchievementStore(database: mended).achievements() == [achievement])
    }

    @Test("While another process writes, the look goes on, and what cannot be mended says so")
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
        let findings = try await sut.care.repair().damage
        // Then
        #expect(findings.contains { $0.subject.contains("first-story") && !$0.isDone })
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await sut.stories.story(story.id) == story)
    }
}
