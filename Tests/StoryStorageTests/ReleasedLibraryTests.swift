import Collections
import CollectionsStorage
import Foundation
import Generation
import GenerationStorage
import LibraryStorage
import MediaStore
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// A library that the program wrote before there was a queue (version 11): five stories, of which one is in the bin and
/// two belong to a collection; pictures, a narration, a position, an event, and a story whose making was killed.
@Suite("A library of an earlier program", .tags(.process), .timeLimit(.minutes(1)))
struct ReleasedLibraryTests {
    private let folder: TemporaryFolder
    private let layout: LibraryLayout
    private let database: LibraryDatabase

    init() async throws {
        folder = try TemporaryFolder()
        let archive = try #require(Bundle.module.url(forResource: "Libraries/version-11", withExtension: "zip"))
        try await Program.run("unzip", "-q", archive.path, "-d", folder.url.path)
        // Archives have no folders, whose permissions it would restore.
        try await Program.run("chmod", "-R", "go=", folder.file("data").path)
        layout = LibraryLayout(data: folder.file("data"))
        database = LibraryDatabase(folder: layout.data)
    }

    private var jobs: JobStore {
        JobStore(database: database, media: MediaFolder(folder: layout.media))
    }

    @Test("It opens with everything in it, and the library as it was lies beside it")
    func content() async throws {
        // When
        let stories = StoryStore(
            database: database, media: MediaFolder(folder: layout.media))
        let page = try await stories.stories(StoryQuery(limit: 10))
        // Then
        #expect(
            page.stories.map(\.title) == [
                "Something of Everybody’s", "Hand in Hand and a Snake", "The Duck Who Wanted to Sink",
                "A Bed That Hops",
            ])
        #expect(try await stories.bin().stories.map(\.title) == ["I Am Not In"])
        let collection = try #require(try await CollectionStore(database: database).collections().first)
        #expect(collection.stories.map(\.title) == ["Hand in Hand and a Snake", "Something of Everybody’s"])
        #expect(collection.stories.map { $0.completedAt != nil } == [false, true])
        #expect(try await CustomEventStore(database: database).events().map(\.title) == ["First swim"])
        let heard = try #require(page.stories.last)
        let position = try #require(try await PlaybackStore(database: database).position(of: heard.id))
        #expect((2...5).contains(position))
        let names = try FileManager.default.contentsOfDirectory(atPath: layout.data.path)
        #expect(names.filter { $0.hasSuffix(".backup") } == ["library.sqlite.before-queue.backup"])
    }

    @Test("Every figure of a check is as that program said")
    func figures() async throws {
        // Given
        let settings = SettingsFile(file: folder.file("settings.json"), library: layout)
        let sut = LibraryChecker(
            database: database, media: MediaFolder(folder: layout.media), settings: settings)
        // When
        let inspection = try await sut.inspect()
        // Then
        #expect(inspection.items.count { $0.story != nil } == 5)
        #expect(inspection.fileCount == 4)
        #expect(inspection.byteCount == 818_393)
        #expect(inspection.damage.isEmpty)
        #expect(inspection.findings.map(\.kind) == [.unfinished])
        #expect(inspection.findings.map(\.subject) == ["story psx27m2t"])
    }

    @Test("The story whose making was killed is a person's to resume, not a worker's")
    func interrupted() async throws {
        // Then
        let entry = try #require(try await jobs.entries().first)
        #expect(entry.state == .running && entry.lease == nil && entry.attempts == 1 && entry.requester.isEmpty)
        #expect(try await jobs.claimNext() == nil)
        let job = try await jobs.job(matching: nil)
        #expect(job.id.short == "psx27m2t")
        // When
        let claim = try await jobs.open(job)
        // Then
        #expect(try await claim.units().contains(.title("You Weren’t In")))
        await claim.close()
    }
}
