import Collections
import CollectionsStorage
import Foundation
import Generation
import GenerationStorage
import GRDB
import Glibc
import LibraryStorage
import Playback
import PlaybackStorage
import StorageTestSupport
import StoryCore
import Synchronization
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The bin", .timeLimit(.minutes(1)))
struct StoryBinTests {
    private static let day: TimeInterval = 24 * 3600
    private let folder: TemporaryFolder
    private let clock: DateBox
    private let library: LibraryWithFiles
    private var sut: StoryStore { library.stories }

    init() throws {
        folder = try TemporaryFolder()
        let clock = DateBox()
        self.clock = clock
        library = LibraryWithFiles(folder.url, now: { clock.now })
    }

    @Test("A story in the bin is in no list, count, search, filter, title or queue, and cannot be played")
    func hidden() async throws {
        // Given
        let playback = PlaybackStore(database: library.database)
        let story = try await library.add("first-story")
        let hero = story.heroes[0].id
        try await playback.save(StoryQueue([QueuedStory(id: story.id, title: story.title, duration: 1)], current: 0))
        // When
        try await sut.moveToBin([story.id], at: clock.now)
        // Then
        for filter in [StoryFilter(), StoryFilter(hero: hero), StoryFilter(search: "lantern")] {
            #expect(try await sut.stories(StoryQuery(filter: filter)).stories.isEmpty)
            #expect(try await sut.counts(of: filter, recentSince: .distantPast).all == 0)
        }
        await #expect(throws: StorageError.notFound(.story, "first-story")) { try await sut.story(story.id) }
        await #expect(throws: StorageError.notFound(.story, story.title)) {
            try await sut.story(matching: story.title)
        }
        #expect(try await playback.queue().stories.isEmpty)
        #expect(try await playback.queuedStories([story.id]).isEmpty)
        await #expect(throws: StorageError.notFound(.story, "first-story")) {
            try await playback.begin(story.id, at: clock.now)
        }
    }

    @Test("Nothing of a story in the bin changes: it cannot be marked, edited, collected or binned again")
    func unchanged() async throws {
        // Given
        let story = try await library.add("first-story")
        let collections = CollectionStore(database: library.database)
        let collection = try await collections.addBrave()
        try await sut.moveToBin([story.id], at: clock.now)
        let gone = StorageError.notFound(.story, "first-story")
        // Then
        await #expect(throws: gone) { try await sut.setFavorite(false, of: story.id) }
        await #expect(throws: gone) { _ = try await sut.edit(story.id, StoryEdit(title: "Other")) }
        await #expect(throws: gone) { _ = try await collections.add(story.id, to: collection.id) }
        await #expect(throws: gone) { try await sut.moveToBin([story.id], at: clock.now) }
        await #expect(throws: gone) { try await sut.delete([story.id]) }
    }

    @Test("A restored story is as it was: its files, its mark, its plays, where it was left, and its collections")
    func restored() async throws {
        // Given
        let story = try await library.add("first-story")
        let (playback, collections) = (
            PlaybackStore(database: library.database), CollectionStore(database: library.database)
        )
        let start = try await playback.begin(story.id, at: clock.now)
        try await playback.record(
            PlaybackProgress(playback: start.number, position: 12, listened: 10, isHeard: true))
        let collection = try await collections.addBrave()
        _ = try await collections.add(story.id, to: collection.id)
        let before = try await sut.story(story.id)
        // When
        try await sut.moveToBin([story.id], at: clock.now)
        #expect(try await collections.collection(collection.id).stories.isEmpty)
        try await sut.restoreFromBin([story.id])
        // Then
        #expect(try await sut.story(story.id) == before)
        #expect(try library.mediaFiles == story.files)
        #expect(
            try await sut.stories(StoryQuery(filter: StoryFilter(search: "lantern"))).stories.map(\.id) == [story.id])
        #expect(try await playback.position(of: story.id) == 12)
        #expect(try await collections.collection(collection.id).stories.map(\.id) == [story.id])
        #expect(try await sut.bin().stories.isEmpty)
    }

    @Test("The bin tells each story with its date, the last one first, and the bytes that only the bin needs")
    func listed() async throws {
        // Given
        let one = try await library.add("one-story", pictures: ["shared", "one"])
        let two = try await library.add("two-story", pictures: ["shared", "both"])
        try await library.add("kept-story", pictures: ["both", "kept"])
        // When
        try await sut.moveToBin([one.id], at: clock.now)
        clock.advance(by: Self.day)
        try await sut.moveToBin([two.id], at: clock.now)
        let bin = try await sut.bin()
        // Then
        let (ownOfOne, ownOfTwo) = (
            "one" + "one-story cover" + "one-story audio", "two-story cover" + "two-story audio"
        )
        #expect(bin.stories.map(\.id) == [two.id, one.id])
        #expect(bin.stories.map(\.removedAt) == [clock.now, clock.now - Self.day])
        #expect(bin.stories.map(\.byteCount) == [ownOfTwo.utf8.count + 6, ownOfOne.utf8.count + 6])
        #expect(bin.byteCount == ownOfOne.utf8.count + ownOfTwo.utf8.count + 6)
        #expect(try await sut.binnedStory(matching: one.title) == bin.stories[1])
    }

    @Test("What is deleted from the bin is gone with its files; others keep theirs")
    func deleted() async throws {
        // Given
        let story = try await library.add("first-story", pictures: ["shared", "own"])
        let kept = try await library.add("kept-story", pictures: ["shared", "kept"])
        try await sut.moveToBin([story.id], at: clock.now)
        // When
        await #expect(throws: StorageError.notFound(.story, "kept-story")) {
            try await sut.deleteFromBin([story.id, kept.id])
        }
        #expect(try library.mediaFiles == story.files.union(kept.files))
        try await sut.deleteFromBin([story.id])
        // Then
        #expect(try await sut.bin() == StoryBin())
        #expect(try library.mediaFiles == kept.files)
        await #expect(throws: StorageError.notFound(.story, "first-story")) {
            try await sut.restoreFromBin([story.id])
        }
    }

    @Test("After thirty days the next change of any story deletes it; a moment before it does not")
    func expired() async throws {
        // Given
        let story = try await library.add("first-story")
        let other = try await library.add("other-story")
        try await sut.moveToBin([story.id], at: clock.now)
        // When
        clock.advance(by: StoryBin.retention)
        _ = try await sut.edit(other.id, StoryEdit(title: "Once"))
        // Then
        #expect(try await sut.bin().stories.map(\.id) == [story.id])
        // When
        clock.advance(by: 1)
        _ = try await sut.edit(other.id, StoryEdit(title: "Twice"))
        // Then
        #expect(try await sut.bin().stories.isEmpty)
        #expect(try library.mediaFiles == other.files)
    }

    @Test("A story that is published deletes what has expired, too")
    func expiredByPublishing() async throws {
        // Given
        let story = try await library.add("first-story")
        try await sut.moveToBin([story.id], at: clock.now)
        clock.advance(by: StoryBin.retention + 1)
        // When
        let claim = try await library.jobs.open(.stub(id: "new-story"))
        try await claim.finish(with: library.made("new-story"))
        await claim.close()
        // Then
        #expect(try await sut.bin().stories.isEmpty)
    }

    @Test("A story of which a part is being made is not moved to the bin, and no other with it")
    func busy() async throws {
        // Given
        let story = try await library.add("first-story")
        let other = try await library.add("other-story")
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When
        await #expect(throws: StorageError.self) { try await sut.moveToBin([other.id, story.id], at: clock.now) }
        await claim.close()
        // Then
        #expect(try await sut.bin().stories.isEmpty)
        #expect(try await sut.story(other.id) == other)
    }

    @Test("Stories and collections are told as changed by the bin")
    func told() async throws {
        // Given
        let story = try await library.add("first-story")
        let collections = CollectionStore(database: library.database)
        _ = try await collections.add(story.id, to: collections.addBrave().id)
        let before = try await library.revisions()
        // When
        try await sut.moveToBin([story.id], at: clock.now)
        // Then
        let after = try await library.revisions()
        #expect(after["stories"] != before["stories"])
        #expect(after["collections"] != before["collections"])
    }

    @Test("A library check finds nothing wrong with stories in the bin, and looks at their files")
    func checked() async throws {
        // Given
        #expect(chmod(folder.url.path, 0o700) == 0)
        let story = try await library.add("first-story")
        try await sut.moveToBin([story.id], at: clock.now)
        let checker = LibraryChecker(
            database: library.database, media: library.store,
            settings: SettingsFile(file: folder.file("settings.json")))
        // When
        let inspection = try await checker.inspect()
        // Then
        #expect(inspection.items.flatMap(\.findings) == [])
        #expect(inspection.fileCount == story.files.count)
    }

    @Test("A date that nobody can have written is brought into the years of calendars", arguments: ["1e300", "-1e300"])
    func wildDate(date: String) async throws {
        // Given
        let story = try await library.add("first-story")
        try await library.database.write { try $0.execute(sql: "UPDATE story SET removedAt = \(date)") }
        // When
        let found = try #require(try await sut.bin().stories.first)
        // Then
        #expect(abs(found.removedAt.timeIntervalSinceReferenceDate) < 1e12)
        try await sut.restoreFromBin([story.id])
    }

    @Test("A day that has begun counts as a day that is left")
    func daysLeft() {
        let story = BinnedStory(id: StoryID(rawValue: "first-story"), title: "One", removedAt: clock.now, byteCount: 0)
        for (seconds, days) in [(0, 30), (1, 30), (Self.day, 29), (29 * Self.day + 1, 1), (31 * Self.day, 0), (-1, 30)]
        {
            #expect(story.daysLeft(at: clock.now + seconds) == days)
        }
    }
}

/// A date that tests move on.
private final class DateBox: Sendable {
    private let date = Mutex(Date(timeIntervalSinceReferenceDate: 1_000_000))

    var now: Date { date.withLock { $0 } }

    func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

extension CollectionStore {
    /// Adds an empty collection.
    fileprivate func addBrave() async throws -> StoryCollection {
        let collection = StoryCollection(
            id: CollectionID(rawValue: "brave"), title: "Brave evenings",
            profile: GrowthProfile(focus: .resilience, ageBand: .fourToSix),
            createdAt: Date(timeIntervalSinceReferenceDate: 500))
        try await add(collection)
        return collection
    }
}

extension LibraryWithFiles {
    /// How often each part of the library has changed.
    fileprivate func revisions() async throws -> [String: Int] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT part, number FROM revision")
                .reduce(into: [:]) { $0[$1["part"]] = $1["number"] }
        }
    }
}
