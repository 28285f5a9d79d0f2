import Collections
import CollectionsStubs
import FeatureKitStubs
import Foundation
import StoryCore
import Testing

@Suite("The reading journey", .timeLimit(.minutes(1)))
struct ReadingJourneyTests {
    private let listening = LibraryFake(heroes: [.stub()])
    private let store = LibraryFake()

    /// A time in Berlin: "2026-11-28 19:30".
    private static func time(_ text: String) throws -> Date {
        let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
        return try #require(
            Calendar.stub(in: "Europe/Berlin").date(
                from: DateComponents(
                    year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])))
    }

    private func sut(now: String) throws -> CollectionsFeature {
        let now = try Self.time(now)
        return CollectionsFeature(
            dependencies: .stub(
                store, listening: listening, calendar: { .stub(in: "Europe/Berlin") }, now: { now }))
    }

    private func listen(
        to story: String, at time: String, minutes: Double = 3, isHeard: Bool = true, about heroes: [Hero] = [.stub()],
        for occasion: StoryOccasion = .standard(.bedtime)
    ) throws {
        listening.listen(
            to: .stub(id: StoryID(rawValue: story), about: occasion, heroes: heroes), at: try Self.time(time),
            for: minutes * 60, isHeard: isHeard)
    }

    @Test("Before anybody has listened it is empty, with all milestones ahead")
    func empty() async throws {
        let journey = try await sut(now: "2026-11-28 20:00").readingJourney()
        #expect(journey.isEmpty)
        #expect(journey.chapters.map(\.period) == [.week, .month, .year, .all])
        #expect(journey.milestones.count == 10)
        #expect(journey.nextMilestones.map(\.threshold) == [1, 1, 7])
    }

    @Test("A session counts from five seconds on")
    func short() async throws {
        try listen(to: "one", at: "2026-11-28 19:00", minutes: 4.9 / 60, isHeard: false)
        #expect(try await sut(now: "2026-11-28 20:00").readingJourney().isEmpty)
        try listen(to: "one", at: "2026-11-28 19:10", minutes: 5.0 / 60, isHeard: false)
        #expect(try await !sut(now: "2026-11-28 20:00").readingJourney().isEmpty)
    }

    @Test(
        "Weeks begin on Monday, months on the first, years on New Year's Day, at midnight where the family lives",
        arguments: [
            // A Sunday and the Monday that follows it.
            ("2026-11-22 23:59", "2026-11-23 00:00", JourneyPeriod.week, "2026-11-29 23:59"),
            // The week in which clocks are put back has an hour more.
            ("2026-10-18 23:59", "2026-10-19 00:00", .week, "2026-10-25 23:59"),
            ("2026-10-31 23:59", "2026-11-01 00:00", .month, "2026-11-30 23:59"),
            ("2025-12-31 23:59", "2026-01-01 00:00", .year, "2026-12-31 23:59"),
        ])
    func boundaries(before: String, first: String, period: JourneyPeriod, now: String) async throws {
        // Given
        try listen(to: "before", at: before)
        try listen(to: "first", at: first)

        // When
        let journey = try await sut(now: now).readingJourney()

        // Then
        #expect(journey.summary(of: period).totals.storyCount == 1)
        #expect(journey.chapters.first { $0.period == period }?.startedAt == (try Self.time(first)))
        #expect(journey.summary(of: .all).totals.storyCount == 2)
    }

    @Test("A story that was heard in part is listened to and not finished, and each counts once")
    func parts() async throws {
        // Given
        try listen(to: "one", at: "2026-11-27 19:00", minutes: 2, isHeard: false)
        try listen(to: "one", at: "2026-11-28 19:00", minutes: 3, isHeard: true)
        try listen(to: "two", at: "2026-11-28 19:10", minutes: 1, isHeard: false)

        // When
        let journey = try await sut(now: "2026-11-28 20:00").readingJourney()

        // Then
        let totals = ListeningTotals(sessionCount: 3, storyCount: 2, heardCount: 1, listened: 360)
        #expect(journey.summary(of: .week).totals == totals)
        #expect(journey.streak == ListeningStreak(current: 2, longest: 2, hasToday: true))
    }

    @Test("A story counts for each of its heroes, also for one who was removed, and for its event")
    func aboutWhat() async throws {
        // Given
        let ole = Hero.stub(name: "Ole")
        try listen(to: "one", at: "2026-11-28 19:00", minutes: 2, about: [.stub(), ole])
        try listen(to: "two", at: "2026-11-28 19:10", minutes: 1, about: [ole], for: .custom(.stub()))

        // When
        let summary = try await sut(now: "2026-11-28 20:00").readingJourney().summary(of: .all)

        // Then
        #expect(summary.heroes.map(\.name) == ["Ole", "Mira"])
        #expect(summary.heroes.map(\.isRemoved) == [true, false])
        #expect(summary.heroes.map(\.totals.listened) == [180, 120])
        #expect(summary.events.map(\.title) == ["Bedtime", "First tooth"])
        #expect(summary.totals.listened == 180)
    }

    @Test("Milestones are those of the achievements, and say how much is still to go")
    func milestones() async throws {
        // Given
        for number in 1...3 { try listen(to: "story-\(number)", at: "2026-11-28 19:0\(number)", minutes: 14) }

        // When
        let journey = try await sut(now: "2026-11-28 20:00").readingJourney()
        let achievements = try await sut(now: "2026-11-28 20:00").achievements()

        // Then
        #expect(journey.reachedMilestones.map(\.title) == achievements.map(\.title))
        #expect(journey.reachedMilestones.map(\.title) == ["First story heard"])
        let next = journey.nextMilestones
        #expect(next.map(\.title) == ["5 stories heard", "An hour of stories", "Stories on 7 days in a row"])
        #expect(next.map { ($0.missing * 60).rounded() / 60 } == [2, 0.3, 6])
    }

    @Test("What was reached stays, with its day, when its stories are deleted")
    func kept() async throws {
        // Given
        let sut = try sut(now: "2026-11-28 20:00")
        try listen(to: "one", at: "2026-11-28 19:00")
        _ = try await sut.achievements()

        // When
        listening.remove(StoryID(rawValue: "one"))
        let journey = try await sut.readingJourney()

        // Then
        #expect(journey.summary(of: .all).totals == .nothing)
        #expect(!journey.isEmpty)
        #expect(journey.reachedMilestones.map(\.reachedAt) == [try Self.time("2026-11-28 20:00")])
    }

    @Test("Looking back awards nothing, so that whoever listens next is told of it")
    func awardsNothing() async throws {
        // Given
        let sut = try sut(now: "2026-11-28 20:00")
        try listen(to: "one", at: "2026-11-28 19:00")

        // When
        let journey = try await sut.readingJourney()

        // Then
        #expect(journey.reachedMilestones.map(\.reachedAt) == [nil])
        #expect(try await sut.newAchievements().map(\.title) == ["First story heard"])
    }

    @Test("A library that cannot be read is told as the feature's error")
    func failure() async throws {
        listening.fail(with: .busy("The library"))
        await #expect(throws: CollectionsError.storage(.busy("The library"))) {
            try await sut(now: "2026-11-28 20:00").readingJourney()
        }
    }
}
