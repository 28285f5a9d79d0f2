import Dispatch
import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The library's database", .timeLimit(.minutes(1)))
struct LibraryDatabaseTests {
    private let folder: TemporaryFolder
    private let sut: LibraryDatabase

    init() throws {
        folder = try TemporaryFolder()
        sut = LibraryDatabase(folder: folder.file("data"))
    }

    @Test("Nothing is made before something is asked for")
    func lazy() throws {
        #expect(try folder.names.isEmpty)
    }

    @Test("A new library is empty, in WAL mode, with foreign keys on, ours, and of the present version")
    func settings() async throws {
        // When
        let found = try await sut.write { database in
            try ["journal_mode", "foreign_keys", "application_id", "user_version"].map {
                try String.fetchOne(database, sql: "PRAGMA \($0)")
            }
        }
        // Then
        #expect(found == ["wal", "1", "1400139634", String(LibrarySchema().migrationCount)])
        #expect(try await StoryStore(database: sut).stories(StoryQuery()).stories.isEmpty)
    }

    @Test("Files are readable by their owner only, and so are folders that were made for them")
    func permissionsOfFiles() async throws {
        // When
        try await HeroStore(database: sut).add(.stub())
        // Then
        for name in ["data", "data/records"] { #expect(try permissions(of: folder.file(name)) == 0o700) }
        let names = try folder.names.filter { $0.hasPrefix("data/") && $0 != "data/records" }
        #expect(names.contains("data/library.sqlite"))
        #expect(names.contains("data/library.sqlite-wal"))
        for name in names { #expect(try permissions(of: folder.file(name)) == 0o600, "\(name)") }
    }

    @Test("What is stored is there for the next process")
    func reopening() async throws {
        // Given
        try await HeroStore(database: sut).add(.stub())
        // When
        let next = LibraryDatabase(folder: folder.file("data"))
        // Then
        #expect(try await HeroStore(database: next).heroes() == [.stub()])
    }

    @Test("A task that is cancelled still gets what it asked for, and what it wrote is stored")
    func cancelled() async throws {
        // Given
        let hero = try Hero.stub()
        let sut = sut
        // When
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await HeroStore(database: sut).add(hero)
            return try await HeroStore(database: sut).heroes()
        }
        // Then
        #expect(try await task.value == [hero])
    }

    @Test("An error inside a write undoes all of it")
    func rollback() async throws {
        // When
        await #expect(throws: StorageError.duplicate(.hero, "x")) {
            try await sut.write { database in
                try database.execute(sql: "INSERT INTO hero VALUES ('a', 'A', 'a', '{}')")
                throw StorageError.duplicate(.hero, "x")
            }
        }
        // Then
        #expect(try await sut.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM hero") } == 0)
    }

    @Test("While another process writes, one waits, and then says that the library is in use")
    func busy() async throws {
        // Given
        try await HeroStore(database: sut).add(.stub())
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: sut.file.path, configuration: configuration)
        let impatient = LibraryDatabase(folder: folder.file("data"), schema: LibrarySchema(), patience: 0.05)
        try await other.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN IMMEDIATE")
        }
        // When, Then
        await #expect(throws: StorageError.busy("The library")) {
            try await HeroStore(database: impatient).add(.stub(ordinal: 1))
        }
        // Then reading goes on all the same
        #expect(try await HeroStore(database: impatient).heroes().count == 1)
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await HeroStore(database: impatient).add(.stub(ordinal: 1))
    }

    @Test("Reading goes on while something is written for long")
    func readingWhileWriting() async throws {
        // Given
        try await sut.addHero()
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let end = DispatchSemaphore(value: 0)
        let writing = Task { [sut] in
            try await sut.write { database in
                try database.execute(sql: "DELETE FROM hero")
                beginning.finish()
                end.wait()
            }
        }
        for await _ in begun {}
        // When
        let heroes = try await HeroStore(database: sut).heroes()
        end.signal()
        // Then
        #expect(heroes == [try .stub()])
        try await writing.value
        #expect(try await HeroStore(database: sut).heroes().isEmpty)
    }

    @Test("Several read at once, each one state")
    func readingAtOnce() async throws {
        // Given
        try await sut.addHero()
        let (reading, end) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
        let readers = (0..<3).map { _ in
            Task { [sut] in
                try await sut.read { database in
                    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM hero")
                    reading.continuation.yield()
                    end.wait()
                    return [count, try Int.fetchOne(database, sql: "SELECT count(*) FROM hero")]
                }
            }
        }
        // When all of them have begun
        for await _ in reading.stream.prefix(readers.count) {}
        try await sut.addHero(ordinal: 1)
        for _ in readers { end.signal() }
        // Then
        for reader in readers { #expect(try await reader.value == [1, 1]) }
        #expect(try await HeroStore(database: sut).heroes().count == 2)
    }

    @Test("Lists are read through indexes")
    func indexes() async throws {
        // When
        let plans = try await sut.read { database in
            try [
                "SELECT * FROM story WHERE removedAt IS NULL ORDER BY createdAt DESC, number DESC LIMIT 50",
                "SELECT id FROM story WHERE removedAt IS NULL AND foldedTitle = 'a'",
                "SELECT id FROM story WHERE removedAt IS NOT NULL ORDER BY removedAt",
                "SELECT id FROM story WHERE id >= 'a' AND id < 'b'",
                "SELECT json FROM hero ORDER BY foldedName, id",
                "SELECT json FROM customEvent ORDER BY foldedTitle, id",
                "SELECT storyNumber FROM storyHero WHERE heroId = 'a'",
                "SELECT storyNumber FROM storyHero WHERE heroId IS NULL AND \(StoryTables.heroID) = 'a'",
                "SELECT * FROM page WHERE mediaDigest = 'a'",
                "SELECT * FROM narration WHERE mediaDigest = 'a'",
            ].map { sql in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }.joined()
            }
        }
        // Then
        for plan in plans { #expect(plan.contains("INDEX"), "\(plan)") }
    }
}
