import Foundation
import Generation
import GenerationStorage
import GRDB
import LibraryStorage
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Deleting stories", .timeLimit(.minutes(1)))
struct DeletionTests: StoryStoreSuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    @Test("Nothing is left of a story: no row, no word in the search, no file, no job")
    func everything() async throws {
        // Given
        let story = try await library.made("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        try await claim.record(.picture(0), content: Data("png".utf8))
        try await claim.suspend(with: story, failedAt: .audio)
        await claim.close()
        // When
        try await sut.delete([story.id])
        // Then
        #expect(try await library.rows().values.allSatisfy(\.isEmpty))
        #expect(try library.mediaFiles.isEmpty)
        #expect(try folder.names.filter { $0.hasPrefix("jobs/") } == [])
        await #expect(throws: StorageError.notFound(.story, "first-story")) { try await sut.story(story.id) }
        let found = try await sut.stories(StoryQuery(filter: StoryFilter(search: "lantern")))
        #expect(found.stories.isEmpty)
    }

    @Test("Another story keeps all that it has, also the files that both used")
    func shared() async throws {
        // Given
        let story = try await library.add("first-story", pictures: ["shared", "own"])
        let other = try await library.add("other-story", pictures: ["shared", "other"])
        // When
        try await sut.delete([story.id])
        // Then
        #expect(try await sut.story(other.id) == other)
        #expect(try library.mediaFiles == other.files)
        // When
        try await sut.delete([other.id])
        // Then
        #expect(try library.mediaFiles.isEmpty)
    }

    @Test("Several stories go at once, also those that share files among themselves or are named twice")
    func several() async throws {
        // Given
        let one = try await library.add("one-story", pictures: ["shared", "one"])
        let two = try await library.add("two-story", pictures: ["shared", "two"])
        let kept = try await library.add("kept-story")
        // When
        try await sut.delete([one.id, two.id, one.id])
        // Then
        #expect(try await sut.stories(StoryQuery()).stories.map(\.id) == [kept.id])
        #expect(try library.mediaFiles == kept.files)
    }

    @Test("If one of several is not there, none goes")
    func oneMissing() async throws {
        // Given
        let story = try await library.add("first-story")
        let before = try await library.rows()
        // When
        await #expect(throws: StorageError.notFound(.story, "none")) {
            try await sut.delete([story.id, StoryID(rawValue: "none")])
        }
        // Then
        #expect(try await library.rows() == before)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("A story of which a part is being made stays, until that is done")
    func busy() async throws {
        // Given
        let story = try await library.add("first-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When
        await #expect(throws: StorageError.busy("The story first-st")) { try await sut.delete([story.id]) }
        // Then
        #expect(try await sut.story(story.id) == story)
        #expect(try library.mediaFiles == story.files)
        // When
        await claim.close()
        try await sut.delete([story.id])
        // Then
        #expect(try library.mediaFiles.isEmpty)
    }

    @Test("Files that are missing, or links to elsewhere, are no obstacle, and what a link leads to stays")
    func damagedFiles() async throws {
        // Given
        let story = try await library.add("first-story")
        let elsewhere = folder.file("elsewhere.png")
        try Data("precious".utf8).write(to: elsewhere)
        let files = story.mediaReferences.map(library.store.url)
        try FileManager.default.removeItem(at: files[0])
        try FileManager.default.removeItem(at: files[1])
        try FileManager.default.createSymbolicLink(at: files[1], withDestinationURL: elsewhere)
        // When
        try await sut.delete([story.id])
        // Then
        #expect(try library.mediaFiles.isEmpty)
        #expect(try Data(contentsOf: elsewhere) == Data("precious".utf8))
    }

    @Test("A row that was made to name a file outside of the store takes nothing with it")
    func climbing() async throws {
        // Given
        let outside = folder.file("outside.png")
        try Data("precious".utf8).write(to: outside)
        var story = try await library.made("first-story")
        try await sut.save(story)
        story.cover.media = MediaReference(digest: "....//../../outside", fileExtension: "png", byteCount: 8)
        let text = try StoredJSON.text(story.cover)
        try await library.database.write {
            try $0.execute(sql: "UPDATE story SET cover = ?", arguments: [text])
        }
        // When
        try await sut.delete([story.id])
        // Then
        #expect(try Data(contentsOf: outside) == Data("precious".utf8))
    }

    @Test("A story whose rows cannot be understood can still be deleted")
    func unreadable() async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.database.write { database in
            try database.execute(sql: "UPDATE page SET illustration = '{'; UPDATE story SET seed = 'many'")
        }
        // When
        try await sut.delete([story.id])
        // Then
        #expect(try await library.rows().values.allSatisfy(\.isEmpty))
    }

    // MARK: - Failures in the middle

    @Test("If files cannot be deleted now, the story is gone all the same, and whoever comes next deletes them")
    func deletionFails() async throws {
        // Given
        let (story, kept) = (try await library.add("first-story"), try await library.add("kept-story"))
        let failing = LibraryWithFiles(folder.url) { BlobFault(store: $0) }
        // When
        try await failing.stories.delete([story.id])
        // Then
        #expect(try await sut.stories(StoryQuery()).stories.map(\.id) == [kept.id])
        #expect(try library.mediaFiles == story.files.union(kept.files))
        #expect(try await library.outbox() == story.files)
        // When
        _ = try await sut.story(kept.id)
        // Then
        #expect(try library.mediaFiles == kept.files)
        #expect(try await library.outbox().isEmpty)
    }

    @Test("A file that is to be deleted stays if a new story has it by then")
    func neededAgain() async throws {
        // Given
        let story = try await library.add("first-story", pictures: ["shared", "own"])
        let failing = LibraryWithFiles(folder.url) { BlobFault(store: $0) }
        try await failing.stories.delete([story.id])
        // When
        let next = try await failing.add("next-story", pictures: ["shared", "other"])
        // Then
        #expect(try await sut.story(next.id) == next)
        #expect(try library.mediaFiles == next.files)
        #expect(try await library.outbox().isEmpty)
    }

    @Test("While media are copied, nothing goes for good")
    func copied() async throws {
        // Given
        let (story, kept) = (try await library.add("first-story"), try await library.add("kept-story"))
        let copying = try FileLock(LibraryLayout(data: folder.url).mediaLock, guarding: "x", sharing: .shared)
        // When
        try await sut.delete([story.id])
        _ = try await sut.story(kept.id)
        // Then
        #expect(try library.mediaFiles == story.files.union(kept.files))
        // When
        copying.release()
        _ = try await sut.story(kept.id)
        // Then
        #expect(try library.mediaFiles == kept.files)
    }

    @Test("If the transaction fails at its very end, everything stays as it was")
    func commitFails() async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE pin (story INTEGER REFERENCES story DEFERRABLE INITIALLY DEFERRED);
                    INSERT INTO pin SELECT number FROM story;
                    """)
        }
        let before = try await library.rows()
        // When
        let error = await #expect(throws: StorageError.self) { try await sut.delete([story.id]) }
        // Then
        #expect(error?.code == "storage.failed")
        #expect(try await library.rows() == before)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("While another process writes for longer than anybody waits, nothing is deleted")
    func locked() async throws {
        // Given
        let story = try await library.add("first-story")
        let impatient = LibraryWithFiles(folder.url, patience: 0.01)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: library.database.file.path, configuration: configuration)
        // When
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: StorageError.busy("The library")) { try await impatient.stories.delete([story.id]) }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        // Then
        #expect(try await sut.story(story.id) == story)
        #expect(try library.mediaFiles == story.files)
    }
}

/// A store that can delete nothing.
private struct BlobFault: BackedBlobs {
    let store: MediaFolder

    func delete(_ references: [MediaReference]) throws(StorageError) { throw .readOnly(path: "media") }
}
