import CollectionsStorage
import Foundation
import GRDB
import Glibc
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// A library that was written by a program with one more feature, in the hands of the program without it.
@Suite("What a library has of a feature that the program lacks", .timeLimit(.minutes(1)))
struct OtherFeatureTests {
    private let folder: TemporaryFolder

    /// The library as the program has it that lacks the feature; opened anew each time.
    private var plain: LibraryWithFiles { LibraryWithFiles(folder.url) }
    /// As the program has it that knows the feature.
    private var full: LibraryDatabase { Self.library(in: folder.url, ShelfStorage()) }

    init() async throws {
        folder = try TemporaryFolder()
        try #require(chmod(folder.url.path, 0o700) == 0)
        let (plain, full) = (plain, full)
        try await full.write { _ in }
        for id in ["one", "two"] { try await plain.add(id) }
        try await full.write { database in
            try database.execute(
                sql: """
                    INSERT INTO shelf (id, title) VALUES ('lullabies', 'Lullabies');
                    INSERT INTO shelfStory SELECT 'lullabies', number, number FROM story;
                    """)
        }
    }

    /// The library of a program with the feature.
    private static func library(in folder: URL, _ shelf: ShelfStorage) -> LibraryDatabase {
        LibraryDatabase(
            folder: folder, schema: LibrarySchema(features: programStorage + [shelf]))
    }

