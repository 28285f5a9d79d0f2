import Foundation
import GRDB
import LibraryStorage
import Playback
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The checksums of rows", .tags(.sweep), .timeLimit(.minutes(1)))
struct RowChecksumTests {
    private let folder: TemporaryFolder
    private let sut: LibraryWithFiles

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        sut = LibraryWithFiles(folder.url)
    }

    private func findings() async throws -> [LibraryFinding] { try await sut.checker.inspect().findings }

    /// A library in which everything was stored that there is.
    private func fill() async throws -> Story {
        try await sut.database.addHero()
        let story = try await sut.add("first-story")
        try await sut.add("second-story")
        let playback = PlaybackStore(database: sut.database)
        let start = try await playback.begin(story.id, at: Date(timeIntervalSinceReferenceDate: 5))
        try await playback.record(
            PlaybackProgress(playback: start.number, position: 7, listened: 7, isHeard: true))
        return try await sut.stories.story(story.id)
    }

    @Test("Every table that nothing else is derived from has them")
    func tables() async throws {
        // Given
        _ = try await fill()
        // When
        let tables = try await sut.database.read { database in
            try String.fetchSet(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        // Then
        let own: Set<String> = ["feature", "revision", "rowChecksum"]
        let found = tables.filter { !$0.hasPrefix("storyText") && !$0.hasPrefix("sqlite") && !own.contains($0) }
        let expected = Set(LibrarySchema().tables.map(\.name))
        #expect(found == expected)
    }

    @Test("Whatever is stored, changed, played and deleted fits its checksum")
    func kept() async throws {
        // Given
        let story = try await fill()
        // When
        try await sut.stories.setFavorite(false, of: story.id)
        _ = try await sut.stories.edit(story.id, StoryEdit(title: "Another"))
        try await HeroStore(database: sut.database).delete(Hero.stub().id)
        try await sut.stories.delete([StoryID(rawValue: "second-story")])
        // Then
        #expect(try await findings() == [])
    }

    @Test(
        "A changed byte is named and corrected",
        arguments: [
            "UPDATE page SET text = replace(text, 'lantern', 'lAntern') WHERE position = 0",
            "UPDATE page SET text = substr(text, 1, 5) || CAST(x'EC' AS TEXT) || substr(text, 7) WHERE position = 0",
            "UPDATE page SET text = substr(text, 1, 4) || CAST(x'00' AS TEXT) || substr(text, 6) WHERE position = 0",
            "UPDATE page SET delivery = replace(delivery, 'turn', 'torn') WHERE position = 0",
            "UPDATE story SET telling = replace(telling, 'Biscuit', 'Biscuut')",
            "UPDATE story SET narrator = 'flide'", "UPDATE story SET createdAt = createdAt + 1",
            "UPDATE playback SET listened = 6", "UPDATE hero SET json = replace(json, 'Mira', 'Mirb')",
            "UPDATE rowChecksum SET checksum = checksum ^ 4".replacing(
                "checksum ^ 4", with: "(checksum | 4) - (checksum & 4)"),
            "UPDATE rowChecksum SET key = '7' WHERE name = 'page' AND key = '1'",
            "UPDATE playback SET number = 3",
        ])
    func corrected(sql: String) async throws {
        // Given
        let story = try await fill()
        try FileManager.default.removeItem(at: folder.file("records"))
        try sut.executeFromOutside(sql)
        // When
        let found = try await findings()
        let repaired = try await sut.checker.repair().findings
        // Then
        #expect(found.contains { [.alteredRow, .lostRow].contains($0.kind) }, "\(found)")
        #expect(repaired.contains { $0.isDone })
        _ = try await sut.checker.repair()
        #expect(try await findings() == [])
        #expect(try await sut.stories.story(story.id) == story)
    }

    @Test("A text that another program has changed, and that no record has, is named, and kept by --repair")
    func accepted() async throws {
        // Given
        let story = try await fill()
        try FileManager.default.removeItem(at: folder.file("records"))
        try sut.executeFromOutside(
            "UPDATE page SET text = 'A text of another program.' WHERE storyNumber = 1 AND position = 0")
        // When
        let found = try await findings()
        // Then
        #expect(found.contains { $0.kind == .alteredRow && $0.subject == "page 1 of Title of first-story" }, "\(found)")
        // When
        _ = try await sut.checker.repair()
        // Then
        #expect(try await sut.stories.story(story.id).pages[0].text == "A text of another program.")
        #expect(try await findings().contains { $0.kind == .alteredRow } == false)
    }

    @Test("Damage is not taken for right by a change of the same row or a new saving of the story")
    func notBlessed() async throws {
        // Given
        let story = try await fill()
        try sut.executeFromOutside(
            "UPDATE page SET text = 'Damaged beyond a byte.' WHERE storyNumber = 1 AND position = 1")
        try sut.executeFromOutside("UPDATE story SET narrator = 'damaged' WHERE number = 1")
        // When
        try await sut.stories.setFavorite(false, of: story.id)
        try await sut.stories.save(try await sut.stories.story(story.id))
        // Then
        let found = try await findings().filter { $0.kind == .alteredRow }.map(\.subject)
        #expect(Set(found) == ["page 2 of Title of first-story", "story of Title of first-story"])
    }

    @Test("A position beyond all others is named, and can be repaired", arguments: ["storyHero", "page"])
    func largest(table: String) async throws {
        // Given
        _ = try await fill()
        try sut.executeFromOutside("UPDATE \(table) SET position = 9223372036854775807 WHERE position = 0")
        // When
        let found = try await sut.checker.inspect().damage
        // Then
        #expect(found.contains { $0.subject.contains("9223372036854775807") }, "\(found)")
        _ = try await sut.checker.repair()
    }

    @Test("A row that is gone is named, and told as lost by --repair, which goes on without it")
    func lost() async throws {
        // Given
        _ = try await fill()
        try sut.executeFromOutside("DELETE FROM playback")
        // When
        let found = try await findings()
        let repaired = try await sut.checker.repair().findings
        // Then
        #expect(found.map(\.kind) == [.lostRow])
        #expect(repaired.map(\.kind) == [.lostRow] && repaired.allSatisfy { !$0.isDone })
        #expect(try await findings() == [])
    }

    @Test(
        "A definition that is not ours is named, and made anew by --repair with all that is in the library",
        arguments: [
            "UPDATE sqlite_schema SET sql = replace(sql, 'narrator', 'navrator') WHERE name = 'story'",
            "INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_x', 'hero', 0, "
                + "'CREATE TRIGGER sqlite_x AFTER INSERT ON hero BEGIN DELETE FROM story; END')",
        ])
    func definition(sql: String) async throws {
        // Given
        let story = try await fill()
        await sut.database.checkpoint()
        try sut.executeFromOutside("PRAGMA writable_schema = ON; \(sql)")
        let other = LibraryWithFiles(folder.url)
        // When
        let found = try await other.checker.inspect().findings
        // Then
        #expect(found.contains { $0.kind == .damagedDatabase }, "\(found)")
        // When
        _ = try await other.checker.repair()
        // Then
        #expect(try await LibraryWithFiles(folder.url).checker.inspect().findings == [])
        #expect(try await LibraryWithFiles(folder.url).stories.story(story.id) == story)
    }
}
