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

@Suite("What was heard of a story", .timeLimit(.minutes(1)))
struct HeardStoriesTests {
    private let folder: TemporaryFolder
    private let stories: StoryStore
    private let sut: PlaybackStore
    private let date = Date(timeIntervalSinceReferenceDate: 1000)

    init() throws {
        folder = try TemporaryFolder()
        let database = LibraryDatabase(folder: folder.url)
        stories = StoryStore(database: database)
        sut = PlaybackStore(database: database)
    }

    private func progress(
        _ start: PlaybackStart, at position: Double, heard: HeardSeconds, isHeard: Bool = false
    ) -> PlaybackProgress {
        PlaybackProgress(playback: start.number, position: position, listened: 10, heard: heard, isHeard: isHeard)
    }

    @Test("What was heard is there when the story is played again, until it counts")
    func heardSeconds() async throws {
        // Given
        let story = try Story.stub()
        try await stories.save(story)
        let half = HeardSeconds(bits: [0xFF, 0b11])
        let one = try await sut.begin(story.id, at: date)
        #expect(one.heard == HeardSeconds())
        try await sut.record(progress(one, at: 10, heard: half))
        // When
        let other = try await PlaybackStore(database: LibraryDatabase(folder: folder.url)).begin(story.id, at: date)
        #expect(other.heard == half)
        // Then a stale player changes nothing
        try await sut.record(progress(one, at: 10, heard: HeardSeconds(bits: [1])))
        #expect(try await sut.begin(story.id, at: date).heard == half)
        // When it counts
        let last = try await sut.begin(story.id, at: date)
        try await sut.record(progress(last, at: 20, heard: half, isHeard: true))
        try await sut.record(progress(last, at: 20, heard: half, isHeard: false))
        // Then
        #expect(try await sut.begin(story.id, at: date).heard == HeardSeconds())
    }

    @Test("A library that does not know what was heard gets room for it, and keeps its positions")
    func heardMigration() async throws {
        // Given
        let folder = try TemporaryFolder()
        var schema = LibrarySchema()
        schema.history = Array(schema.history.prefix { $0.name != "heard" })
        let story = try Story.stub()
        let old = LibraryDatabase(folder: folder.url, schema: schema)
        try await old.saveWithoutNote(story)
        let identifier = story.id.rawValue
        try await old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO playback (storyNumber, startedAt, listened) SELECT number, 1, 8 FROM story WHERE id = ?;
                    """,
                arguments: [identifier])
            try database.execute(
                sql: "INSERT INTO storyPosition (storyNumber, playback, seconds) SELECT number, 1, 8 FROM story")
        }
        // When
        let sut = PlaybackStore(database: LibraryDatabase(folder: folder.url))
        let start = try await sut.begin(story.id, at: date)
        // Then
        #expect(start.position == 8)
        #expect(start.heard == HeardSeconds())
        try await sut.record(progress(start, at: 9, heard: HeardSeconds(bits: [3])))
        #expect(try await sut.begin(story.id, at: date).heard == HeardSeconds(bits: [3]))
        #expect(try await sut.sessions(since: .distantPast).map(\.listened) == [8, 10])
    }
}
