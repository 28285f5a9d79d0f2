import FeatureKitStubs
import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The log of the library's database", .timeLimit(.minutes(1)))
struct CheckpointTests {
    private let folder: TemporaryFolder
    private let clock = ManualClock()
    private let sut: LibraryDatabase
    private var log: URL { folder.file("library.sqlite-wal") }

    init() throws {
        folder = try TemporaryFolder()
        sut = LibraryDatabase(folder: folder.url, schema: LibrarySchema(), clock: clock)
    }

    private var logSize: Int { (try? Data(contentsOf: log))?.count ?? 0 }

    /// Heroes in a copy of the main file alone.
    private func heroesAlone() async throws -> [Hero] {
        let copy = try TemporaryFolder()
        try FileManager.default.copyItem(at: sut.file, to: copy.file("library.sqlite"))
        return try await HeroStore(database: LibraryDatabase(folder: copy.url)).heroes()
    }

    @Test("A checkpoint leaves everything in the main file and nothing in the log")
    func checkpoint() async throws {
        // Given
        try await sut.addHero()
        try #require(logSize > 0)
        // When
        await sut.checkpoint()
        // Then
        #expect(logSize == 0)
        #expect(try await heroesAlone().count == 1)
    }

    @Test("While another process reads, nobody waits or fails, and whoever ends last empties the log")
    func lastOne() async throws {
        // Given
        try await sut.addHero()
        let other = LibraryDatabase(folder: folder.url)
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: sut.file.path, configuration: configuration)
        try await reader.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN")
            _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM hero")
        }
        try await sut.addHero(ordinal: 1)
        // When
        await sut.checkpoint()
        // Then
        #expect(logSize > 0)
        #expect(try await HeroStore(database: other).heroes().count == 2)
        // When
        try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        await other.checkpoint()
        // Then
        #expect(logSize == 0)
        #expect(try await heroesAlone().count == 2)
    }

    @Test("A process that stays empties the log once nothing has been written for two seconds")
    func rest() async throws {
        // Given
        try await sut.addHero()
        await clock.sleepers(1)
        // When
        clock.advance(by: .seconds(1))
        try await sut.addHero(ordinal: 1)
        clock.advance(by: .seconds(1))
        await clock.sleeps(2)
        // Then
        #expect(logSize > 0)
        // When
        let name = log.lastPathComponent
        let watch = FolderWatch(folder: folder.url) { $0.name == name }
        clock.advance(by: .seconds(2))
        await logIsEmpty(try #require(watch))
        // Then
        #expect(try await heroesAlone().count == 2)
    }

    @Test("Nothing is opened for it that was not used")
    func unused() async throws {
        // When
        await sut.checkpoint()
        // Then
        #expect(try folder.names.isEmpty)
    }

    /// Returns once the log is empty, of which the system tells; the suite's time limit ends it.
    private func logIsEmpty(_ watch: FolderWatch) async {
        guard logSize > 0 else { return }
        for await _ in watch.wakes where logSize == 0 { return }
    }
}

extension ManualClock {
    fileprivate func sleepers(_ count: Int) async {
        await until { sleeperCount >= count }
    }

    fileprivate func sleeps(_ count: Int) async {
        await until { sleepCount >= count }
    }
}
