import Foundation
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite(
    "Disks that are full or read-only", .timeLimit(.minutes(1)),
    .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
struct DiskTests {
    @Test("A library on a read-only disk cannot be made")
    func readOnlyNew() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        try disk.makeReadOnly()
        let data = disk.url.appending(path: "data")
        // When, Then
        await #expect(throws: StorageError.readOnly(path: data.path)) {
            try await HeroStore(database: LibraryDatabase(folder: data)).add(.stub())
        }
    }

    @Test("A library that became read-only cannot be written")
    func readOnlyExisting() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        try await HeroStore(database: LibraryDatabase(folder: disk.url)).add(.stub())
        try disk.makeReadOnly()
        // When, Then
        let error = await #expect(throws: StorageError.self) {
            try await HeroStore(database: LibraryDatabase(folder: disk.url)).add(.stub(ordinal: 1))
        }
        #expect(error?.code == "storage.readOnly")
    }

    @Test("A new library on a full disk leaves nothing, and works once there is space")
    func fullNew() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 512)
        try disk.fill(leaving: 20_000)
        let sut = HeroStore(database: LibraryDatabase(folder: disk.url))
        // When, Then
        let error = await #expect(throws: StorageError.self) { try await sut.add(.stub()) }
        #expect(error?.code == "storage.diskFull")
        let names = try FileManager.default.contentsOfDirectory(atPath: disk.url.path)
        #expect(Set(names).isSubset(of: ["filler", "library.lock", "library.sqlite.migration-lock"]))
        // When
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        // Then
        try await sut.add(.stub())
    }

    @Test("A full disk undoes a write as a whole, and the library goes on once there is space")
    func fullExisting() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        let database = LibraryDatabase(folder: disk.url)
        let sut = StoryStore(database: database)
        try await sut.save(.stub())
        try disk.fill(leaving: 8192)
        let long = try Story.stub(
            id: "long", title: "Long", texts: Array(repeating: String(repeating: "word ", count: 2000), count: 20))
        // When
        let error = await #expect(throws: StorageError.self) { try await sut.save(long) }
        // Then
        #expect(error?.code == "storage.diskFull")
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        #expect(try await sut.stories(StoryQuery()).stories.map(\.title) == ["The Lantern"])
        try await sut.save(long)
        #expect(try await sut.stories(StoryQuery()).stories.count == 2)
    }

    @Test("Content that does not fit is not recorded, and leaves no file")
    func fullJob() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        let folder = disk.url.appending(path: "jobs")
        let jobs = JobStore(database: LibraryDatabase(folder: disk.url), folder: folder)
        let claim = try await jobs.open(.stub())
        try disk.fill(leaving: 16_384)
        let unit = JobUnit.sentence(0, samples: 50_000)
        // When
        let error = await #expect(throws: StorageError.self) {
            try await claim.record(unit, content: samples(50_000))
        }
        // Then
        #expect(error?.code == "storage.diskFull")
        #expect(try await claim.units().isEmpty)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("sentence") } == [])
    }
}
