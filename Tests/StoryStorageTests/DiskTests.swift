import Foundation
import Generation
import GenerationStorage
import Glibc
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite(
    "Disks that are full or read-only", .tags(.process), .timeLimit(.minutes(1)),
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

    @Test("Settings on a read-only or full disk are read and stay as they are; the error names them")
    func settings() async throws {
        for isReadOnly in [true, false] {
            // Given
            let disk = try TemporaryDisk(kilobytes: 256)
            let file = disk.url.appending(path: "config/settings.json")
            let sut = SettingsFile(file: file)
            try await sut.save(AppSettings(defaultMinutes: 7))
            if isReadOnly { try disk.makeReadOnly() } else { try disk.fill(leaving: 0) }
            // When
            let error = await #expect(throws: StorageError.self) { try await sut.update { $0.defaultMinutes = 9 } }
            // Then
            let expected = isReadOnly ? StorageError.readOnly(path: file.path) : .diskFull(path: file.path)
            #expect(error == expected)
            #expect(try await sut.settings().defaultMinutes == 7)
        }
    }

    /// Takes away what SQLite keeps beside the database, as a copy of the library has it.
    private func removeLog(of disk: TemporaryDisk) throws {
        for ending in ["-wal", "-shm"] { unlink(disk.url.appending(path: "library.sqlite\(ending)").path) }
    }

    /// A library on a disk of its own, whose log has been put into the database.
    private func library(on disk: TemporaryDisk) async throws -> Story {
        let library = LibraryWithFiles(disk.url)
        let story = try await library.add("first-story")
        try await library.database.write { _ in }
        try await Program.run(
            "sqlite3", disk.url.appending(path: "library.sqlite").path, "PRAGMA wal_checkpoint(TRUNCATE)")
        return story
    }

    @Test(
        "A library without a log is read on a full disk and on a read-only one, and what was looked at is in order",
        arguments: [false, true])
    func withoutLog(isReadOnly: Bool) async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        let story = try await library(on: disk)
        try removeLog(of: disk)
        if isReadOnly { try disk.makeReadOnly() } else { try disk.fill(leaving: 0) }
        // When
        let library = LibraryWithFiles(disk.url)
        let findings = try await library.checker.inspect().findings
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await library.stories.stories(StoryQuery()).stories.map(\.title) == [story.title])
        #expect(findings.map(\.kind) == [.notChecked])
        #expect(findings.allSatisfy { !$0.kind.isDamage })
    }

    @Test("On a disk without any space a story can be moved to the bin, and the bin be emptied")
    func binOnFullDisk() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 24 << 10)
        let story = try await library(on: disk)
        try removeLog(of: disk)
        try disk.fill(leaving: 0)
        // When
        let library = LibraryWithFiles(disk.url)
        try await library.stories.moveToBin([story.id], at: Date(timeIntervalSinceReferenceDate: 0))
        // Then
        #expect(try await library.stories.stories(StoryQuery()).stories.isEmpty)
        #expect(try await library.stories.binnedStory(matching: story.id.rawValue).id == story.id)
        // When
        try await library.stories.deleteFromBin([story.id])
        // Then
        #expect(try library.mediaFiles.isEmpty)
    }

    @Test("On a disk without any space a story is deleted all the same, for which the library keeps some")
    func deletionFromReserve() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 24 << 10)
        let story = try await library(on: disk)
        let reserve = LibraryLayout(data: disk.url).reserve
        #expect(FileManager.default.fileExists(atPath: reserve.path))
        try removeLog(of: disk)
        try disk.fill(leaving: 0)
        // When
        let library = LibraryWithFiles(disk.url)
        try await library.stories.delete([story.id])
        // Then
        #expect(try await library.stories.stories(StoryQuery()).stories.isEmpty)
        #expect(try library.mediaFiles.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: reserve.path))
        // When
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        try await LibraryWithFiles(disk.url).add("next-story")
        // Then
        #expect(FileManager.default.fileExists(atPath: reserve.path))
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
        let disk = try TemporaryDisk(kilobytes: 2048)
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

    @Test(
        "A change that fails on a full disk leaves the recovery records as the rows are", arguments: ["story", "hero"])
    func recordsOnFullDisk(kind: String) async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 2048)
        let story = try await library(on: disk)
        let filler = disk.url.appending(path: "filler")
        var (failureCount, free) = (0, 0)
        var isDone = false
        while !isDone {
            let library = LibraryWithFiles(disk.url)
            try disk.fill(leaving: free)
            // When
            do {
                if kind == "story" {
                    _ = try await library.stories.edit(story.id, StoryEdit(texts: [1: "The fox woke."]))
                } else {
                    try await HeroStore(database: library.database).add(.stub(ordinal: 1))
                }
                isDone = true
            } catch {
                failureCount += 1
            }
            // Then
            try FileManager.default.removeItem(at: filler)
            #expect(try await library.checker.inspect().findings == [], "with \(free) bytes")
            free += 4096
        }
        #expect(failureCount > 2)
    }

    @Test("Content that does not fit is not recorded, and leaves no file")
    func fullJob() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        let folder = disk.url.appending(path: "jobs")
        let jobs = JobStore(database: LibraryDatabase(folder: disk.url))
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

    /// A library with one story whose media are on a disk of their own, which then becomes read-only.
    private func libraryWithReadOnlyMedia(
        _ folder: TemporaryFolder, _ disk: TemporaryDisk, before: (LibraryWithFiles, Story) throws -> Void = { _, _ in }
    ) async throws -> (LibraryWithFiles, Story) {
        try FileManager.default.createSymbolicLink(at: folder.file("media"), withDestinationURL: disk.url)
        let library = LibraryWithFiles(folder.url)
        let story = try await library.add("first-story")
        try before(library, story)
        try disk.makeReadOnly()
        return (library, story)
    }

    @Test("If the media cannot be changed, a deleted story is gone, and its files wait until they can")
    func readOnlyDeletion() async throws {
        // Given
        let (folder, disk) = (try TemporaryFolder(), try TemporaryDisk(kilobytes: 256))
        let (library, story) = try await libraryWithReadOnlyMedia(folder, disk)
        // When
        try await library.stories.delete([story.id])
        // Then
        #expect(try await library.rows().values.allSatisfy(\.isEmpty))
        for reference in story.mediaReferences { #expect(library.store.isThere(reference)) }
        #expect(try await library.outbox() == story.files)
        // When
        try disk.makeWritable()
        try await library.add("next-story")
        // Then
        for reference in story.mediaReferences { #expect(!library.store.isThere(reference)) }
    }

    @Test("If the media cannot be changed, what is missing is named, and what is damaged stays as it is")
    func readOnlyVerification() async throws {
        // Given
        let (folder, disk) = (try TemporaryFolder(), try TemporaryDisk(kilobytes: 256))
        let (library, story) = try await libraryWithReadOnlyMedia(folder, disk) { library, story in
            let file = library.store.url(of: story.mediaReferences[0])
            try FileFault.flipped.apply(to: file, elsewhere: file)
        }
        // When
        let findings = try await library.checker.repair().findings.filter { $0.kind != .openPermissions }
        // Then
        #expect(findings.map(\.kind) == [.damagedFile])
        #expect(findings.map(\.isDone) == [false])
        #expect(try await library.stories.story(story.id) == story)
    }

    @Test("On a full disk a deletion leaves all or nothing, and can be done again", arguments: [0, 4096, 40_000])
    func fullDeletion(free: Int) async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 1024)
        let library = LibraryWithFiles(disk.url)
        let story = try await library.add("first-story")
        try disk.fill(leaving: free)
        // When
        let result = await Result { () async throws in try await library.stories.delete([story.id]) }
        // Then
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        if case .failure = result {
            #expect(try await library.stories.story(story.id) == story)
            #expect(try library.mediaFiles == story.files)
            try await library.stories.delete([story.id])
        }
        #expect(try await library.stories.stories(StoryQuery()).stories.isEmpty)
        #expect(try library.mediaFiles.isEmpty)
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ work: () async throws -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
