import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("A library whose log is damaged", .tags(.sweep), .timeLimit(.minutes(2)))
struct DamagedLogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A library as a process leaves it that is killed: three stories are in its log alone.
    private func killed() async throws -> (log: Data, stories: [Story]) {
        let living = LibraryWithFiles(folder.file("living"))
        _ = try await living.stories.stories(StoryQuery())
        var stories: [Story] = []
        for name in ["a", "b", "c"] { stories.append(try await living.add("story-\(name)")) }
        try FileManager.default.copyItem(at: folder.file("living"), to: folder.file("killed"))
        return (try Data(contentsOf: folder.file("killed/library.sqlite-wal")), stories)
    }

    /// The killed library in a folder of its own, with another log.
    private func library(_ name: String, log: Data) throws -> LibraryWithFiles {
        try FileManager.default.copyItem(at: folder.file("killed"), to: folder.file(name))
        try log.write(to: folder.file("\(name)/library.sqlite-wal"))
        return LibraryWithFiles(folder.file(name))
    }

    private func kept(_ name: String) throws -> [Data] {
        let damaged = folder.file("\(name)/damaged")
        return try FileManager.default.contentsOfDirectory(atPath: damaged.path)
            .filter { $0 != DamagedFolder.indexName }.map { try Data(contentsOf: damaged.appending(path: $0)) }
    }

    @Test("A byte that is wrong, wherever it is, is corrected by whoever opens the library, or named: nothing is lost")
    func oneByte() async throws {
        // Given
        let (log, stories) = try await killed()
        // Each byte of the log's header, of a frame's header, and some of the pages.
        let offsets = Array(0..<64) + Array(stride(from: 64, to: log.count, by: log.count / 59)) + [log.count - 1]
        for offset in offsets {
            var damaged = log
            damaged[offset] ^= UInt8(1 << (offset % 8))
            let sut = try library("byte-\(offset)", log: damaged)
            // When
            let found = try await sut.checker.inspect().findings
            // Then
            if found.isEmpty {
                for story in stories { #expect(try await sut.stories.story(story.id) == story, "\(offset)") }
            } else {
                #expect(found.first?.kind == .damagedLog, "\(offset)")
                _ = try await sut.checker.repair()
                #expect(try sut.mediaFiles.count == 12, "\(offset)")
            }
            #expect(try kept("byte-\(offset)").contains(damaged), "\(offset)")
        }
    }

    @Test("A log that others empty and fill while it is read is no fault")
    func emptied() async throws {
        // Given
        let log = try await killed().log
        let library = folder.file("killed")
        let file = library.appending(path: "library.sqlite-wal")
        let checkpoints = Task {
            let handle = try FileHandle(forWritingTo: file)
            while !Task.isCancelled {
                try handle.truncate(atOffset: 0)
                try handle.write(contentsOf: log)
                try handle.seek(toOffset: 0)
            }
        }
        let sut = LibraryMigrator(
            file: library.appending(path: "library.sqlite"), useLock: LibraryLayout(data: library).useLock,
            schema: LibrarySchema(), patience: 1)
        // Then
        for _ in 0..<300 { _ = try sut.lostLogs() }
        checkpoints.cancel()
        try await checkpoints.value
    }

    @Test("A byte in the lower half of a word of a page is always corrected")
    func lowerHalf() async throws {
        // Given
        let (log, stories) = try await killed()
        for offset in stride(from: 5000, to: log.count, by: log.count / 20) {
            let low = offset - offset % 4 + offset % 2
            var damaged = log
            damaged[low] ^= 0x10
            let sut = try library("low-\(low)", log: damaged)
            // When
            let found = try await sut.stories.stories(StoryQuery()).stories
            // Then
            #expect(found.count == stories.count, "\(low)")
        }
    }

    @Test("Changes that cannot be read are named as lost, kept before anything is written, and nothing of theirs goes")
    func manyBytes() async throws {
        // Given
        var (log, _) = try await killed()
        log.replaceSubrange(5000..<5064, with: Data(repeating: 0x55, count: 64))
        let sut = try library("lost", log: log)
        // When
        let found = try await sut.checker.inspect().findings
        // Then
        #expect(found.first?.kind == .damagedLog)
        // When
        try await HeroStore(database: sut.database).add(.stub(ordinal: 7))
        // Then
        #expect(try kept("lost") == [log])
        // When
        let other = LibraryWithFiles(folder.file("lost"))
        let repaired = try await other.checker.repair().findings
        // Then
        #expect(repaired.first?.kind == .damagedLog && repaired.first?.isDone == false)
        #expect(try other.mediaFiles.count == 12)
        #expect(try kept("lost").contains(log))
        #expect(try await other.checker.inspect().findings.contains { $0.kind == .damagedLog } == false)
    }

    @Test("What was moved into the database before, was undone, or never ended is no damage")
    func noDamage() throws {
        // Given
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let file = folder.file("plain.sqlite")
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        func execute(_ sql: String) throws { try queue.writeWithoutTransaction { try $0.execute(sql: sql) } }
        func damage() throws -> WriteAheadLog.Damage? {
            WriteAheadLog(try Data(contentsOf: folder.file("plain.sqlite-wal"))).damage
        }
        let many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)"
        try execute("PRAGMA journal_mode = WAL; CREATE TABLE t (a); PRAGMA cache_size = 5")
        // When
        try execute("BEGIN; \(many) INSERT INTO t SELECT randomblob(3000) FROM n")
        // Then
        #expect(try damage() == nil)
        // When
        try execute("ROLLBACK; INSERT INTO t VALUES (1)")
        // Then
        #expect(try damage() == nil)
        // When
        try execute("\(many) INSERT INTO t SELECT randomblob(3000) FROM n")
        try execute("PRAGMA wal_checkpoint(RESTART); INSERT INTO t VALUES (2)")
        // Then
        #expect(try damage() == nil)
    }
}
