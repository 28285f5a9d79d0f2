import Collections
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import Foundation
import StoryCore
import Testing

@Suite("What a family reaches", .timeLimit(.minutes(1)))
struct AchievementTests {
    private let listening = LibraryFake()

    private func sut(_ store: LibraryFake = LibraryFake()) -> CollectionsFeature {
        CollectionsFeature(dependencies: .stub(store, listening: listening))
    }

    private func listen(to story: String, day: Int, hours: Double = 0.1, isHeard: Bool = true) {
        listening.listen(
            to: .stub(id: StoryID(rawValue: story)), at: Date(timeIntervalSince1970: Double(day) * 86_400 + 68_400),
            for: hours * 3600, isHeard: isHeard)
    }

    @Test("The last story of a collection brings exactly one achievement, however often it is completed")
    func growthPath() async throws {
        // Given
        let collection = StoryCollection.stub(
            title: "Brave evenings", stories: [.stub("one", isCompleted: true), .stub("two")])
        let sut = sut(LibraryFake(collections: [collection]))
        let last = StoryID(rawValue: "two")

        // When
        let first = try await sut.complete(last, in: collection.id)
        let again = try await sut.complete(last, in: collection.id)
        let other = try await sut.complete(StoryID(rawValue: "one"), in: collection.id)

        // Then
        #expect(first.collection.progress == 1)
        #expect(first.achievements.map(\.title) == ["Completed Brave evenings"])
        #expect(first.achievements.map(\.kind) == [.collectionCompleted])
        #expect(again.achievements.isEmpty)
        #expect(other.achievements.isEmpty)
        #expect(try await sut.achievements() == first.achievements)
    }

    @Test("What can bring nothing new is not even read: not the sessions once all thresholds are reached")
    func allEarned() async throws {
        // Given a family that has reached whatever listening brings
        let collection = StoryCollection.stub(title: "Brave evenings", stories: [.stub("one")])
        let store = LibraryFake(collections: [collection])
        for day in 1...50 { listen(to: "story \(day)", day: day, hours: 0.5) }
        #expect(try await sut(store).achievements().count == 10)
        struct Unreadable: ListeningRepository {
            func sessionStarts() async throws(StorageError) -> [Date] { throw .busy("sessions") }
            func totals(since date: Date) async throws(StorageError) -> ListeningTotals { throw .busy("totals") }
            func summary(since date: Date) async throws(StorageError) -> ListeningSummary { throw .busy("summary") }
        }
        let sut = CollectionsFeature(dependencies: .stub(store, listening: Unreadable()))

        // When
        let outcome = try await sut.complete(StoryID(rawValue: "one"), in: collection.id)

        // Then
        #expect(outcome.failure == nil && outcome.achievements.map(\.title) == ["Completed Brave evenings"])
    }

    @Test("A story is completed also when nobody can look what was reached, and the next one to ask sees it")
    func unknown() async throws {
        // Given
        let collection = StoryCollection.stub(stories: [.stub("one")])
        let store = LibraryFake(collections: [collection])
        let sut = sut(store)
        store.failAchievements(with: .busy("The library"))

        // When
        let outcome = try await sut.complete(StoryID(rawValue: "one"), in: collection.id)

        // Then
        #expect(outcome.collection.progress == 1)
        #expect(outcome.failure == .storage(.busy("The library")))
        store.failAchievements(with: nil)
        #expect(try await sut.achievements().map(\.kind) == [.collectionCompleted])
    }

    @Test("What the list of achievements is the first to see is told all the same, once")
    @MainActor
    func seenBeforeTold() async throws {
        // Given
        let store = LibraryFake()
        let sut = sut(store)
        let list = sut.makeAchievementListViewModel { _ in }
        listen(to: "story", day: 1)
        // When
        await list.didAppear()
        // Then
        guard case .loaded(let shown) = list.state else { return #expect(Bool(false), "\(list.state)") }
        #expect(try await sut.newAchievements() == shown.reversed())
        #expect(try await sut.newAchievements().isEmpty)
    }

    @Test("A collection that is not completed, or empty, brings nothing")
    func unfinished() async throws {
        // Given
        let sut = sut(LibraryFake(collections: [.stub(), .stub(id: "empty", stories: [])]))

        // When
        let outcome = try await sut.complete(StoryID(rawValue: "two"), in: StoryCollection.stub().id)

        // Then
        #expect(outcome.achievements.isEmpty)
        #expect(try await sut.achievements().isEmpty)
    }

    @Test("Renamed or deleted, a completed collection has brought one achievement, which stays as it was")
    func kept() async throws {
        // Given
        let collection = StoryCollection.stub(title: "Brave evenings", stories: [.stub("one", isCompleted: true)])
        let sut = sut(LibraryFake(collections: [collection]))
        let before = try await sut.achievements()

        // When
        _ = try await sut.rename(collection.id, to: "Kind mornings")
        let renamed = try await sut.achievements()
        try await sut.delete(collection.id)

        // Then
        #expect(before.map(\.title) == ["Completed Brave evenings"])
        #expect(renamed == before)
        #expect(try await sut.achievements() == before)
    }

    @Test("Five stories of a category, of which each counts once, are mastery")
    func mastery() async throws {
        // Given
        let four = (1...4).map { CollectedStory.stub("story-\($0)", isCompleted: true) }
        let store = LibraryFake(collections: [
            .stub(id: "first", stories: four + [.stub("open")]),
            .stub(id: "second", stories: [.stub("story-1", isCompleted: true), .stub("story-5")]),
        ])
        let sut = sut(store)
        let before = try await sut.achievements()

        // When
        let outcome = try await sut.complete(StoryID(rawValue: "story-5"), in: CollectionID(rawValue: "second"))

        // Then
        #expect(before.isEmpty)
        #expect(outcome.achievements.map(\.title).contains("Mastered Kindness & Empathy"))
    }

    @Test(
        "Stories that were heard to their end count, each once",
        arguments: [(0, []), (1, ["1"]), (4, ["1"]), (5, ["1", "5"]), (50, ["1", "5", "10", "25", "50"])])
    func storiesCompleted(count: Int, subjects: [String]) async throws {
        // Given
        for number in 0..<count {
            listen(to: "story-\(number)", day: 1, hours: 0.01)
            listen(to: "story-\(number)", day: 1, hours: 0.01)
        }
        listen(to: "begun", day: 1, isHeard: false)

        // When
        let achievements = try await sut().achievements()

        // Then
        let reached = achievements.filter { $0.kind == .storiesCompleted }.map(\.subject)
        #expect(reached.sorted() == subjects.sorted())
    }

    @Test(
        "Days in a row count, and a day without a story begins anew",
        arguments: [([1, 2, 3, 4, 5, 6], false), ([1, 2, 3, 4, 5, 6, 7], true), ([1, 2, 3, 5, 6, 7, 8], false)])
    func streak(days: [Int], isReached: Bool) async throws {
        // Given
        for day in days + days { listen(to: "story", day: day, isHeard: false) }

        // When
        let achievements = try await sut().achievements()

        // Then
        #expect(achievements.contains { $0.kind == .listeningStreak && $0.subject == "7" } == isReached)
    }

    @Test("Hours of listening are milestones")
    func hours() async throws {
        // Given
        let sut = sut()
        for day in [1, 3] { listen(to: "story", day: day, hours: 2.6, isHeard: false) }

        // When
        let achievements = try await sut.achievements()

        // Then
        #expect(achievements.map(\.title) == ["An hour of stories", "5 hours of stories"])
        #expect(try await sut.achievements() == achievements)
    }
}
