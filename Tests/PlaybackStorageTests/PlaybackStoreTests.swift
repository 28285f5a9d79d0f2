import Foundation
import GRDB
import LibraryStorage
import Playback
import PlaybackStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Playback store", .tags(.process), .timeLimit(.minutes(1)))
struct PlaybackStoreTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let stories: StoryStore
    private let sut: PlaybackStore
    private let date = Date(timeIntervalSinceReferenceDate: 1000)

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        stories = StoryStore(database: database)
        sut = PlaybackStore(database: database)
    }

    private func progress(
        _ start: PlaybackStart, at position: Double, listened: Double = 10, isHeard: Bool = false
    ) -> PlaybackProgress {
        PlaybackProgress(playback: start.number, position: position, listened: listened, isHeard: isHeard)
    }

    @Test("A story has no position before it is played, and afterwards the last one, in another process too")
    func position() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        #expect(try await sut.position(of: story.id) == nil)
        // When
        let start = try await sut.begin(story.id, at: date)
        #expect(start.position == nil)
        #expect(try await sut.position(of: story.id) == nil)
        #expect(try await sut.record(progress(start, at: 31.25)) == .kept)
        // Then
        let other = PlaybackStore(database: LibraryDatabase(folder: folder.url))
        #expect(try await other.position(of: story.id) == 31.25)
        #expect(try await other.begin(story.id, at: date).position == 31.25)
    }

    @Test("A stale writer moves no position, while the newest may go back")
    func staleWriter() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        let old = try await sut.begin(story.id, at: date)
        try await sut.record(progress(old, at: 50))
        // When another playback begins, nothing of the old one counts any more
        let new = try await sut.begin(story.id, at: date)
        #expect(new.number > old.number)
        #expect(try await sut.record(progress(old, at: 12)) == .superseded)
        #expect(try await sut.position(of: story.id) == 50)
        // Then
        #expect(try await sut.record(progress(new, at: 20)) == .kept)
        #expect(try await sut.record(progress(new, at: 3)) == .kept)
        #expect(try await sut.record(progress(old, at: 51)) == .superseded)
        #expect(try await sut.position(of: story.id) == 3)
    }

    @Test("The number of a playback is never given twice, not even after its story is deleted")
    func numbers() async throws {
        // Given
        for id in ["first", "second"] { try await stories.save(.stub(id: id)) }
        let first = try await sut.begin(StoryID(rawValue: "first"), at: date)
        // When
        try await stories.delete([StoryID(rawValue: "first")])
        let second = try await sut.begin(StoryID(rawValue: "second"), at: date)
        // Then
        #expect(second.number > first.number)
    }

    @Test("A deleted story takes position, sessions and its entries in the queue with it")
    func deletion() async throws {
        // Given
        let kept = try Story.stub(id: "kept", title: "Kept")
        let gone = try Story.stub(id: "gone", title: "Gone")
        for story in [kept, gone] { try await stories.save(story) }
        let start = try await sut.begin(gone.id, at: date)
        try await sut.record(progress(start, at: 9))
        try await sut.save(StoryQueue([gone, kept, gone].map { QueuedStory($0) }, current: 1))
        // When
        try await stories.delete([gone.id])
        // Then
        #expect(try await sut.position(of: gone.id) == nil)
        #expect(try await sut.sessions(since: date).isEmpty)
        #expect(try await sut.queue() == StoryQueue([QueuedStory(kept)], current: 0))
        #expect(try await sut.queuedStories([kept.id, gone.id]) == [kept.id: QueuedStory(kept)])
        await #expect(throws: StorageError.self) { try await sut.record(progress(start, at: 10)) }
        await #expect(throws: StorageError.notFound(.story, "gone")) { try await sut.begin(gone.id, at: date) }
        let rows = try await database.read { database in
            try ["playback", "storyPosition"].map { table in
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
            }
        }
        #expect(rows == [0, 0])
    }

    @Test("A story that is stored again keeps its position and its entry in the queue")
    func storedAgain() async throws {
        // Given
        var story = try Story.stub()
        try await stories.save(story)
        let start = try await sut.begin(story.id, at: date)
        try await sut.record(progress(start, at: 9))
        try await sut.save(StoryQueue([QueuedStory(story)]))
        // When
        story.title = "Another title"
        try await stories.save(story)
        // Then
        #expect(try await sut.position(of: story.id) == 9)
        #expect(try await sut.queue().stories.map(\.title) == ["Another title"])
    }

    @Test("A library from before there was a player gets what it needs, and keeps its stories")
    func migration() async throws {
        // Given
        let folder = try TemporaryFolder()
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix { $0.name != "playback" })
        let story = try Story.stub()
        try await LibraryDatabase(folder: folder.url, schema: schema).saveWithoutNote(story)
        // When
        let database = LibraryDatabase(folder: folder.url)
        let sut = PlaybackStore(database: database)
        let start = try await sut.begin(story.id, at: date)
        try await sut.record(progress(start, at: 4))
        // Then
        #expect(try await sut.position(of: story.id) == 4)
        #expect(try await StoryStore(database: database).story(story.id).title == story.title)
    }

    @Test("A library that is removed while it is used is an error, and comes back empty for nobody")
    func libraryRemoved() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        let start = try await sut.begin(story.id, at: date)
        // When
        try FileManager.default.removeItem(at: database.file)
        // Then
        let error = StorageError.readOnly(path: database.file.path)
        await #expect(throws: error) { try await sut.record(progress(start, at: 9)) }
        await #expect(throws: error) { try await sut.begin(story.id, at: date) }
        #expect(!FileManager.default.fileExists(atPath: database.file.path))
    }

    @Test("A player that is killed loses nothing that it had recorded, and its library is whole")
    func killed() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        // When
        let child = try ChildProcess(playingIn: folder.url)
        _ = await child.output(until: "recorded 25;")
        await child.kill()
        // Then
        let position = try #require(try await sut.position(of: story.id))
        #expect(position >= 25)
        #expect(try await sut.sessions(since: .distantPast).first?.listened == position)
        #expect(try await database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }

    @Test("Two players at once do not damage the library, and the newer one has the position")
    func twoPlayers() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        let old = try ChildProcess(playingIn: folder.url)
        _ = await old.output(until: "recorded 1;")
        // When
        let start = try await sut.begin(story.id, at: date)
        for second in 0..<50 { try await sut.record(progress(start, at: 500 + Double(second))) }
        _ = await old.output(until: "recorded 50;")
        // Then
        #expect(try await sut.position(of: story.id) == 549)
        await old.kill()
        #expect(try await sut.position(of: story.id) == 549)
        #expect(try await database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }
}
