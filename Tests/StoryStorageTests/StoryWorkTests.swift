import Foundation
import GRDB
import Glibc
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import Synchronization
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Unfinished work of a feature", .timeLimit(.minutes(1)))
struct StoryWorkTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private let work = PuppetWork()

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        var puppets = ShelfStorage()
        puppets.work = work
        library = LibraryWithFiles(folder.url, schema: LibrarySchema(features: programStorage + [puppets]))
    }

    @Test("Given a story that is being made, when it is changed or deleted, then it is busy and stays as it is")
    func busy() async throws {
        // Given
        let story = try await library.add("story")
        work.change { $0.underway = [story.id] }
        // Then
        await #expect(throws: StorageError.busy("The story story")) {
            try await library.stories.edit(story.id, StoryEdit(title: "Another"))
        }
        await #expect(throws: StorageError.busy("The story story")) { try await library.stories.delete([story.id]) }
        #expect(try await library.stories.story(story.id).title == story.title)
    }

    @Test("Given work on a story, when the story is deleted, then what was stored for it goes, and so do its files")
    func discarded() async throws {
        // Given
        let story = try await library.add("story")
        let blob = try await library.media("half a picture")
        work.change { $0.blobs = [blob] }
        // When
        try await library.stories.delete([story.id])
        // Then
        #expect(try library.mediaFiles.isEmpty)
        #expect(work.value.removed == [story.id])
    }

    @Test("Given a blob that work has made, when the library is verified, then it is no extra file")
    func kept() async throws {
        // Given
        let blob = try await library.media("half a picture")
        work.change { $0.blobs = [blob] }
        // When
        let found = try await library.checker.repair().findings
        // Then
        #expect(found.map(\.kind) == [.leftover])
        #expect(library.store.isThere(blob))
    }

    @Test("Given something wrong with the work, when the library is repaired, then the feature repairs it once")
    func repaired() async throws {
        // Given
        _ = try await library.add("story")
        work.change { $0.damage = ["a", "b"] }
        // When
        let inspected = try await library.checker.inspect()
        let repaired = try await library.checker.repair()
        // Then
        #expect(inspected.findings.map(\.subject) == ["puppets/a", "puppets/b"])
        #expect(repaired.findings.map(\.repairStatus) == [.done("Mended."), .done("Mended.")])
        #expect(work.value.repairCount == 1)
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("The notes of authors on stories in the making come before those of stored stories")
    func tellings() async throws {
        // Given
        _ = try await library.add("story")
        let telling = TellingRecord(plots: ["puppet"], tries: [], names: [], title: "Punch")
        work.change { $0.tellings = [telling] }
        // Then
        #expect(try await library.stories.tellings(limit: 2) == [telling, .stub])
        #expect(try await library.stories.tellings(limit: 1) == [telling])
    }
}

/// The unfinished work of a feature of somebody else, which does what a test says.
final class PuppetWork: StoryWork {
    struct State {
        var underway: Set<StoryID> = []
        var blobs: Set<MediaReference> = []
        var damage: [String] = []
        var tellings: [TellingRecord] = []
        var removed: [StoryID] = []
        var repairCount = 0
    }

    private let state = Mutex(State())

    var value: State { state.withLock { $0 } }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    let name = "puppets"

    func folder(in library: LibraryLayout) -> URL { library.data.appending(path: "puppets") }

    func isUnderway(in library: LibraryLayout) throws(StorageError) -> Bool { !value.underway.isEmpty }

    func isUnderway(on story: StoryID, in library: LibraryLayout) throws(StorageError) -> Bool {
        value.underway.contains(story)
    }

    func hasMade(_ blob: MediaReference, in library: LibraryLayout) throws(StorageError) -> Bool {
        value.blobs.contains(blob)
    }

    func count(in database: Database) throws -> Int { 0 }

    func exists(on story: StoryID, in database: Database) throws -> Bool { false }

    func storiesAboutToBeStored(in database: Database, of library: LibraryLayout) throws -> Set<StoryID> { [] }

    func tellings(limit: Int, in database: Database) throws -> [TellingRecord] { Array(value.tellings.prefix(limit)) }

    func discard(
        on story: StoryID, blobs: any BlobStore, in database: Database, of library: LibraryLayout
    ) throws -> Set<MediaReference> {
        value.blobs
    }

    func removeFiles(of story: StoryID, in library: LibraryDatabase) async throws(StorageError) {
        change { $0.removed.append(story) }
    }

    func end(on story: StoryID, in database: Database, of library: LibraryLayout) throws -> PlannedStory? { nil }

    func problems(in library: LibraryDatabase) async -> [FeatureProblem] {
        let repair = FeatureRepair(identifier: "puppets", description: "Mends it.") { [self] _ throws(StorageError) in
            change { state in
                state.repairCount += 1
                state.damage = []
            }
            return "Mended."
        }
        return value.damage.map { FeatureProblem(.damagedFile, "puppets/\($0)", "A string is torn.", .repair(repair)) }
    }
}
