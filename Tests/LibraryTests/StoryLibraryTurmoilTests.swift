import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore
import Synchronization
import Testing

@Suite("List of stories: everything at once", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryTurmoilTests {
    @Test("Whatever is asked for in whatever order, the list is right in the end", arguments: UInt64(1)...60)
    func turmoil(seed: UInt64) async throws {
        // Given
        var generator = SeededGenerator(seed: seed)
        let store = LibraryStoreFake()
        for number in 1...30 { try await store.save(.numbered(number)) }
        let tardy = TardyLibraryMock(store: store, seed: seed)
        let sut = StoryLibraryViewModel(
            useCases: StoryLibraryUseCases(
                getStories: tardy, refreshStories: tardy, countStories: tardy, moveToBin: tardy,
                setFavorite: UseCaseMock<FavoriteChange, Void>(.success(())),
                getHeroes: UseCaseMock<Void, [Hero]>(.success([])),
                refreshHeroes: UseCaseMock<Void, [Hero]>(.success([])), observeLibrary: ObserveLibraryUseCaseMock()),
            navigator: StoryLibraryNavigatorMock(), clock: ImmediateClock(),
            recentDate: RecentDate { Date(timeIntervalSince1970: 1_000_000) }, pageSize: 5)
        await sut.didAppear()
        // When
        var tasks: [Task<Void, Never>] = []
        for number in 31...70 {
            switch generator.next() % 8 {
            case 0: tasks.append(Task { await sut.sortStories(by: number.isMultiple(of: 2) ? .oldest : .title) })
            case 1: tasks.append(Task { await sut.search("Story \(number % 4)") })
            case 2: tasks.append(Task { await sut.filterStories(by: StoryFilter(listening: [.new])) })
            case 3: try await store.save(.numbered(number))
            case 4:
                let doomed = sut.stories.last
                tasks.append(Task { if let doomed { await sut.deleteStory(doomed) } })
            case 5: tasks.append(Task { await sut.didPullToRefresh() })
            default: tasks.append(Task { await sut.loadMore() })
            }
            if generator.next() % 2 == 0 { await Task.yield() }
        }
        for task in tasks { await task.value }
        // Then
        let all = StoryQuery(filter: sut.filter, sort: sut.sort, limit: 1000)
        let shown = sut.stories
        #expect(try await store.stories(all).stories.filter { shown.contains($0) } == shown)
        // When
        await sut.storiesDidChange()
        while sut.hasMore { await sut.loadMore() }
        // Then
        #expect(sut.stories == (try await store.stories(all)).stories)
        #expect(sut.failure == nil)
        #expect(!sut.isLoading && !sut.isLoadingMore)
        let counted = StoryFilter(search: sut.filter.search)
        #expect(sut.counts.all == (try await store.stories(StoryQuery(filter: counted, limit: 1000))).stories.count)
    }
}

extension Story {
    fileprivate static func numbered(_ number: Int) -> Story {
        .stub(
            id: StoryID(rawValue: "s\(number)"), title: "Story \(number)",
            createdAt: Date(timeIntervalSince1970: Double(number)))
    }
}

/// A library that takes its time, before and after it looks.
private struct TardyLibraryMock: GetStoriesUseCaseContract, RefreshStoriesUseCaseContract, CountStoriesUseCaseContract,
    MoveToBinUseCaseContract
{
    let store: LibraryStoreFake
    let generator: SharedGenerator

    init(store: LibraryStoreFake, seed: UInt64) {
        self.store = store
        generator = SharedGenerator(seed: seed)
    }

    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        try await late { () async throws(StorageError) in try await store.stories(query) }
    }

    func execute(_ filter: StoryFilter) async throws(LibraryError) -> StoryCounts {
        try await late { () async throws(StorageError) in
            try await store.counts(of: filter, recentSince: Date(timeIntervalSince1970: 0))
        }
    }

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await late { () async throws(StorageError) in try await store.delete(identifiers) }
    }

    private func late<Value>(_ work: () async throws(StorageError) -> Value) async throws(LibraryError) -> Value {
        for _ in 0..<generator.next(below: 6) { await Task.yield() }
        let answer: Value
        do throws(StorageError) {
            answer = try await work()
        } catch {
            throw .storage(error)
        }
        for _ in 0..<generator.next(below: 6) { await Task.yield() }
        return answer
    }
}

private final class SharedGenerator: Sendable {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    func next(below limit: UInt64) -> UInt64 { generator.withLock { $0.next() % limit } }
}
