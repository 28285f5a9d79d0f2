import FeatureKitStubs
import Foundation
import GRDB
import LibraryStorage
import Playback
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import PlaybackStorage
@testable import StoryStorage

@Suite("What was listened to, in sum", .timeLimit(.minutes(1)))
struct ListeningStoreTests {
    /// Where stories are listened to: in memory, and in a file. What is true of one is true of the other.
    enum Library: String, CaseIterable {
        case fake, stored
    }

    private static let day = 86_400.0
    private let mira: Hero
    private let ole: Hero
    private let tooth: CustomStoryEvent
    private let folder: TemporaryFolder
    private let database: LibraryDatabase

    init() throws {
        mira = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", pronouns: .she)
        ole = try Hero(id: .derived(fromName: "Ole", ordinal: 0), name: "Ole", pronouns: .he)
        tooth = try CustomStoryEvent(
            id: CustomEventID(rawValue: "tooth"), title: "First tooth", promptSeed: "A tooth that hides.")
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
    }

    private func date(_ day: Double) -> Date { Date(timeIntervalSinceReferenceDate: day * Self.day) }

    /// Three stories, about Mira, about both heroes, and about Ole, who was removed; the last one is for an event of the
    /// family's own.
    private func sut(_ library: Library) async throws -> any ListeningRepository {
        let stories = try [
            Story.stub(id: "one", heroes: [mira], createdAt: 1),
            .stub(id: "two", heroes: [mira, ole], createdAt: 2),
            .stub(id: "three", heroes: [ole], createdAt: 3, occasion: .custom(tooth)),
        ]
        let sessions: [(story: Int, day: Double, seconds: Double, isHeard: Bool)] = [
            (0, 1, 60, false), (0, 2, 60, true), (1, 9, 240, false), (2, 10, 30, true), (2, 10.5, 5, true),
            (2, 11, 4.9, true),
        ]
        switch library {
        case .fake:
            let fake = LibraryFake(heroes: [mira], events: [tooth])
            for session in sessions {
                fake.listen(
                    to: stories[session.story], at: date(session.day), for: session.seconds, isHeard: session.isHeard)
            }
            return fake
        case .stored:
            for hero in [mira, ole] { try await HeroStore(database: database).add(hero) }
            try await CustomEventStore(database: database).add(tooth)
            for story in stories { try await StoryStore(database: database).save(story) }
            try await HeroStore(database: database).delete(ole.id)
            for session in sessions {
                try await listen(
                    to: stories[session.story].id, at: date(session.day), for: session.seconds,
                    isHeard: session.isHeard)
            }
            return ListeningStore(database: database)
        }
    }

    private func listen(to story: StoryID, at date: Date, for seconds: Double, isHeard: Bool) async throws {
        let playback = PlaybackStore(database: database)
        let start = try await playback.begin(story, at: date)
        try await playback.record(
            PlaybackProgress(playback: start.number, position: seconds, listened: seconds, isHeard: isHeard))
    }

    @Test("Sessions of five seconds and more are there, in order", arguments: Library.allCases)
    func starts(library: Library) async throws {
        let starts = try await sut(library).sessionStarts()
        #expect(starts == [1, 2, 9, 10, 10.5].map(date))
    }

