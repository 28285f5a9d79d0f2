import FeatureKit
import FeatureKitStubs
import Foundation
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("A child's limits", .timeLimit(.minutes(1)))
struct LimitsTests {
    private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// Decides for a child with limits that has used some of them.
    private func decision(
        on action: AccessAction, _ own: ParentalControls, household: ParentalControls = ParentalControls(),
        content: StoryContent? = nil, listened minutes: Double = 0, stories: Int = 0, role: ProfileRole = .child
    ) async throws -> AccessDecision {
        let date = date
        let ben = Profile(
            id: Profile.stub().id, values: ProfileValues(name: "Ben", role: role, controls: own), createdAt: date)
        let library = LibraryFake(profiles: [ben])
        try await library.save(AppSettings(controls: household))
        var usage = DailyUsage(of: date, in: .ofFamily)
        if minutes > 0 { usage.listen(for: minutes * 60, at: date) }
        usage.storyCount = stories
        library.use(usage, of: ben.id)
        let limits = LimitsCheck(settings: library, usage: library, calendar: { .ofFamily }, now: { date })
        return await HouseholdAccess(repository: library, pins: library, limits: limits)
            .decision(on: action, content: content, by: ben.id)
    }

    /// What a story is about: a bedtime story for every age.
    private func content(_ change: (inout StoryContent) -> Void) -> StoryContent {
        var content = StoryContent(Story.stub())
        change(&content)
        return content
    }

    private func refused(_ limit: AccessLimit) -> AccessDecision { .refused(.limit(limit, profile: "Ben")) }

    @Test("Minutes a day and until a break end listening when they are used, not before")
    func minutes() async throws {
        let day = ParentalControls(minutesPerDay: .upTo(30))
        #expect(try await decision(on: .playStories, day, listened: 29.9) == .allowed)
        #expect(try await decision(on: .playStories, day, listened: 30) == refused(.minutesPerDay(30)))
        #expect(try await decision(on: .createStories, day, listened: 30) == .allowed)
        let sitting = ParentalControls(minutesPerSitting: .upTo(10))
        #expect(try await decision(on: .playStories, sitting, listened: 9.9) == .allowed)
        #expect(try await decision(on: .playStories, sitting, listened: 10) == refused(.minutesPerSitting(10)))
    }

    @Test("Stories a day end creating, not listening")
    func stories() async throws {
        let controls = ParentalControls(storiesPerDay: .upTo(2))
        #expect(try await decision(on: .createStories, controls, stories: 1) == .allowed)
        #expect(try await decision(on: .createStories, controls, stories: 2) == refused(.storiesPerDay(2)))
        #expect(try await decision(on: .playStories, controls, stories: 2) == .allowed)
    }

    @Test("In quiet hours nothing begins")
    func quietHours() async throws {
        let all = ParentalControls(quietHours: DailyHours(from: 0, to: 0))
        for action in [AccessAction.playStories, .createStories] {
            #expect(try await decision(on: action, all) == refused(.quietHours(until: nil)))
            #expect(try await decision(on: action, ParentalControls(quietHours: .never)) == .allowed)
        }
        #expect(try await decision(on: .markStories, all) == .allowed)
    }

