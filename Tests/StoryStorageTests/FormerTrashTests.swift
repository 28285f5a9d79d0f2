import Foundation
import Glibc
import LibraryStorage
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// A library of an earlier version, of which a process was killed while it deleted a story.
@Suite("The trash of earlier versions", .timeLimit(.minutes(1)))
struct FormerTrashTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private let story: Story
    private let gone: MediaReference
    private var trash: URL { folder.file("media/.withdrawn") }

    init() async throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        // Opened by nobody before the earlier version has written it.
        library = LibraryWithFiles(folder.url)
        story = try await library.made("first-story")
        gone = try await library.media("of a deleted story")
        let schema = LibrarySchema().before(LibrarySchema.history.count)
        let older = LibraryDatabase(folder: folder.url, schema: schema)
        try await older.saveBeforeProfiles(story, media: library.store)
        try FileManager.default.createDirectory(at: trash, withIntermediateDirectories: true)
        #expect(chmod(trash.path, 0o700) == 0)
        for reference in story.mediaReferences + [gone] { try withdraw(reference) }
    }

    /// Does what an earlier version did with a file whose rows it was deleting.
    private func withdraw(_ reference: MediaReference) throws {
        try FileManager.default.moveItem(
            at: library.store.url(of: reference),
            to: trash.appending(path: "\(reference.digest).\(reference.fileExtension)"))
    }

    @Test("What a story needs is put back when the library is opened, and the rest is deleted")
    func opened() async throws {
        // When
        let found = try await library.stories.story(story.id)
        // Then
        #expect(found == story)
        #expect(try library.mediaFiles == story.files)
        #expect(try !SafeFiles.names(in: folder.file("media")).contains(".withdrawn"))
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A file that was stored again meanwhile is the one that stays")
    func storedAgain() async throws {
        // Given
        let reference = try await library.media("first-story cover")
        // When
        _ = try await library.stories.story(story.id)
        // Then
        #expect(reference == story.cover.media)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("While an earlier version copies media, the library is not opened, and nothing changes")
    func copied() async throws {
        // Given
        let copying = try FileLock(LibraryLayout(data: folder.url).mediaLock, guarding: "x", sharing: .shared)
        let before = try library.mediaFiles
        // When
        await #expect(throws: StorageError.busy("The library's media folder")) {
            try await library.stories.story(story.id)
        }
        // Then
        #expect(try library.mediaFiles == before)
        // When
        copying.release()
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try library.mediaFiles == story.files)
    }

    @Test("What does not have the name of a file of ours is a person's, and is left where it is")
    func foreign() async throws {
        // Given
        try Data("x".utf8).write(to: trash.appending(path: "notes.txt"))
        // When
        _ = try await library.stories.story(story.id)
        // Then
        #expect(try library.mediaFiles == story.files.union([".withdrawn/notes.txt"]))
        #expect(try await library.checker.inspect().findings.map(\.subject) == ["media/.withdrawn"])
    }

    @Test("A link in its place is not followed: what it leads to stays")
    func link() async throws {
        // Given
        let holiday = folder.file("holiday")
        try FileManager.default.moveItem(at: trash, to: holiday)
        try #require(symlink(holiday.path, trash.path) == 0)
        let before = try SafeFiles.names(in: holiday).sorted()
        // When
        _ = try await library.stories.story(story.id)
        // Then
        #expect(try SafeFiles.names(in: holiday).sorted() == before)
    }

    @Test("If the database has to be salvaged, everything is put back")
    func salvaged() async throws {
        // Given
        try Data("damaged".utf8).write(to: library.database.file)
        for ending in ["-wal", "-shm"] { unlink(library.database.file.path + ending) }
        // When
        _ = try await library.checker.repair()
        // Then
        #expect(try await library.stories.story(story.id) == story.unheard)
        #expect(try library.mediaFiles.isSuperset(of: story.files))
    }
}
