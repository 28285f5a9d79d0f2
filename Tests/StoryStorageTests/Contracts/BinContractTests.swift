import Collections
import Foundation
import Generation
import Playback
import StorageTestSupport
import StoryCore
import Synchronization
import Testing

@Suite("The bin, in memory and on SQLite", .timeLimit(.minutes(1)))
struct BinContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let date = StorageUnderTest.now

    @Test("A story in the bin is in no list, and comes back as it was", arguments: Kind.allCases)
    func restored(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let hero = try Hero.stub()
        try await sut.save(.bare("one", title: "Lantern", heroes: [hero]), .bare("two", title: "Snow"))
        // When
        try await sut.stories.moveToBin(["one"], at: date)
        // Then
        #expect(try await sut.list() == ["two"])
        #expect(try await sut.list(StoryQuery(filter: StoryFilter(search: "lantern"))).isEmpty)
        #expect(try await sut.stories.removedHeroes().isEmpty)
        #expect(
            try await sut.stories.bin()
                == StoryBin(stories: [BinnedStory(id: "one", title: "Lantern", removedAt: date, byteCount: 0)]))
        // When
        try await sut.stories.restoreFromBin(["one"])
        // Then
        #expect(try await sut.list() == ["two", "one"])
        #expect(try await sut.stories.bin() == StoryBin())
    }

    @Test("The latest comes first, and is found by what names it", arguments: Kind.allCases)
    func order(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("first", title: "A"), .bare("second", title: "B"), .bare("third", title: "C"))
        // When
        try await sut.stories.moveToBin(["second"], at: date)
        try await sut.stories.moveToBin(["first", "third"], at: date + 1)
        // Then
        #expect(try await sut.stories.bin().stories.map(\.id) == ["third", "first", "second"])
        for reference in ["second", "seco", "b"] {
            #expect(try await sut.stories.binnedStory(matching: reference).id == "second")
        }
        await #expect(throws: StorageError.notFound(.story, "D")) {
            try await sut.stories.binnedStory(matching: "D")
        }
    }

    @Test("All of them are moved, restored or deleted, or none", arguments: Kind.allCases)
    func allOrNothing(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("in"), .bare("out"))
        try await sut.stories.moveToBin(["in"], at: date)
        // Then
        await #expect(throws: StorageError.notFound(.story, "none")) {
            try await sut.stories.moveToBin(["out", "none"], at: date)
        }
        await #expect(throws: StorageError.notFound(.story, "out")) {
            try await sut.stories.restoreFromBin(["in", "out"])
        }
        await #expect(throws: StorageError.notFound(.story, "out")) {
            try await sut.stories.deleteFromBin(["in", "out"])
        }
        #expect(try await sut.list() == ["out"])
        #expect(try await sut.stories.bin().stories.map(\.id) == ["in"])
        // When
        try await sut.stories.deleteFromBin(["in"])
        // Then
        #expect(try await sut.stories.bin() == StoryBin())
        await #expect(throws: StorageError.notFound(.story, "in")) { try await sut.stories.restoreFromBin(["in"]) }
    }

    @Test("The bin says how much space its deletion frees", arguments: Kind.allCases)
    func space(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let (own, shared) = (try await sut.store("own"), try await sut.store("shared by several"))
        var (one, two, kept) = (Story.bare("one"), Story.bare("two"), Story.bare("kept"))
        (one.cover.media, one.pages[0].illustration.media) = (own, shared)
        two.cover.media = own
        kept.cover.media = shared
        try await sut.save(one, two, kept)
        // When
        try await sut.stories.moveToBin(["one", "two"], at: date)
        // Then
        let bin = try await sut.stories.bin()
        #expect(bin.stories.map(\.byteCount) == [3, 3])
        #expect(bin.byteCount == 3)
        // When
        try await sut.stories.deleteFromBin(["one", "two"])
        // Then
        #expect(!sut.media.isThere(own) && sut.media.isThere(shared))
    }

    @Test("Jobs end and the queue lets go; collections and plays wait in the bin", arguments: Kind.allCases)
    func belongings(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"), .bare("two"))
        try await sut.jobs.open(.stub(id: "one")).close()
        let collection = StoryCollection.bare(stories: ["one", "two"])
        try await sut.collections.add(collection)
        let playback = try await sut.playback.begin("one", at: date)
        try await sut.playback.record(.at(9, in: playback, listened: 60, isHeard: true))
        try await sut.playback.save(StoryQueue([.bare("one"), .bare("two")], current: 1))
        // When
        try await sut.stories.moveToBin(["one"], at: date)
        // Then
        #expect(try await sut.jobs.jobs().isEmpty)
        #expect(try await sut.playback.queue() == StoryQueue([.bare("two")], current: 0))
        #expect(try await sut.playback.position(of: "one") == nil)
        #expect(try await sut.playback.sessions(since: date).isEmpty)
        #expect(try await sut.collections.collection(collection.id).stories.map(\.id) == ["two"])
        // When
        try await sut.stories.restoreFromBin(["one"])
        // Then
        #expect(try await sut.collections.collection(collection.id).stories.map(\.id) == ["one", "two"])
        #expect(try await sut.playback.position(of: "one") == 9)
        #expect(try await sut.playback.sessions(since: date).map(\.story) == ["one"])
        #expect(try await sut.stories.story("one").playCount == 1)
    }

    @Test("A change of a story deletes what has been in the bin for more than 30 days", arguments: Kind.allCases)
    func expired(kind: Kind) async throws {
        // Given
        let time = Clock(date)
        let sut = try StorageUnderTest(kind, now: { time.now })
        try await sut.save(.bare("old"), .bare("younger"), .bare("kept"))
        try await sut.stories.moveToBin(["old"], at: date)
        try await sut.stories.moveToBin(["younger"], at: date + 10)
        // When
        time.now = date + StoryBin.retention
        try await sut.save(.bare("kept"))
        // Then
        #expect(try await sut.stories.bin().stories.map(\.id) == ["younger", "old"])
        // When
        time.now = date + StoryBin.retention + 1
        try await sut.save(.bare("kept"))
        // Then
        #expect(try await sut.stories.bin().stories.map(\.id) == ["younger"])
    }
}

/// A time that tests set.
private final class Clock: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) {
        self.date = Mutex(date)
    }

    var now: Date {
        get { date.withLock { $0 } }
        set { date.withLock { $0 = newValue } }
    }
}