    @Test("Sessions are summed up from a date on, and each story counts once", arguments: Library.allCases)
    func totals(library: Library) async throws {
        let sut = try await sut(library)
        #expect(
            try await sut.totals(since: .distantPast)
                == ListeningTotals(sessionCount: 5, storyCount: 3, heardCount: 2, listened: 395))
        #expect(
            try await sut.totals(since: date(2))
                == ListeningTotals(sessionCount: 4, storyCount: 3, heardCount: 2, listened: 335))
        #expect(
            try await sut.totals(since: date(9))
                == ListeningTotals(sessionCount: 3, storyCount: 2, heardCount: 1, listened: 275))
        #expect(try await sut.totals(since: date(11)) == .nothing)
    }

    @Test("A story counts for each of its heroes, also for one who was removed", arguments: Library.allCases)
    func heroes(library: Library) async throws {
        // When
        let sut = try await sut(library)
        let all = try await sut.summary(since: .distantPast)
        let last = try await sut.summary(since: date(10))

        // Then
        #expect(
            all.heroes == [
                HeroListening(
                    hero: mira.id, name: "Mira", isRemoved: false,
                    totals: ListeningTotals(sessionCount: 3, storyCount: 2, heardCount: 1, listened: 360)),
                HeroListening(
                    hero: ole.id, name: "Ole", isRemoved: true,
                    totals: ListeningTotals(sessionCount: 3, storyCount: 2, heardCount: 1, listened: 275)),
            ])
        #expect(last.heroes.map(\.name) == ["Ole"])
        #expect(last.totals.storyCount == 1)
    }

    @Test("A story counts for its event, a standard one or one of the family's own", arguments: Library.allCases)
    func events(library: Library) async throws {
        let events = try await sut(library).summary(since: .distantPast).events
        #expect(
            events == [
                EventListening(
                    event: .standard(.bedtime), title: "Bedtime",
                    totals: ListeningTotals(sessionCount: 3, storyCount: 2, heardCount: 1, listened: 360)),
                EventListening(
                    event: .custom(tooth.id), title: "First tooth",
                    totals: ListeningTotals(sessionCount: 2, storyCount: 1, heardCount: 1, listened: 35)),
            ])
    }

    @Test("A library in which nobody has listened has nothing to tell", arguments: Library.allCases)
    func nothing(library: Library) async throws {
        let sut: any ListeningRepository =
            library == .fake ? LibraryFake() : ListeningStore(database: database)
        #expect(try await sut.sessionStarts().isEmpty)
        #expect(try await sut.summary(since: .distantPast) == ListeningSummary(totals: .nothing))
    }

    @Test("A hero who was renamed has the new name, and an event that was removed the one in its stories")
    func names() async throws {
        // Given
        let sut = try await sut(.stored)
        let (heroes, events) = (HeroStore(database: database), CustomEventStore(database: database))

        // When
        try await heroes.update(Hero(id: mira.id, name: "Mirabel", pronouns: .she))
        try await events.delete(tooth.id)
        let summary = try await sut.summary(since: .distantPast)

        // Then
        #expect(summary.heroes.map(\.name) == ["Mirabel", "Ole"])
        #expect(summary.heroes.map(\.isRemoved) == [false, true])
        #expect(summary.events.map(\.title) == ["Bedtime", "First tooth"])
    }

    @Test("A story in the bin takes its sessions with it, and brings them back")
    func bin() async throws {
        // Given
        let sut = try await sut(.stored)
        let stories = StoryStore(database: database)
        let three = StoryID(rawValue: "three")

        // When
        try await stories.moveToBin([three], at: .distantFuture)

        // Then
        #expect(try await sut.sessionStarts() == [1, 2, 9].map(date))
        let summary = try await sut.summary(since: .distantPast)
        #expect(summary.totals.storyCount == 2)
        #expect(summary.heroes.map(\.totals.storyCount) == [2, 1])
        #expect(summary.events.map(\.title) == ["Bedtime"])

        // When
        try await stories.restoreFromBin([three])

        // Then
        #expect(try await sut.totals(since: .distantPast).storyCount == 3)
    }

    @Test("Rows that cannot be understood are passed over in lists, and counted all the same")
    func unreadable() async throws {
        // Given
        let sut = try await sut(.stored)

        // When
        try await database.write { database in
            try database.execute(sql: "UPDATE story SET occasion = '{', event = '' WHERE id = 'three'")
            try database.execute(sql: "UPDATE storyHero SET json = '{', name = 'Nobody' WHERE heroId IS NULL")
        }
        let summary = try await sut.summary(since: .distantPast)

        // Then
        #expect(summary.totals.storyCount == 3)
        #expect(summary.heroes.map(\.name) == ["Mira", "Nobody"])
        #expect(summary.heroes.map(\.hero) == [mira.id, nil])
        #expect(summary.events.map(\.title) == ["Bedtime"])
    }

    @Test("A short time is found by the dates of its sessions, without looking at all of them")
    func plan() async throws {
        // Given
        _ = try await sut(.stored)

        // When
        let plan = try await database.read { database in
            try Row.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN " + ListeningStore.stories + "SELECT * FROM listening",
                arguments: [1, 0, 5]
            ).map { $0["detail"] as String }
        }

        // Then
        #expect(plan.contains { $0.contains("playbackByDate (profile=? AND startedAt>?)") }, "\(plan)")
    }
}