    @Test("What a profile doesn't say the household does; what it lifts is lifted")
    func household() async throws {
        let household = ParentalControls(minutesPerDay: .upTo(10))
        #expect(
            try await decision(on: .playStories, ParentalControls(), household: household, listened: 10)
                == refused(.minutesPerDay(10)))
        for limit in [DailyLimit.unlimited, .upTo(11)] {
            let own = ParentalControls(minutesPerDay: limit)
            #expect(try await decision(on: .playStories, own, household: household, listened: 10) == .allowed)
        }
    }

    @Test("Parents have no limits")
    func parents() async throws {
        let controls = ParentalControls(
            minutesPerDay: .upTo(1), storiesPerDay: .upTo(1), quietHours: DailyHours(from: 0, to: 0),
            bedtimeHours: DailyHours(from: 0, to: 0), allowedTones: AllowedValues([.gentle]))
        for action in [AccessAction.playStories, .createStories] {
            #expect(
                try await decision(
                    on: action, controls, content: content { $0.tone = .funny }, listened: 60, stories: 9,
                    role: .parent) == .allowed)
        }
    }

    @Test(
        "Stories of other tones, events and age groups than allowed are neither played nor created",
        arguments: [AccessAction.playStories, .createStories, .requestStories])
    func content(action: AccessAction) async throws {
        // Given
        let controls = ParentalControls(
            allowedTones: AllowedValues([.gentle, .funny]),
            allowedEvents: AllowedValues([.standard(.bedtime), .custom]), allowedAges: AllowedValues([.fourToSix]))
        func decision(_ change: (inout StoryContent) -> Void) async throws -> AccessDecision {
            try await self.decision(on: action, controls, content: content(change))
        }

        // Then
        #expect(try await decision { $0.tone = .funny } == .allowed)
        #expect(
            try await decision { $0.tone = .curious }
                == refused(.tone(.curious, allowed: [.gentle, .funny], isBedtime: false)))
        #expect(try await decision { $0.event = .standard(.family) } == refused(.event(.standard(.family))))
        #expect(try await decision { $0.event = .custom } == .allowed)
        #expect(try await decision { $0.ageBand = .sixToTen } == refused(.ageBand(.sixToTen)))
        #expect(try await decision { $0.ageBand = .all } == .allowed)
    }

    @Test("A story with a blocked word is not played, whether the word is the profile's or the household's")
    func blockedWords() async throws {
        let own = ParentalControls(blockedWords: BlockedWords("dragon"))
        let household = ParentalControls(blockedWords: BlockedWords("lamp"))
        for (text, word) in [("Two dragons flew.", "dragons"), ("A lamp shone.", "lamp")] {
            #expect(
                try await decision(
                    on: .playStories, own, household: household, content: content { $0.texts = ["A night", text] })
                    == refused(.blockedWord(word)))
        }
        #expect(
            try await decision(
                on: .playStories, own, household: household, content: content { $0.texts = ["A kite flew."] })
                == .allowed)
    }

    @Test("At bedtime stories are gentle, also where gentle ones are not allowed otherwise")
    func bedtime() async throws {
        for tones in [nil, AllowedValues<StoryTone>([.funny])] {
            let controls = ParentalControls(bedtimeHours: DailyHours(from: 0, to: 0), allowedTones: tones)
            #expect(
                try await decision(on: .playStories, controls, content: content { $0.tone = .funny })
                    == refused(.tone(.funny, allowed: [.gentle], isBedtime: true)))
            #expect(
                try await decision(on: .playStories, controls, content: content { $0.tone = .gentle }) == .allowed)
            #expect(try await decision(on: .playStories, controls) == .allowed)
        }
    }

    @Test("Each limit says what is reached, and what to do instead")
    func words() {
        let texts: [(AccessLimit, String, String)] = [
            (.minutesPerDay(1), "Ben has listened for 1 minute today.", "Listen to another story tomorrow."),
            (
                .minutesPerSitting(20), "Ben has listened for 20 minutes without a break.",
                "Take a break of half an hour."
            ),
            (
                .storiesPerDay(2), "Ben has created 2 stories today.",
                "Create another story tomorrow, or listen to one now."
            ),
            (.quietHours(until: "6:30"), "It's quiet time for Ben until 6:30.", "Come back after that."),
            (
                .event(.standard(.holiday)), "Stories about Holiday aren't for Ben.",
                "Choose another event or story."
            ),
            (
                .tone(.funny, allowed: [.gentle, .cheerful], isBedtime: false),
                "Only gentle and cheerful stories are for Ben.", "Choose another tone or story."
            ),
            (
                .tone(.funny, allowed: [.gentle], isBedtime: true), "It's bedtime for Ben: only gentle stories now.",
                "Choose another tone or story."
            ),
            (
                .ageBand(.sixToTen), "Stories for ages 6-10 aren't for Ben.",
                "Choose another age group or story."
            ),
            (
                .blockedWord("Dragons"), "The story has a word that is blocked for Ben: 'Dragons'.",
                "Choose another story."
            ),
        ]
        for (limit, message, advice) in texts {
            let refusal = AccessRefusal.limit(limit, profile: "Ben")
            #expect(refusal.message == message && refusal.advice == advice)
            #expect(refusal.category == .notAllowed && refusal.code.hasPrefix("access."))
        }
    }

    @Test("A limit out of range is refused before it is stored")
    func range() throws {
        for controls in [
            ParentalControls(minutesPerDay: .upTo(0)), ParentalControls(minutesPerSitting: .upTo(601)),
            ParentalControls(storiesPerDay: .upTo(11)),
        ] {
            #expect(throws: HouseholdError.self) { try ProfileValues(name: "Ben", controls: controls).checked() }
        }
        _ = try ProfileValues(name: "Ben", controls: ParentalControls(minutesPerDay: .unlimited)).checked()
    }
}
