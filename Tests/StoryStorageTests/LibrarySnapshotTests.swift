import Foundation
import GRDB
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Copies of a library's database", .timeLimit(.minutes(1)))
struct LibrarySnapshotTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private let copy: URL
    private let sut: LibrarySnapshotStore

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("library"), withIntermediateDirectories: true)
        library = LibraryWithFiles(folder.file("library"))
        copy = folder.file("copy.sqlite")
        sut = LibrarySnapshotStore(database: library.database)
    }

    private func references() throws -> [String] {
        var found: [String] = []
        try sut.forEachMedia(of: copy) { reference throws(StorageError) in found.append(reference.relativePath) }
        return found
    }

    @Test("A copy is one private file, holds what the library holds, and can be checked")
    func copying() async throws {
        // Given
        try await HeroStore(database: library.database).add(.stub())
        try await library.add("one")
        // When
        try await sut.take(to: copy)
        // Then
        #expect(try permissions(of: copy) == 0o600)
        let contents = LibraryContents(
            version: LibrarySchema().migrationCount, storyCount: 1, heroCount: 1, eventCount: 0, jobCount: 0)
        #expect(try sut.contents(of: copy) == contents)
        #expect(!contents.isEmpty)
        try sut.check(copy)
        #expect(try folder.names.filter { !$0.hasPrefix("library") } == ["copy.sqlite"])
    }

    @Test(
        "Of every earlier version, a copy passes the check, and the library is migrated",
        arguments: 1...LibrarySchema.history.count)
    func earlier(version: Int) async throws {
        // Given
        let old = folder.file("old")
        let database = LibraryDatabase(folder: old, schema: LibrarySchema().before(version))
        try await HeroStore(database: database).add(.stub())
        // When
        try await LibrarySnapshotStore(database: database).take(to: copy)
        // Then
        #expect(try sut.contents(of: copy).version == version)
        try sut.check(copy)
        let migrated = LibraryDatabase(folder: old)
        #expect(try await HeroStore(database: migrated).heroes() == [try .stub()])
        #expect(try await migrated.foreignDefinitions() == [])
    }

    @Test("Each media file is named once, in the order of its digest")
    func media() async throws {
        // Given
        try await library.add("one", pictures: ["shared", "shared"])
        try await library.add("two", pictures: ["shared", "of its own"])
        // When
        try await sut.take(to: copy)
        // Then
        let found = try references()
        #expect(found == found.sorted())
        #expect(Set(found) == (try library.mediaFiles))
        #expect(found.count == 6)
    }

    @Test("A copy has nothing of what was deleted")
    func deleted() async throws {
        // Given
        let secret = "Zanzibar"
        var story = try await library.made("a")
        story.pages[0].text = String(repeating: secret, count: 500)
        try await library.stories.save(story)
        try await library.stories.delete([story.id])
        // When
        try await sut.take(to: copy)
        // Then
        #expect(try Data(contentsOf: copy).range(of: Data(secret.utf8)) == nil)
    }

    @Test("A library that changes while it is copied is copied as it was at one moment")
    func changing() async throws {
        let writing = Task { [library] in
            for index in 0..<40 {
                try await HeroStore(database: library.database).add(.stub(name: "Hero \(index)"))
            }
        }
        for index in 0..<5 {
            let copy = folder.file("copy \(index)")
            try await sut.take(to: copy)
            try sut.check(copy)
        }
        try await writing.value
    }

    @Test("What SQLite keeps for itself, such as statistics, is no reason to refuse a copy")
    func statistics() async throws {
        try await library.add("one")
        try await library.database.write { try $0.execute(sql: "ANALYZE") }
        try await sut.take(to: copy)
        try sut.check(copy)
    }
}
