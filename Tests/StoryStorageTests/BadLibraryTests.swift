import Foundation
import GRDB
import Glibc
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Libraries that cannot be used", .timeLimit(.minutes(1)))
struct BadLibraryTests {
    private let folder: TemporaryFolder
    private let sut: LibraryDatabase
    private var file: URL { sut.file }

    init() throws {
        folder = try TemporaryFolder()
        sut = LibraryDatabase(folder: folder.url)
    }

    private func error() async throws -> StorageError {
        try #require(
            await #expect(throws: StorageError.self) { try await StoryStore(database: sut).stories(StoryQuery()) })
    }

    /// The error's code, after making sure that the file is as it was.
    private func codeOfRefusal(of content: Data) async throws -> String {
        try content.write(to: file)
        let found = try await error()
        #expect(try Data(contentsOf: file) == content)
        return found.code
    }

    @Test("An empty file, garbage and a database cut short are damaged, and stay as they are")
    func damaged() async throws {
        #expect(try await codeOfRefusal(of: Data()) == "storage.corrupt")
        #expect(try await codeOfRefusal(of: Data(repeating: 0x41, count: 10_000)) == "storage.corrupt")
        #expect(try await codeOfRefusal(of: Data("SQLite format 3\0".utf8)) == "storage.corrupt")
    }

    @Test("Pages overwritten in the middle are found when they are read")
    func overwritten() async throws {
        // Given
        let stories = StoryStore(database: LibraryDatabase(folder: folder.url))
        try await stories.save(.stub())
        try await checkpoint()
        var content = try Data(contentsOf: file)
        content.replaceSubrange(4096..<content.count, with: Data(repeating: 0x55, count: content.count - 4096))
        // When, Then
        let copies = try TemporaryFolder()
        try content.write(to: copies.file("library.sqlite"))
        let sut = StoryStore(database: LibraryDatabase(folder: copies.url))
        let error = await #expect(throws: StorageError.self) { try await sut.stories(StoryQuery()) }
        #expect(error?.code == "storage.corrupt")
    }

    private func checkpoint() async throws {
        let queue = try DatabaseQueue(path: file.path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    }

    @Test("Another program's database is left alone, in either journal mode", arguments: ["DELETE", "WAL"])
    func foreign(mode: String) async throws {
        // Given
        let queue = try DatabaseQueue(path: file.path)
        try await queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA journal_mode = \(mode); CREATE TABLE notes (text TEXT)")
        }
        try queue.close()
        let before = try Data(contentsOf: file)
        // When
        let found = try await error()
        // Then
        #expect(found == .corrupt(path: file.path, detail: "It's another program's database."))
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("A folder in the place of the file is a clear error")
    func folderInPlace() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(try await error() == .notAFile(path: file.path, kind: "a folder"))
    }

    @Test(
        "A link in the place of the database, its log or the log's index is refused, and what it leads to stays as it is",
        arguments: ["", "-wal", "-shm"], [true, false])
    func links(ending: String, isDangling: Bool) async throws {
        // Given
        let other = try TemporaryFolder()
        try await StoryStore(database: LibraryDatabase(folder: other.url)).save(.stub())
        if !ending.isEmpty {
            try FileManager.default.copyItem(at: other.file("library.sqlite"), to: file)
        }
        let target = other.file(isDangling ? "nothing" : "library.sqlite")
        let content = try? Data(contentsOf: target)
        try #require(symlink(target.path, file.path + ending) == 0)
        // When
        let refusal = try await error()
        // Then
        #expect(refusal == .notAFile(path: file.path + ending, kind: "a link"))
        #expect((try? Data(contentsOf: target)) == content)
        #expect(try folder.names == (ending.isEmpty ? [] : ["library.sqlite"]) + ["library.sqlite" + ending])
    }

    @Test("The folder of the library may be a link")
    func linkedFolder() async throws {
        // Given
        let other = try TemporaryFolder()
        let link = folder.file("data")
        try #require(symlink(other.url.path, link.path) == 0)
        let linked = StoryStore(database: LibraryDatabase(folder: link))
        // When
        try await linked.save(.stub())
        // Then
        #expect(try await linked.stories(StoryQuery()).stories.count == 1)
        #expect(FileManager.default.fileExists(atPath: other.file("library.sqlite").path))
    }

    @Test("A file in the place of the folder is a clear error")
    func fileInPlace() async throws {
        // Given
        let location = folder.file("data")
        try Data("x".utf8).write(to: location)
        // When
        let error = await #expect(throws: StorageError.self) {
            try await StoryStore(database: LibraryDatabase(folder: location)).stories(StoryQuery())
        }
        // Then
        #expect(error?.code == "storage.readOnly")
    }

    @Test(
        "A folder that may not be written, and a file that may not be read, are a clear error",
        .enabled(if: geteuid() != 0, "the super-user may write and read everything"), arguments: [false, true])
    func notAllowed(isThere: Bool) async throws {
        // Given
        if isThere {
            try await HeroStore(database: LibraryDatabase(folder: folder.url)).add(.stub())
            #expect(chmod(file.path, 0) == 0)
        } else {
            #expect(chmod(folder.url.path, 0o500) == 0)
        }
        // When, Then
        #expect(try await error().code == "storage.readOnly")
        #expect(chmod(folder.url.path, 0o700) == 0)
    }

    @Test("A row that cannot be understood is damage, not a crash")
    func unreadableRow() async throws {
        // Given
        try await StoryStore(database: sut).save(.stub())
        try await sut.write { try $0.execute(sql: "UPDATE story SET seed = 'many', tone = 'loud'") }
        // When, Then
        let error = await #expect(throws: StorageError.self) {
            try await StoryStore(database: sut).story(matching: "The Lantern")
        }
        #expect(error?.code == "storage.corrupt")
    }

    @Test("Names of heroes that cannot be understood are damage, and are no other story's", arguments: ["x", "[],[]"])
    func unreadableNames(stored: String) async throws {
        // Given
        try await StoryStore(database: sut).save(.stub())
        try await sut.write { try $0.execute(sql: "UPDATE story SET heroNames = ?", arguments: [stored]) }
        // When, Then
        #expect(try await error().code == "storage.corrupt")
    }

    @Test("What a killed process left of a library in the making is cleared away")
    func leftovers() async throws {
        // Given
        for name in ["library.sqlite.new", "library.sqlite.new-journal", "library.sqlite-wal"] {
            try Data(repeating: 1, count: 5000).write(to: folder.file(name))
        }
        // When
        try await HeroStore(database: sut).add(.stub())
        // Then
        #expect(try folder.names.allSatisfy { !$0.contains(".new") })
        #expect(try await HeroStore(database: LibraryDatabase(folder: folder.url)).heroes().count == 1)
    }
}
