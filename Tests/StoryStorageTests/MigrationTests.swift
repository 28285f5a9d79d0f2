import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Migrations of the library", .timeLimit(.minutes(1)))
struct MigrationTests {
    private struct Mishap: Error {}

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A library with a feature that has migrations besides its first.
    private func library(_ extra: StorageMigration...) -> LibraryDatabase {
        Self.library(in: folder.url, extra)
    }

    private static func library(in folder: URL, _ extra: [StorageMigration]) -> LibraryDatabase {
        var shelf = ShelfStorage()
        shelf.migrations += extra
        return LibraryDatabase(folder: folder, schema: LibrarySchema(features: [LibraryStorage(), shelf]))
    }

    private let next = StorageMigration(name: "next") { database in
        try database.execute(sql: "ALTER TABLE shelf ADD COLUMN colour TEXT")
    }

    /// A closed library of this program's version with one hero.
    private func makePresent() async throws {
        try await HeroStore(database: library()).add(.stub())
    }

    @Test("A migration keeps what is stored, and leaves a private copy of what was before")
    func backup() async throws {
        // Given
        try await makePresent()
        // When
        let heroes = try await HeroStore(database: library(next)).heroes()
        // Then
        #expect(heroes == [try .stub()])
        let copy = folder.file("library.sqlite.before-Shelf-next.backup")
        #expect(try permissions(of: copy) == 0o600)
        let before = try DatabaseQueue(path: copy.path)
        let (version, names, columns) = try await before.read { database in
            (
                try Int.fetchOne(database, sql: "PRAGMA user_version"),
                try String.fetchAll(database, sql: "SELECT name FROM hero"),
                try database.columns(in: "shelf").map(\.name)
            )
        }
        #expect(version == LibrarySchema(features: [LibraryStorage(), ShelfStorage()]).migrationCount)
        #expect(names == ["Mira"])
        #expect(!columns.contains("colour"))
    }

    @Test("A story from before there were covers has none, and can get one")
    func covers() async throws {
        // Given a library of the first version with a story
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix(1))
        let story = try Story.stub()
        try await LibraryDatabase(folder: folder.url, schema: schema).write { database in
            try database.execute(
                sql: """
                    INSERT INTO story (
                        id, title, foldedTitle, occasion, ageBand, tone, language, minutes, seed, narrationStatus,
                        author, createdAt, isFavorite, playCount, pageCount
                    ) VALUES (?, ?, '', ?, 'all', 'gentle', 'en', 5, '7', 'notRequested', 'embedded', 0, 0, 0, 0)
                    """,
                arguments: [story.id.rawValue, story.title, try StoredJSON.text(story.occasion)])
        }
        // When
        let sut = StoryStore(database: LibraryDatabase(folder: folder.url))
        let before = try await sut.story(story.id)
        try await sut.save(story)
        // Then
        #expect(before.title == story.title)
        #expect(before.cover == StoryIllustration(status: .notRequested))
        #expect(try await sut.story(story.id).cover == story.cover)
        #expect(story.cover.status == .ready)
    }

    @Test("A new library is made without a backup")
    func newLibrary() async throws {
        #expect(try await HeroStore(database: library(next)).heroes().isEmpty)
        #expect(try folder.names.allSatisfy { !$0.hasSuffix(".backup") && !$0.contains(".new") })
    }

    @Test("A migration that fails changes nothing, and is tried again the next time")
    func failure() async throws {
        // Given
        try await makePresent()
        let failing = StorageMigration(name: "next") { database in
            try database.execute(sql: "DELETE FROM hero")
            throw Mishap()
        }
        // When
        await #expect(throws: StorageError.self) { try await HeroStore(database: library(failing)).heroes() }
        // Then
        #expect(try await HeroStore(database: library()).heroes().count == 1)
        #expect(try await HeroStore(database: library(next)).heroes().count == 1)
    }

    @Test("A library of a newer version is refused, and not a byte of it changes")
    func newer() async throws {
        // Given
        try await HeroStore(database: library(next)).add(.stub())
        let file = folder.file("library.sqlite")
        let before = try Data(contentsOf: file)
        // When
        let sut = library()
        // Then
        for _ in 0..<2 {
            await #expect(throws: StorageError.newerVersion(path: file.path)) {
                try await HeroStore(database: sut).add(.stub(ordinal: 1))
            }
        }
        #expect(try Data(contentsOf: file) == before)
        #expect(try await HeroStore(database: library(next)).heroes().count == 1)
    }

    @Test("Not a byte changes either if the newer version was killed and left its log")
    func newerWithLog() async throws {
        // Given
        let newer = library(next)
        try await HeroStore(database: newer).add(.stub())
        let copies = try TemporaryFolder()
        let names = ["library.sqlite", "library.sqlite-wal"]
        for name in names {
            try FileManager.default.copyItem(at: folder.file(name), to: copies.file(name))
        }
        let before = try names.map { try Data(contentsOf: copies.file($0)) }
        #expect(before.allSatisfy { !$0.isEmpty })
        // When
        await #expect(throws: StorageError.newerVersion(path: copies.file("library.sqlite").path)) {
            try await HeroStore(database: Self.library(in: copies.url, [])).heroes()
        }
        // Then
        #expect(try names.map { try Data(contentsOf: copies.file($0)) } == before)
    }

    @Test("A library that another process brings to a newer version meanwhile is not written any more")
    func newerMeanwhile() async throws {
        // Given
        let sut = library()
        try await HeroStore(database: sut).add(.stub())
        // When
        _ = try await HeroStore(database: library(next)).heroes()
        // Then
        await #expect(throws: StorageError.newerVersion(path: sut.file.path)) {
            try await HeroStore(database: sut).add(.stub(ordinal: 1))
        }
    }
}
