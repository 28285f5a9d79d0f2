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

@Suite("Verifying a database that is damaged", .tags(.sweep), .timeLimit(.minutes(1)))
struct DamagedDatabaseTests {
    let folder: TemporaryFolder
    var file: URL { folder.file("library.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
    }

    /// Makes a library of stories, hero and job that fill many pages, and closes it.
    func fill() async throws -> [Story] {
        let stories = try await write()
        // A checkpoint that is under way keeps it open for a moment, and would write into what is ruined next.
        try FileLock(folder.file("library.lock"), guarding: "The library", waiting: .wait).release()
        return stories
    }

    private func write() async throws -> [Story] {
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
    func words(_ seed: Int) -> String {
        var generator = SeededGenerator(seed: UInt64(seed))
        return (0..<60).map { _ in String(generator.next() % 100_000, radix: 26) }.joined(separator: " ")
    }

    func execute(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // The library may be writing its checkpoint.
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Makes the library one that was written before there were recovery records.
    func removeRecords() throws {
        try FileManager.default.removeItem(at: folder.file("records"))
    }

    /// Overwrites the last page of a table or index.
    func damage(_ name: String) throws {
        try execute("PRAGMA wal_checkpoint(TRUNCATE)")
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
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
        "A damaged page of an index or of the search is repaired, and no story is lost",
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
        let findings = try await sut.checker.inspect().damage
        // Then
        #expect(Set(findings.map(\.kind)).isSubset(of: [.damagedDatabase, .staleIndex]))
        #expect(findings.allSatisfy { $0.detail.components(separatedBy: "SQLite says").count <= 2 }, "\(findings)")
        #expect(!findings.isEmpty)
        // When
        let repaired = try await sut.checker.repair().damage
        // Then
        for finding in repaired { #expect(finding.isDone, "\(finding)") }
        #expect(try await sut.checker.inspect().damage == [])
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
        arguments: ["story", "page", "narration", "storyHero", "hero", "feature", "sqlite_schema"])
    func tablePage(name: String) async throws {
        // Given
        let stories = try await fill()
        try damage(name)
        let sut = LibraryWithFiles(folder.url)
        #expect(try await sut.checker.inspect().findings.contains { $0.kind == .damagedDatabase })
        // When
        let repaired = try await sut.checker.repair().damage
        // Then
        for finding in repaired where finding.kind != .lostRows { #expect(finding.isDone, "\(finding)") }
        for story in stories { #expect(try await sut.stories.story(story.id).unheard == story.unheard) }
        #expect(try await HeroStore(database: sut.database).heroes() == [.stub()])
        #expect(try sut.mediaFiles.count == 120)
        #expect(try folder.names.contains("damaged/library.sqlite"))
        #expect(try await LibraryWithFiles(folder.url).checker.inspect().damage == [])
    }

    @Test(
        "With one damaged byte in the version of a feature, the library works as before",
        arguments: [
            "UPDATE feature SET version = version - 1 WHERE name = 'Library'",
            "UPDATE feature SET version = 99 WHERE name = 'Playback'",
            "UPDATE feature SET name = 'Librory' WHERE name = 'Library'",
            "UPDATE feature SET tables = replace(tables, 'achievement', 'achievemenu')",
        ])
    func featureByte(statement: String) async throws {
        // Given
        let stories = try await fill()
        try LibraryWithFiles(folder.url).executeFromOutside(statement)
        let sut = LibraryWithFiles(folder.url)
        // Then
        #expect(try await sut.checker.inspect().damage == [])
        for story in stories { #expect(try await sut.stories.story(story.id) == story) }
        // It is as it was from then on.
        let found = try await sut.database.read { try FeatureVersions.version(number: 17, in: $0).features }
        #expect(found == ["Library": 9, "Generation": 3, "Playback": 3, "Collections": 3, "Household": 1])
        #expect(
            try await sut.database.read { try String.fetchSet($0, sql: "SELECT name FROM feature") }
                == ["Library", "Generation", "Playback", "Collections", "Household"])
    }

    @Test(
        "A feature whose version is lost has no migration run again: that is found, and repaired without a loss",
        arguments: ["DELETE FROM feature", "UPDATE feature SET version = -300, tables = '[]' WHERE name = 'Library'"])
    func featureVersion(statement: String) async throws {
        // Given
        let stories = try await fill()
        try LibraryWithFiles(folder.url).executeFromOutside(statement)
        let sut = LibraryWithFiles(folder.url)
        #expect(try await sut.checker.inspect().findings.map(\.kind) == [.damagedDatabase])
        // When
        let repaired = try await sut.checker.repair().damage
        // Then
        for finding in repaired { #expect(finding.isDone, "\(finding)") }
        for story in stories { #expect(try await sut.stories.story(story.id) == story) }
        #expect(try await LibraryWithFiles(folder.url).checker.inspect().damage == [])
    }

    @Test("Of a library without records, what rows have stays, and what is lost is kept where it can be looked for")
    func tablePageWithoutRecords() async throws {
        // Given
        let stories = try await fill()
        try damage("page")
        try removeRecords()
        let sut = LibraryWithFiles(folder.url)
        // When
        _ = try await sut.checker.repair()
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
        _ = try await LibraryWithFiles(folder.url).checker.repair()
        // Then
        let sut = LibraryWithFiles(folder.url)
        #expect(try await PlaybackStore(database: sut.database).position(of: stories[0].id) == 31.25)
        #expect(try await sut.jobs.jobs().count == 1)
    }

    @Test("A definition that cannot be understood takes nothing of other tables along")
    func malformedDefinition() async throws {
        // Given
        let stories = try await fill()
        try execute(
            "INSERT INTO playback (storyNumber, startedAt, listened, isHeard) VALUES (1, 5, 7, 0); "
                + "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CREATE', 'CREAUE') "
                + "WHERE name = 'storyText_docsize'; PRAGMA wal_checkpoint(TRUNCATE)")
        let sut = LibraryWithFiles(folder.url)
        #expect(try await sut.checker.inspect().findings.contains { $0.kind == .damagedDatabase })
        // When
        let repaired = try await sut.checker.repair().damage
        // Then
        for finding in repaired { #expect(finding.isDone, "\(finding)") }
        for story in stories { #expect(try await sut.stories.story(story.id) == story) }
        #expect(
            try await sut.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM playback") } == 1)
        #expect(try await sut.jobs.jobs().count == 1)
        #expect(try await sut.checker.inspect().damage == [])
    }

    @Test("What a damaged database still has is not named row by row once it is made anew")
    func quietSalvage() async throws {
        // Given
        _ = try await fill()
        try damage("page")
        // When
        let repaired = try await LibraryWithFiles(folder.url).checker.repair().damage
        // Then
        #expect(repaired.filter { $0.kind == .alteredRow } == [])
    }

    @Test("Who has the library open during a repair goes on with the repaired one, and two who repair get it whole")
    func repairedMeanwhile() async throws {
        // Given
        let stories = try await fill()
        try damage("storyByTitle")
        let other = LibraryWithFiles(folder.url)
        #expect(try await other.stories.story(stories[0].id) == stories[0])
        // When
        let (one, two) = (LibraryWithFiles(folder.url).checker, LibraryWithFiles(folder.url).checker)
        async let first = one.repair()
        async let second = two.repair()
        for finding in try await first.damage + second.damage { #expect(finding.isDone, "\(finding)") }
        // Then
        try await other.stories.delete([stories[0].id])
        try await other.add("new-story")
        #expect(try await other.stories.stories(StoryQuery(sort: .title, limit: 100)).stories.count == 30)
        #expect(try await LibraryWithFiles(folder.url).checker.inspect().damage == [])
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
        for finding in try await LibraryWithFiles(folder.url).checker.repair().damage {
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
        let found = try await sut.checker.inspect().findings
        // Then
        #expect(found.contains { $0.kind == .damagedDatabase })
        #expect(try Data(contentsOf: file) == ruined)
        // When
        let repaired = try await sut.checker.repair().damage
        // Then
        for finding in repaired where finding.kind != .lostRows { #expect(finding.isDone, "\(finding)") }
        #expect(try Data(contentsOf: folder.file("damaged/library.sqlite")) == ruined)
        for story in stories { #expect(try await sut.stories.story(story.id).unheard == story.unheard) }
        #expect(try await HeroStore(database: sut.database).heroes() == [.stub()])
        // A job whose rows could be read waits to be resumed.
        #expect(try await LibraryWithFiles(folder.url).checker.inspect().damage == [])
    }

    @Test("While somebody has the library open, a ruined one is left as it is")
    func ruinedInUse() async throws {
        // Given
        _ = try await fill()
        let other = try FileLock(
            folder.file("library.lock"), guarding: "The library", sharing: .shared)
        try Ruin.garbage.apply(to: file)
        // When
        let findings = try await LibraryWithFiles(folder.url).checker.repair().findings
        // Then
        #expect(findings.contains { $0.kind == .damagedDatabase && !$0.isDone })
        #expect(try Data(contentsOf: file).count == 10_000)
        other.release()
    }
}
