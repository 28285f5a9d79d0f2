import Foundation
import GRDB
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("The migration to lists", .timeLimit(.minutes(1)))
struct ListMigrationTests {
    private let folder: TemporaryFolder
    private let hero: Hero
    private let event: CustomStoryEvent
    private let stories: [Story]

    init() throws {
        folder = try TemporaryFolder()
        hero = try .stub(name: "Łucja")
        event = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "Erster Zahn", usageCount: 1)
        stories = [
            try .stub(
                id: "story-a", title: "Öl und Łódź", heroes: [hero, .stub(name: "Jan \"the\" 🦊")],
                texts: ["Der Bär schlief.", "小猫在森林里。"], createdAt: 10, occasion: .custom(event)),
            try .stub(id: "story-b", title: "An Apple", heroes: [.stub(name: "Bo")], texts: ["One."], createdAt: 20),
            try .stub(id: "story-c", title: "Zebra", heroes: [], texts: [], createdAt: 30),
        ]
    }

    /// Makes a library as an older version of the program has left it.
    private func makeOld(version: Int, extra: @escaping @Sendable (Database) throws -> Void = { _ in }) async throws {
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix(version))
        let (hero, event, stories) = (hero, event, stories)
        try await LibraryDatabase(folder: folder.url, schema: schema).write { database in
            try database.execute(
                sql: "INSERT INTO hero VALUES (?, ?, 'łucja', ?)",
                arguments: [hero.id.rawValue, hero.name, try StoredJSON.text(hero)])
            try database.execute(
                sql: "INSERT INTO customEvent VALUES (?, ?, 'erster zahn', ?)",
                arguments: [event.id.rawValue, event.title, try StoredJSON.text(event)])
            for story in stories { try Self.insert(story, in: database, hasCover: version > 1) }
            try extra(database)
        }
    }

    private static func insert(_ story: Story, in database: Database, hasCover: Bool) throws {
        try database.execute(
            sql: """
                INSERT INTO story (
                    id, title, foldedTitle, occasion, ageBand, tone, language, minutes, seed, narrationStatus, author,
                    narrator, createdAt, isFavorite, playCount, pageCount, duration
                ) VALUES (?, ?, ?, ?, '4-6', 'gentle', 'en', 5, ?, 'ready', 'embedded', 'flite', ?, 1, 3, ?, 61.5)
                """,
            arguments: [
                story.id.rawValue, story.title, story.title.lowercased(), try StoredJSON.text(story.occasion),
                String(story.seed), story.createdAt.timeIntervalSinceReferenceDate, story.pages.count,
            ])
        let number = database.lastInsertedRowID
        if hasCover {
            try database.execute(
                sql: "UPDATE story SET cover = ?, coverDigest = ? WHERE number = ?",
                arguments: [try StoredJSON.text(story.cover), story.cover.media?.digest, number])
        }
        for (position, hero) in story.heroes.enumerated() {
            try database.execute(
                sql: "INSERT INTO storyHero VALUES (?, ?, (SELECT id FROM hero WHERE id = ?), ?, ?)",
                arguments: [number, position, hero.id.rawValue, hero.name, try StoredJSON.text(hero)])
        }
        for page in story.pages {
            try database.execute(
                sql: "INSERT INTO page VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    number, page.index, page.text, try StoredJSON.text(page.scene),
                    try StoredJSON.text(page.illustration), page.illustration.media?.digest,
                ])
        }
        try database.execute(
            sql: "INSERT INTO narration VALUES (?, ?, ?)",
            arguments: [number, story.narration?.media.digest, try story.narration.map { try StoredJSON.text($0) }])
    }

    private func sut() -> StoryStore {
        StoryStore(database: LibraryDatabase(folder: folder.url))
    }

    @Test("The rows of an older version are checked as they will be once they are migrated", arguments: [1, 2, 3])
    func checkingOlder(version: Int) async throws {
        // Given
        let store = LibrarySnapshotStore(database: LibraryDatabase(folder: folder.url))
        let file = folder.file("library.sqlite")
        try await makeOld(version: min(version, 2)) { database in
            guard version == 3 else { return }
            try database.execute(sql: "UPDATE story SET title = char(27) || '[2J' WHERE id = 'story-b'")
        }
        // When, Then
        if version == 3 {
            #expect { try store.check(file) } throws: { ($0 as? StorageError)?.code == "storage.corrupt" }
        } else {
            try store.check(file)
        }
        #expect(try !folder.names.contains { $0.hasSuffix("migrated") })
    }

    @Test("Stories of any older version stay whole, and are listed, found and sorted", arguments: [1, 2])
    func older(version: Int) async throws {
        // Given
        try await makeOld(version: version)
        // When
        let sut = sut()
        let list = try await sut.stories(StoryQuery(sort: .title)).stories
        // Then
        #expect(list.map(\.title) == ["An Apple", "Öl und Łódź", "Zebra"])
        #expect(list.map(\.heroNames) == [["Bo"], ["Łucja", "Jan \"the\" 🦊"], []])
        for story in stories {
            var expected = story
            expected.telling = nil
            for index in expected.pages.indices { expected.pages[index].delivery = nil }
            if version == 1 { expected.cover = StoryIllustration(status: .notRequested) }
            #expect(try await sut.story(story.id) == expected)
        }
        for filter in [
            StoryFilter(hero: hero.id), StoryFilter(event: .custom(event.id)), StoryFilter(search: "lucja"),
            StoryFilter(search: "森林"), StoryFilter(search: "lodz bar"),
        ] {
            #expect(try await sut.stories(StoryQuery(filter: filter)).stories.map(\.id) == [stories[0].id])
        }
        let bedtime = StoryFilter(event: .standard(.bedtime))
        #expect(try await sut.stories(StoryQuery(filter: bedtime)).stories.map(\.title) == ["Zebra", "An Apple"])
        #expect(try await sut.story(matching: "ol und lodz").id == stories[0].id)
        #expect(try await HeroStore(database: sut.database).hero(matching: "lucja") == hero)
        #expect(try folder.names.contains { $0.contains("before-\(version == 1 ? "covers" : "lists").backup") })
    }

    @Test("A migrated library has the same tables and indexes as a new one", arguments: [1, 2])
    func sameTables(version: Int) async throws {
        // Given
        try await makeOld(version: version)
        let fresh = try TemporaryFolder()
        // When
        let schemas = try await [sut().database, LibraryDatabase(folder: fresh.url)].asyncMap { database in
            try await database.read {
                try String.fetchAll($0, sql: "SELECT type || name || coalesce(sql, '') FROM sqlite_master ORDER BY 1")
            }
        }
        // Then
        #expect(schemas[0] == schemas[1])
        let troubles = try await sut().database.read { database in
            try String.fetchAll(database, sql: "PRAGMA integrity_check")
                + Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map(\.description)
        }
        #expect(troubles == ["ok"])
    }

    @Test("What migrates is no change of the library, and what comes after it is")
    func revisions() async throws {
        // Given
        try await makeOld(version: 2)
        let sut = sut()
        func revision() async throws -> Int? {
            try await sut.database.read { try Int.fetchOne($0, sql: "SELECT sum(number) FROM revision") }
        }
        #expect(try await revision() == 0)
        // When
        try await sut.setFavorite(false, of: stories[0].id)
        // Then
        #expect(try await revision() == 1)
    }

    @Test("A row that cannot be read keeps nobody from the rest of the library")
    func rubbish() async throws {
        // Given
        try await makeOld(version: 2) { database in
            try database.execute(sql: "UPDATE story SET occasion = 'rubbish', seed = '?' WHERE id = 'story-b'")
            try database.execute(sql: "UPDATE story SET occasion = '{}' WHERE id = 'story-c'")
        }
        // When
        let sut = sut()
        // Then
        #expect(try await sut.story(stories[0].id).pages.map(\.text) == stories[0].pages.map(\.text))
        #expect(try await sut.stories(StoryQuery(filter: StoryFilter(search: "bar"))).stories.count == 1)
        await #expect(throws: StorageError.self) { try await sut.story(stories[1].id) }
    }

    @Test("Two events whose titles were told apart until now both stay")
    func events() async throws {
        // Given
        let (first, second) = (
            try CustomStoryEvent(id: .init(rawValue: "one1"), title: "Lodz"),
            try CustomStoryEvent(id: .init(rawValue: "two2"), title: "Łodz")
        )
        try await makeOld(version: 2) { database in
            for (event, folded) in [(first, "lodz"), (second, "łodz")] {
                try database.execute(
                    sql: "INSERT INTO customEvent VALUES (?, ?, ?, ?)",
                    arguments: [event.id.rawValue, event.title, folded, try StoredJSON.text(event)])
            }
        }
        // When
        let events = CustomEventStore(database: LibraryDatabase(folder: folder.url))
        // Then
        #expect(try await events.events().count == 3)
        #expect(try await events.event(matching: "Lodz") == first)
        #expect(try await events.event(matching: "Łodz") == second)
    }

    @Test("If it fails half-way, the older version goes on with the library as it was")
    func failure() async throws {
        // Given a table in the way of a late step
        try await makeOld(version: 2) { try $0.execute(sql: "CREATE TABLE revision (a INTEGER)") }
        // When
        await #expect(throws: StorageError.self) { try await sut().stories(StoryQuery()) }
        // Then
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix(2))
        let found = try await LibraryDatabase(folder: folder.url, schema: schema).read { database in
            try String.fetchAll(database, sql: "SELECT title FROM story ORDER BY number")
                + database.columns(in: "story").map(\.name).filter { $0 == "heroNames" }
        }
        #expect(found == stories.map(\.title))
    }
}

extension Array {
    /// The transformed elements, one after the other.
    func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