    private func shelved() async throws -> [String] {
        try await full.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT shelf.title || ': ' || story.id FROM shelfStory JOIN shelf ON shelf.id = shelfId
                    JOIN story ON story.number = storyNumber ORDER BY 1
                    """)
        }
    }

    private func checker(_ database: LibraryDatabase) -> LibraryChecker {
        LibraryChecker(
            database: database, media: plain.store,
            settings: SettingsFile(file: folder.file("settings.json")))
    }

    @Test("The program works with it, and finds nothing wrong")
    func whole() async throws {
        #expect(try await checker(plain.database).inspect().findings == [])
        #expect(try await checker(full).inspect().findings == [])
    }

    @Test("A story that the program deletes leaves the shelf, and no checksum is left of its place there")
    func deletion() async throws {
        // When
        try await plain.stories.delete([StoryID(rawValue: "one")])
        // Then
        #expect(try await shelved() == ["Lullabies: two"])
        #expect(try await checker(full).inspect().findings == [])
    }

    @Test("A row of it that was damaged is found and corrected by the program, as its own are")
    func damage() async throws {
        // Given
        try plain.executeFromOutside("UPDATE shelf SET title = 'Lullabiez'")
        // When
        let repaired = try await checker(plain.database).repair().damage
        // Then
        #expect(repaired.map(\.kind) == [.alteredRow])
        #expect(repaired.map(\.subject) == ["shelf lullabies"])
        #expect(try await shelved() == ["Lullabies: one", "Lullabies: two"])
    }

    @Test("Rows of it that refer to nothing are put away")
    func dangling() async throws {
        // Given
        try plain.executeFromOutside("DELETE FROM shelf; DELETE FROM rowChecksum WHERE name = 'shelf'")
        // When
        let repaired = try await checker(plain.database).repair().damage
        // Then
        #expect(repaired.contains { $0.kind == .danglingRow && $0.isDone })
        #expect(try folder.names.contains("damaged/rows-of-shelf-lullabies.jsonl"))
        #expect(try await full.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM shelfStory") } == 0)
    }

    @Test("It comes through a rebuild and a rescue of what can be read", arguments: [true, false])
    func rebuilt(canBeRead: Bool) async throws {
        // Given
        let damaged = DamagedFolder(folder: folder.file("damaged"), now: { Date() })
        let before = try await shelved()
        // When
        if canBeRead {
            _ = try await plain.database.rebuild(keepingDamagedIn: damaged.folder)
        } else {
            _ = try await LibraryWithFiles(folder.url).database.salvage(keepingDamagedIn: damaged)
        }
        // Then
        let again = full
        #expect(try await checker(again).inspect().damage == [])
        let titles = try await again.read { try String.fetchAll($0, sql: "SELECT title FROM shelf") }
        #expect(titles == ["Lullabies"])
        #expect(before.count == 2)
        #expect(try await shelved() == before)
        // The feature's changes are counted on.
        let count = "SELECT number FROM revision WHERE part = 'shelves'"
        let old = try #require(try await again.read { try Int.fetchOne($0, sql: count) })
        try await again.write { try $0.execute(sql: "UPDATE shelf SET title = 'Songs'") }
        #expect(try await again.read { try Int.fetchOne($0, sql: count) } == old + 1)
    }

    @Test("If one of its definitions is damaged, all else is rescued nevertheless")
    func damagedDefinition() async throws {
        // Given
        try plain.executeFromOutside(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'position INTEGER', 'position INTEGRR') WHERE name = 'shelfStory'
            """)
        let damaged = DamagedFolder(folder: folder.file("damaged"), now: { Date() })
        // When
        _ = try await plain.database.salvage(keepingDamagedIn: damaged)
        // Then
        #expect(try await plain.stories.stories(StoryQuery()).stories.count == 2)
        // What is missing is named once.
        #expect(Set(try await checker(plain.database).repair().damage.map(\.kind)) == [.lostRow])
        #expect(try await checker(plain.database).inspect().damage == [])
        #expect(try folder.names.contains("damaged/library.sqlite"))
        // The program with the feature begins it anew.
        try await full.write { try $0.execute(sql: "INSERT INTO shelf (id, title) VALUES ('songs', 'Songs')") }
        #expect(try await shelved() == [])
    }

    @Test("Features may be given in any order: those come first to whose tables others refer")
    func order() {
        // Given
        let features: [any FeatureStorage] = [ShelfStorage(), CollectionsStorage(), LibraryStorage()]
        // When
        let sut = LibrarySchema(features: features)
        // Then
        #expect(sut.features.map(\.name) == ["Library", "Shelf", "Collections"])
    }

    @Test("A program with stories alone finds nothing wrong in a library of the whole program, and the other way round")
    func storiesAlone() async throws {
        // Given
        let few = LibraryDatabase(folder: folder.url, schema: LibrarySchema(features: [LibraryStorage()]))
        #expect(try await checker(few).inspect().findings == [])
        // When
        let other = LibraryWithFiles(folder.file("other"))
        try await HeroStore(
            database: LibraryDatabase(folder: other.folder, schema: LibrarySchema(features: [LibraryStorage()]))
        )
        .add(.stub())
        // Then
        #expect(try await other.database.foreignDefinitions() == [])
        #expect(try await HeroStore(database: other.database).heroes() == [.stub()])
    }

    @Test("A copy for a backup has it, and passes the check of the program without the feature")
    func backup() async throws {
        // Given
        let copy = folder.file("copy.sqlite")
        let sut = LibrarySnapshotStore(database: plain.database)
        // When
        try await sut.take(to: copy)
        // Then
        try sut.check(copy)
        let titles = try await DatabaseQueue(path: copy.path).read {
            try String.fetchAll($0, sql: "SELECT title FROM shelf")
        }
        #expect(titles == ["Lullabies"])
    }

    @Test(
        "A forged copy is refused that says of a table that it belongs to another feature, and hides something in it",
        arguments: [
            "CREATE TRIGGER evil AFTER INSERT ON shelf BEGIN DELETE FROM story; END",
            "CREATE VIEW evil AS SELECT * FROM shelf",
            "ALTER TABLE shelf ADD COLUMN \"id)); END; DELETE FROM story; --\" TEXT",
            "ALTER TABLE shelf ADD COLUMN \"select\" INTEGER",
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || '; DELETE FROM story' WHERE name = 'shelf'",
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || '; DROP TABLE x' WHERE name = 'shelfByTitle'",
            "DROP TABLE feature; CREATE VIEW feature AS SELECT 'Library' AS name, 1 AS version, '[]' AS tables, 1 AS checksum",
            "UPDATE feature SET version = -1 WHERE name = 'Library'",
            "CREATE TABLE evil (a)",
            "INSERT INTO feature VALUES ('Evil', 1, '[]', 7)", "INSERT INTO feature VALUES ('Evil', 1, '{}', 7)",
            "UPDATE feature SET version = -1 WHERE name = 'Shelf'",
            "UPDATE feature SET name = 'a b' WHERE name = 'Shelf'",
            "INSERT INTO revision VALUES ('evil', 1)",
            "UPDATE shelf SET title = 'a' || char(0) || 'b'",
        ])
    func forged(statement: String) async throws {
        // Given
        let copy = folder.file("copy.sqlite")
        let sut = LibrarySnapshotStore(database: plain.database)
        try await sut.take(to: copy)
        let queue = try DatabaseQueue(path: copy.path)
        try await queue.write { try $0.execute(sql: statement) }
        try queue.close()
        // Then
        #expect(throws: StorageError.self) { try sut.check(copy) }
    }

    @Test("A program whose feature is older than in the library leaves the library alone")
    func newer() async throws {
        // Given
        var shelf = ShelfStorage()
        shelf.migrations.append(
            StorageMigration(name: "colours") { try $0.execute(sql: "ALTER TABLE shelf ADD COLUMN colour TEXT") })
        try await Self.library(in: folder.url, shelf).write { _ in }
        // Then
        let older = full
        await #expect(throws: StorageError.newerVersion(path: older.file.path)) { try await older.read { _ in } }
        // The program that lacks the feature does not mind.
        #expect(try await plain.stories.stories(StoryQuery()).stories.count == 2)
    }
}
