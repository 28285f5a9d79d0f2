import Foundation
import GRDB
import MediaStore
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

    @Test("If a file cannot be taken away, everything stays as it was", arguments: [0, 1, 2])
    func trashingFails(after count: Int) async throws {
        // Given
        let story = try await library.add("first-story")
        let before = try await library.rows()
        let failing = LibraryWithFiles(folder.url) { MediaFault(store: $0, trashed: count) }
        // When
        await #expect(throws: StorageError.readOnly(path: "media")) { try await failing.stories.delete([story.id]) }
        // Then
        #expect(try await library.rows() == before)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("If the transaction fails at its very end, the files come back")
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

/// A store that withdraws so many files and then fails.
private struct MediaFault: MediaGarbageCollecting {
    let store: MediaFolder
    let trashed: Int

    var hasTrash: Bool { store.hasTrash }

    func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        try await store.store(fileAt: file, fileExtension: fileExtension)
    }
    func url(of reference: MediaReference) -> URL { store.url(of: reference) }
    func references(withContentOf file: URL) throws(StorageError) -> [MediaReference] {
        try store.references(withContentOf: file)
    }
    func isThere(_ reference: MediaReference) -> Bool { store.isThere(reference) }
    func moveToTrash(_ references: [MediaReference]) throws(StorageError) {
        try store.moveToTrash(Array(references.prefix(trashed)))
        throw .readOnly(path: "media")
    }
    func purgeOrRestoreTrash(isNeeded: (String) throws(StorageError) -> Bool) throws(StorageError) {
        try store.purgeOrRestoreTrash(isNeeded: isNeeded)
    }
}
