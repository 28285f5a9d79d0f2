import Foundation
import GenerationStorage
import GRDB
import Generation
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import LibraryStorage
@testable import StoryStorage

@Suite("What authors noted of their stories", .timeLimit(.minutes(1)))
struct TellingTests: StoryStoreSuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    /// Stores a story whose author noted its title.
    @discardableResult
    private func add(_ title: String, createdAt: Double, notes: Bool = true) async throws -> Story {
        var story = try await library.made("story-\(title)")
        story.createdAt = Date(timeIntervalSinceReferenceDate: createdAt)
        story.telling = notes ? TellingRecord(plots: ["plot"], title: title) : nil
        try await sut.save(story)
        return story
    }

    private func titles(limit: Int = 120) async throws -> [String] {
        try await sut.tellings(limit: limit).map(\.title)
    }

    @Test("The notes come newest story first, whatever was stored first, and no more than are wanted")
    func order() async throws {
        // Given
        for (title, age) in [("old", 1.0), ("newest", 3), ("middle", 2)] { try await add(title, createdAt: age) }
        // When, Then
        #expect(try await titles() == ["newest", "middle", "old"])
        #expect(try await titles(limit: 2) == ["newest", "middle"])
    }

    @Test("Stories in the bin were told as well; a story that is deleted was not, and one without a note says nothing")
    func which() async throws {
        // Given
        let binned = try await add("binned", createdAt: 1)
        let deleted = try await add("deleted", createdAt: 2)
        try await add("other", createdAt: 3, notes: false)
        // When
        try await sut.moveToBin([binned.id], at: Date(timeIntervalSinceReferenceDate: 0))
        try await sut.delete([deleted.id])
        // Then
        #expect(try await titles() == ["binned"])
    }

    @Test("A note that cannot be read keeps no story from being made")
    func unreadable() async throws {
        // Given
        try await add("old", createdAt: 1)
        try await add("new", createdAt: 2)
        // When
        try library.executeFromOutside("UPDATE story SET telling = '{' WHERE createdAt = 2")
        // Then
        #expect(try await titles() == ["old"])
    }

    @Test("The latest notes are found by an index, however large the library")
    func index() async throws {
        let plan = try await library.database.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(StoryStore.latestTellings)", arguments: [120])
                .map { $0["detail"] as String }
        }
        #expect(plan.allSatisfy { $0.contains("USING INDEX storyByTelling") }, "\(plan)")
    }

    @Test("An edit, a mark and another saving leave the note as it is, in the row and in the record")
    func kept() async throws {
        // Given
        let story = try await library.add("first-story")
        // When
        _ = try await sut.edit(story.id, StoryEdit(title: "Another", texts: [0: "The fox woke."]))
        try await sut.setFavorite(false, of: story.id)
        try await sut.save(sut.story(story.id))
        // Then
        #expect(try await sut.story(story.id).telling == .stub)
        #expect(try library.database.records.read(.story(story.id)).story(story.id).telling == .stub)
        let altered = try await library.database.read { try RowChecksums(schema: LibrarySchema()).altered(in: $0) }
        #expect(altered.isEmpty)
    }

    /// A closed library from before there were notes, with a story.
    private func makeOlder() async throws -> StoryID {
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix { $0.name != "tellings" })
        let story = try Story.stub(id: "first-story")
        try await LibraryDatabase(folder: folder.url, schema: schema).write { database in
            try database.execute(
                sql: """
                    INSERT INTO story (
                        id, title, foldedTitle, occasion, ageBand, tone, language, minutes, seed, narrationStatus,
                        author, createdAt, isFavorite, playCount, pageCount, heroNames, event
                    ) VALUES (?, ?, ?, ?, 'all', 'gentle', 'en', 5, '7', 'notRequested', 'embedded', 0, 0, 0, 0, '[]',
                        'bedtime')
                    """,
                arguments: [
                    story.id.rawValue, story.title, SearchText.folded(story.title),
                    try StoredJSON.text(story.occasion),
                ])
            try database.execute(
                sql: "INSERT INTO page VALUES (last_insert_rowid(), 0, 'A page.', ?, ?, NULL)",
                arguments: [
                    try StoredJSON.text(story.pages[0].scene),
                    try StoredJSON.text(StoryIllustration(status: .notRequested)),
                ])
        }
        return story.id
    }

    @Test("A library from before there were notes has none, and its stories still fit their checksums")
    func migration() async throws {
        // Given
        let story = try await makeOlder()
        // When
        let stored = try await sut.story(story)
        let altered = try await library.database.read { try RowChecksums(schema: LibrarySchema()).altered(in: $0) }
        // Then
        #expect(stored.telling == nil)
        #expect(stored.pages.map(\.delivery) == [nil])
        #expect(altered.isEmpty)
    }

    @Test("Damage from before there were notes is still seen afterwards")
    func damageBefore() async throws {
        // Given
        _ = try await makeOlder()
        try library.executeFromOutside("UPDATE story SET title = 'The Lantarn'")
        // When
        let altered = try await library.database.read { try RowChecksums(schema: LibrarySchema()).altered(in: $0) }
        // Then
        #expect(altered.map(\.table) == ["story"])
    }

    @Test("Of a library from before there were notes that is made anew, no row counts as altered for want of one")
    func salvage() async throws {
        // Given
        let story = try await makeOlder()
        // When
        let count = try await library.database.salvage(keepingDamagedIn: library.checker.damaged)
        let altered = try await library.database.read { try RowChecksums(schema: LibrarySchema()).altered(in: $0) }
        // Then
        #expect(count == 1)
        #expect(try await sut.story(story).telling == nil)
        #expect(altered.isEmpty)
    }

    @Test("A job brings what it was begun with, and its own note, and one of an older version brings nothing")
    func job() async throws {
        // Given
        let job = try GenerationJob.stub()
        let claim = try await library.jobs.open(job)
        // When
        try await claim.record(.telling(.stub), content: nil)
        // Then
        #expect(try await claim.units() == [.telling(.stub)])
        #expect(try await library.jobs.jobs().map(\.told) == [[.stub]])
        // When
        try await library.database.write { database in
            try database.execute(sql: "UPDATE job SET json = json_remove(json, '$.told')")
        }
        // Then
        #expect(try await library.jobs.jobs().map(\.told) == [[]])
        await claim.close()
    }
}
