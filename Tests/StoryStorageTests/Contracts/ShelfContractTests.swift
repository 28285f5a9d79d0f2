import Generation
import Collections
import CollectionsStubs
import Foundation
import Household
import HouseholdStubs
import Playback
import PlaybackStubs
import StorageTestSupport
import StoryCore
import Testing

@Suite("What a profile has and sees, in memory and on SQLite", .timeLimit(.minutes(1)))
struct ShelfContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let date = Date(timeIntervalSinceReferenceDate: 1000)

    /// A library with a story about Mira and one about Jonas, and a child's profile.
    private func library(
        _ kind: Kind, _ values: ProfileValues = ProfileValues(name: "Ben", shelf: .everything)
    ) async throws -> (family: StorageUnderTest, child: StorageUnderTest, profile: ProfileID) {
        let sut = try StorageUnderTest(kind)
        let heroes = try ["Mira", "Jonas"].map { try Hero(id: HeroID(rawValue: $0.lowercased()), name: $0) }
        for hero in heroes { try await sut.heroes.add(hero) }
        try await sut.save(
            .bare("little", title: "The Bell", heroes: [heroes[0]], createdAt: 10, ageBand: .twoToFour),
            .bare("big", title: "The Storm", heroes: [heroes[1]], createdAt: 20, ageBand: .sixToTen),
            .bare("any", title: "The Lamp", createdAt: 30, ageBand: .all, language: LanguageCode(rawValue: "de")))
        let profile = try await sut.profiles.add(values, at: date).id
        return (sut, sut.viewed(by: profile), profile)
    }

    // MARK: - Its own

    @Test("A favourite mark is that of the profile who set it", arguments: Kind.allCases)
    func favorites(kind: Kind) async throws {
        // Given
        let (family, child, _) = try await library(kind)

        // When
        try await family.stories.setFavorite(true, of: "little")
        try await child.stories.setFavorite(true, of: "big")

        // Then
        let query = StoryQuery(filter: StoryFilter(isFavorite: true))
        #expect(try await family.list(query) == ["little"])
        #expect(try await child.list(query) == ["big"])
        #expect(try await child.stories.counts(of: StoryFilter(), recentSince: .distantFuture).favorites == 1)
        #expect(try await child.stories.story("big").isFavorite)
        #expect(try await !family.stories.story("big").isFavorite)
        try await child.stories.setFavorite(false, of: "big")
        #expect(try await child.list(query) == [])
    }

    @Test("Places, play counts, sessions and the order by plays are the listener's", arguments: Kind.allCases)
    func plays(kind: Kind) async throws {
        // Given
        let (family, child, _) = try await library(kind)

        // When
        let start = try await child.playback.begin("little", at: date)
        try await child.playback.record(
            PlaybackProgress(playback: start.number, position: 12, listened: 60, isHeard: true))

        // Then
        #expect(try await child.playback.position(of: "little") == 12)
        #expect(try await family.playback.position(of: "little") == nil)
        #expect(try await child.stories.story("little").playCount == 1)
        #expect(try await family.stories.story("little").playCount == 0)
        #expect(try await child.playback.sessions(since: .distantPast).map(\.story) == ["little"])
        #expect(try await family.playback.sessions(since: .distantPast) == [])
        #expect(try await child.list(StoryQuery(sort: .plays)) == ["little", "any", "big"])
        #expect(try await family.list(StoryQuery(sort: .plays)) == ["any", "big", "little"])
        for (sut, expected) in [(child, ["any", "big"]), (family, ["any", "big", "little"])] {
            #expect(try await sut.list(StoryQuery(filter: StoryFilter(listening: [.new]))) == expected)
        }
    }

    @Test("Each profile has its own queue", arguments: Kind.allCases)
    func queues(kind: Kind) async throws {
        // Given
        let (family, child, _) = try await library(kind)
        let stories = try await family.playback.queuedStories(["little", "big"])

        // When
        try await family.playback.save(StoryQueue([stories["little"]].compactMap(\.self), current: 0))
        try await child.playback.save(StoryQueue([stories["big"]].compactMap(\.self), current: 0))

        // Then
        #expect(try await family.playback.queue().stories.map(\.id) == ["little"])
        #expect(try await child.playback.queue().stories.map(\.id) == ["big"])
    }

    @Test("Achievements and completed stories are earned by a profile", arguments: Kind.allCases)
    func achievements(kind: Kind) async throws {
        // Given
        let (family, child, _) = try await library(kind)
        let collection = StoryCollection.stub(stories: [CollectedStory(id: "little", title: "The Bell")])
        try await family.collections.add(collection)
        let earned = Achievement(kind: .collectionCompleted, subject: "stub", title: "First story", earnedAt: date)

        // When
        _ = try await child.collections.complete("little", in: collection.id, at: date)
        _ = try await child.achievements.add([earned])

        // Then
        #expect(try await child.achievements.achievements() == [earned])
        #expect(try await family.achievements.achievements() == [])
        #expect(try await child.collections.collection(collection.id).stories.map(\.completedAt) == [date])
        #expect(try await family.collections.collection(collection.id).stories.map(\.completedAt) == [nil])
    }

    @Test("With a profile goes what was its own, and nothing else", arguments: Kind.allCases)
    func deletion(kind: Kind) async throws {
        // Given
        let (family, child, profile) = try await library(kind)
        for sut in [family, child] {
            try await sut.stories.setFavorite(true, of: "little")
            let start = try await sut.playback.begin("little", at: date)
            try await sut.playback.record(
                PlaybackProgress(
                    playback: start.number, position: 12, listened: 60, isHeard: true))
        }

        // When
        try await family.profiles.delete(profile)

        // Then
        let story = try await family.stories.story("little")
        #expect(story.isFavorite && story.playCount == 1)
        #expect(try await family.playback.position(of: "little") == 12)
        #expect(try await child.playback.sessions(since: .distantPast) == [])
        #expect(try await child.list() == [], "A profile that is gone sees nothing.")
    }

    // MARK: - What it sees

    /// What each shelf shows, the newest first.
    private static let shelves: [(ProfileValues, [String])] = [
        (ProfileValues(name: "Ben", shelf: .everything), ["any", "big", "little"]),
        (ProfileValues(name: "Ben", ageBand: .twoToFour), ["any", "little"]),
        (ProfileValues(name: "Ben", ageBand: .twoToFour, language: .english), ["little"]),
        (ProfileValues(name: "Ben", language: LanguageCode(rawValue: "de")), ["any"]),
        (ProfileValues(name: "Ben"), ["any", "big", "little"]),
        (ProfileValues(name: "Ben", shelf: .chosen), []),
        (ProfileValues(name: "Ben", shelf: .chosen, chosen: ChosenStories(stories: ["big"])), ["big"]),
        (
            ProfileValues(name: "Ben", shelf: .chosen, chosen: ChosenStories(heroes: [HeroID(rawValue: "mira")])),
            ["little"]
        ),
        (
            ProfileValues(
                name: "Ben", shelf: .chosen, chosen: ChosenStories(collections: [CollectionID(rawValue: "chosen")])),
            ["any"]
        ),
        (
            ProfileValues(
                name: "O'Ben", ageBand: .twoToFour, language: .english, shelf: .chosen,
                chosen: ChosenStories(stories: ["any"], heroes: [HeroID(rawValue: "jonas")])),
            ["any", "big"]
        ),
    ]

    @Test(
        "A profile sees the stories on its shelf, whichever way it takes", arguments: Kind.allCases,
        Array(shelves.indices))
    func everyWayIn(kind: Kind, shelf: Int) async throws {
        // Given
        let (values, expected) = Self.shelves[shelf]
        let (family, child, _) = try await library(kind, values)
        let all = ["any", "big", "little"]
        try await family.collections.add(
            .stub(id: "chosen", title: "Chosen", stories: [CollectedStory(id: "any", title: "The Lamp")]))
        try await family.collections.add(
            .stub(
                id: "all", title: "Everything",
                stories: all.map { CollectedStory(id: StoryID(rawValue: $0), title: $0) }))
        let seen = Set(expected)

        // Then: lists in every order, a page at a time, searches and counts
        for sort in StorySort.allCases { #expect(Set(try await child.list(StoryQuery(sort: sort))) == seen, "\(sort)") }
        #expect(try await child.list() == expected)
        #expect(try await child.list(StoryQuery(limit: 1)) == Array(expected.prefix(1)))
        #expect(Set(try await child.list(StoryQuery(filter: StoryFilter(search: "the")))) == seen)
        let counts = try await child.stories.counts(of: StoryFilter(), recentSince: .distantPast)
        #expect(counts.all == seen.count && counts.recent == seen.count && counts.listening[.new] == seen.count)

        // Links, titles, marks, edits and the bin
        for (id, title) in [("little", "The Bell"), ("big", "The Storm"), ("any", "The Lamp")] {
            let (story, isSeen) = (StoryID(rawValue: id), seen.contains(id))
            await expect(isSeen, "read \(id)") { _ = try await child.stories.story(story) }
            await expect(isSeen, "find \(id)") { _ = try await child.stories.story(matching: id) }
            await expect(isSeen, "find \(title)") { _ = try await child.stories.story(matching: title) }
            await expect(isSeen, "mark \(id)") { try await child.stories.setFavorite(true, of: story) }
            await expect(isSeen, "play \(id)") { _ = try await child.playback.begin(story, at: date) }
            await expect(isSeen, "edit \(id)") {
                _ = try await child.stories.edit(story, StoryEdit(title: title + "!"))
            }
            try await family.stories.moveToBin([story], at: date)
            await expect(isSeen, "find \(id) in the bin") { _ = try await child.stories.binnedStory(matching: id) }
            #expect(try await child.stories.bin().stories.map(\.id) == (isSeen ? [story] : []))
            await expect(isSeen, "restore \(id)") { try await child.stories.restoreFromBin([story]) }
            if !isSeen { try await family.stories.restoreFromBin([story]) }
        }

        // The queue, whoever filled it, and autoplay, which goes through it
        let identifiers = Set(all.map(StoryID.init(rawValue:)))
        #expect(Set(try await child.playback.queuedStories(identifiers).keys.map(\.rawValue)) == seen)
        let queued = try await family.playback.queuedStories(identifiers).values.sorted { $0.id < $1.id }
        try await child.playback.save(StoryQueue(queued, current: 0))
        #expect(Set(try await child.playback.queue().stories.map(\.id.rawValue)) == seen)

        // Collections
        let collections = try await child.collections.collections()
        #expect(Set(collections.flatMap(\.stories).map(\.id.rawValue)) == seen)
        #expect(collections.contains { $0.id.rawValue == "all" } == (values.shelf == .everything || !seen.isEmpty))
        await expect(seen.contains("any"), "the collection with one story") {
            _ = try await child.collections.collection(matching: "chosen")
        }

        // The family sees everything all the same.
        #expect(Set(try await family.list()) == Set(all))
    }

    /// Expects that something is done, or that what it is about is not found.
    private func expect(
        _ isDone: Bool, _ what: String, _ body: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            try await body()
            #expect(isDone, "\(what) was possible", sourceLocation: sourceLocation)
        } catch StorageError.notFound {
            #expect(!isDone, "\(what) was not found", sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(what): \(error)", sourceLocation: sourceLocation)
        }
    }

    @Test("A shelf that changes is seen at once", arguments: Kind.allCases)
    func live(kind: Kind) async throws {
        // Given
        let (family, child, profile) = try await library(kind, ProfileValues(name: "Ben", ageBand: .twoToFour))
        #expect(try await child.list() == ["any", "little"])

        // When
        _ = try await family.profiles.update(profile, to: ProfileValues(name: "Ben", ageBand: .sixToTen))

        // Then
        #expect(try await child.list() == ["any", "big"])
    }

    @Test(
        "A story that a child has asked for is on its shelf where stories are chosen, whoever makes it",
        arguments: Kind.allCases)
    func asked(kind: Kind) async throws {
        // Given
        let values = ProfileValues(name: "Ben", shelf: .chosen, chosen: ChosenStories(stories: ["big"]))
        let (family, child, profile) = try await library(kind, values)
        try await child.jobs.enqueue(.stub(id: "asked"), requester: "", priority: .queued)
        try await family.jobs.enqueue(.stub(id: "other"), requester: "", priority: .queued)

        // When
        while let next = try await family.jobs.claimNext() {
            try await next.claim.finish(with: .bare(next.job.id.rawValue))
            await next.claim.close()
        }

        // Then
        #expect(Set(try await child.list()) == ["asked", "big"])
        #expect(try await family.profiles.profile(profile).values.chosen.stories == ["asked", "big"])
        #expect(Set(try await family.list()).isSuperset(of: ["asked", "other"]))
    }

    @Test("A hero who is deleted leaves their stories on the shelf", arguments: Kind.allCases)
    func deletedHero(kind: Kind) async throws {
        // Given
        let mira = HeroID(rawValue: "mira")
        let (family, child, _) = try await library(
            kind, ProfileValues(name: "Ben", shelf: .chosen, chosen: ChosenStories(heroes: [mira])))

        // When
        try await family.heroes.delete(mira)

        // Then
        #expect(try await child.list() == ["little"])
        #expect(try await child.stories.removedHeroes().map(\.name) == ["Mira"])
    }
}
