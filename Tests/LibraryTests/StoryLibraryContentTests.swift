import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("List of stories: pages, filters, deletion and what others do", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryContentTests {
    private let store = LibraryFake()
    private let observation = LibraryObservationFake()
    private let sut: StoryLibraryViewModel
    private let mira = Hero.stub()

    init() {
        sut = LibraryFeature(dependencies: .stub(store, observation: observation)).makeStoryLibraryViewModel { _ in }
    }

    /// Stores a story; those with a higher number are newer.
    private func add(_ number: Int, heroes: [Hero] = [], isFavorite: Bool = false, playCount: Int = 0) async throws {
        try await store.save(
            .stub(
                id: StoryID(rawValue: "s\(number)"), title: "Story \(number)", heroes: heroes,
                createdAt: Date(timeIntervalSince1970: Double(number)), isFavorite: isFavorite, playCount: playCount))
    }

    private func add(_ numbers: ClosedRange<Int>) async throws {
        for number in numbers { try await add(number) }
    }

    private var shown: [String] { sut.stories.map(\.id.rawValue) }

    /// Runs while changes are observed.
    private func observing(_ body: () async throws -> Void) async rethrows {
        let before = observation.listenerCount
        let task = Task { await sut.observeChanges() }
        await until { observation.listenerCount != before }
        try await body()
        task.cancel()
        await task.value
    }

    @Test("Pages of fifty follow each other without gaps and repetitions, though stories come in meanwhile")
    func pages() async throws {
        // Given
        try await add(1...120)
        await sut.didAppear()
        #expect(sut.stories.count == 50)
        // When
        try await add(121)
        await sut.loadMore()
        try await store.delete([StoryID(rawValue: "s20")])
        await sut.loadMore()
        // Then
        #expect(shown == (1...120).reversed().filter { $0 != 20 }.map { "s\($0)" })
        #expect(!sut.hasMore)
    }

    @Test("A hero's stories are those of exactly that hero, not of a namesake; without a hero all are back")
    func byHero() async throws {
        // Given
        let namesake = try Hero(id: .derived(fromName: "Mira", ordinal: 1), name: "Mira")
        try await add(1, heroes: [mira])
        try await add(2, heroes: [namesake])
        await sut.didAppear()
        // When
        await sut.filterByHero(mira)
        // Then
        #expect(sut.selectedHero == mira)
        #expect(shown == ["s1"])
        #expect(sut.filteredStories == sut.stories)
        #expect(sut.counts.all == 1)
        // When
        await sut.filterByHero(nil)
        // Then
        #expect(sut.selectedHero == nil)
        #expect(shown == ["s2", "s1"])
    }

    @Test("The hero of a whole filter is selected; one who is renamed is selected under the new name")
    func selectedHero() async throws {
        // Given
        try await store.add(mira)
        await sut.didAppear()
        // When
        await sut.filterStories(by: StoryFilter(hero: mira.id))
        // Then
        #expect(sut.selectedHero == mira)
        // When
        try await store.update(try Hero(id: mira.id, name: "Mirabel"))
        await sut.didPullToRefresh()
        // Then
        #expect(sut.selectedHero?.name == "Mirabel")
        // When
        try await store.delete(mira.id)
        await sut.didPullToRefresh()
        // Then
        #expect(sut.selectedHero?.name == "Mirabel")
        #expect(sut.heroes.isEmpty)
    }

    @Test("Counts are those of hero and search, whatever else is filtered")
    func counts() async throws {
        try await add(1, isFavorite: true)
        try await add(2, playCount: 1)
        try await add(3, playCount: 3)
        await sut.didAppear()
        await sut.filterStories(by: StoryFilter(isFavorite: true))
        #expect(shown == ["s1"])
        #expect(sut.counts.all == 3)
        #expect(sut.counts.favorites == 1)
        #expect(sut.counts.listening == [.new: 1, .inProgress: 1, .completed: 1])
    }

    @Test(
        "Every order is shown as it was asked for",
        arguments: [
            (StorySort.newest, ["s3", "s2", "s1"]), (.oldest, ["s1", "s2", "s3"]), (.title, ["s1", "s2", "s3"]),
            (.plays, ["s2", "s3", "s1"]),
        ])
    func sorting(sort: StorySort, expected: [String]) async throws {
        try await add(1)
        try await add(2, playCount: 5)
        try await add(3)
        await sut.sortStories(by: sort)
        #expect(shown == expected)
        #expect(sut.sort == sort)
    }

    @Test("A story that is deleted leaves list and counts at once; the last one leaves the list empty")
    func deleting() async throws {
        // Given
        try await add(1...2)
        await sut.didAppear()
        // When
        await sut.deleteStory(sut.stories[0])
        // Then
        #expect(shown == ["s1"])
        #expect(sut.counts.all == 1)
        #expect(sut.counts.listening[.new] == 1)
        // When
        await sut.deleteStory(sut.stories[0])
        // Then
        #expect(sut.state == .empty(.noStories))
        #expect(sut.counts.all == 0)
    }

    @Test("A deletion that fails keeps list and counts, and says why")
    func failedDeletion() async throws {
        try await add(1...2)
        await sut.didAppear()
        store.fail(with: .busy("The story"))
        await sut.deleteStory(sut.stories[0])
        #expect(shown == ["s2", "s1"])
        #expect(sut.counts.all == 2)
        #expect(sut.failure == .storage(.busy("The story")))
    }

    @Test("A story that is marked shows it and counts at once; marked again it is as before")
    func favorite() async throws {
        try await add(1...2)
        await sut.didAppear()
        await sut.didTapOnFavorite(sut.stories[1])
        #expect(sut.stories.map(\.isFavorite) == [false, true])
        #expect(sut.counts.favorites == 1)
        await sut.didTapOnFavorite(sut.stories[1])
        #expect(sut.stories.map(\.isFavorite) == [false, false])
    }

    @Test("A mark that cannot be kept keeps the list, and says why")
    func failedFavorite() async throws {
        try await add(1...2)
        await sut.didAppear()
        store.fail(with: .busy("The story"))
        await sut.didTapOnFavorite(sut.stories[0])
        #expect(shown == ["s2", "s1"])
        #expect(sut.failure == .storage(.busy("The story")))
    }

    @Test("A story that somebody else has deleted leaves the list without an error")
    func deletedElsewhere() async throws {
        try await add(1...2)
        await sut.didAppear()
        let story = sut.stories[0]
        try await store.delete([story.id])
        await sut.deleteStory(story)
        #expect(shown == ["s1"])
        #expect(sut.failure == nil)
        #expect(sut.counts.all == 1)
    }

    @Test("When all stories of the pages that were read are deleted, the next ones are shown")
    func deletingAPage() async throws {
        try await add(1...51)
        await sut.didAppear()
        for story in sut.stories { await sut.deleteStory(story) }
        #expect(shown == ["s1"])
    }

    @Test("Stories that others make and delete appear and disappear; pages that were read stay")
    func changes() async throws {
        // Given
        try await add(1...120)
        await sut.didAppear()
        await sut.loadMore()
        #expect(sut.stories.count == 100)
        try await observing {
            // When
            try await add(121)
            observation.tell([.stories])
            await until { shown.first == "s121" && sut.counts.all == 121 }
            // Then
            #expect(shown.contains("s21"))
            // When
            try await store.delete([StoryID(rawValue: "s121")])
            observation.tell([.stories])
            await until { shown.first != "s121" && sut.counts.all == 120 }
            // Then
            #expect(sut.stories.count >= 100)
        }
    }

    @Test("What changed while nobody looked is there when somebody looks again")
    func changesMeanwhile() async throws {
        try await add(1)
        await sut.didAppear()
        try await add(2)
        await observing {
            await until { shown == ["s2", "s1"] }
        }
    }

    @Test("Heroes that others make can be filtered by")
    func heroChanges() async throws {
        await sut.didAppear()
        try await observing {
            try await store.add(mira)
            observation.tell([.heroes])
            await until { sut.heroes == [mira] }
        }
    }

    @Test("A change does not make a list that nobody has asked for yet")
    func changesOfIdleList() async throws {
        try await add(1)
        await sut.storiesDidChange()
        #expect(sut.state == .idle)
    }

    @Test("Observing ends with the task, and holds on to nothing")
    func endOfObservation() async {
        await observing {}
        await until { observation.listenerCount == 0 }
        #expect(observation.listenerCount == 0)
    }
}
