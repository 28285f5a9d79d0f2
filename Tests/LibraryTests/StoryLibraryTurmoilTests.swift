import FeatureKit
import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore
import Synchronization
import TestSupport
import Testing

@Suite("List of stories: everything at once", .tags(.sweep), .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryTurmoilTests {
    @Test("Whatever is asked for in whatever order, the list is right in the end", arguments: UInt64(1)...60)
    func turmoil(seed: UInt64) async throws {
        // Given
        var generator = SeededGenerator(seed: seed)
        let store = LibraryFake()
        for number in 1...30 { try await store.save(.numbered(number)) }
        let tardy = TardyLibraryMock(store: store, seed: seed)
        let sut = StoryLibraryViewModel(
            useCases: StoryLibraryUseCases(
                getStories: tardy.list, refreshStories: tardy.list, countStories: tardy.count, moveToBin: tardy.delete,
                setFavorite: UseCaseMock<FavoriteChange, Void, LibraryError>(.success(())),
                getHeroes: UseCaseMock<Void, [Hero], LibraryError>(.success([])),
                refreshHeroes: UseCaseMock<Void, [Hero], LibraryError>(.success([])),
                observation: LibraryObservationFake()),
            navigator: NavigatorMock<LibraryExit>(), clock: ImmediateClock(),
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
            if generator.next() % 2 == 0 { await letOthersRun() }
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
private struct TardyLibraryMock: Sendable {
    let list: any UseCase<StoryQuery, StoryListPage, LibraryError>
    let count: any UseCase<StoryFilter, StoryCounts, LibraryError>
    let delete: any UseCase<[StoryID], Void, LibraryError>

    init(store: LibraryFake, seed: UInt64) {
        let generator = SharedGenerator(seed: seed)
        list = RepositoryUseCase { query async throws(StorageError) in
            try await generator.late { () async throws(StorageError) in try await store.stories(query) }
        }
        count = RepositoryUseCase { filter async throws(StorageError) in
            try await generator.late { () async throws(StorageError) in
                try await store.counts(of: filter, recentSince: Date(timeIntervalSince1970: 0))
            }
        }
        delete = RepositoryUseCase { identifiers async throws(StorageError) in
            try await generator.late { () async throws(StorageError) in try await store.delete(identifiers) }
        }
    }
}

private final class SharedGenerator: Sendable {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    func next(below limit: UInt64) -> UInt64 { generator.withLock { $0.next() % limit } }

    func late<Value>(_ work: () async throws(StorageError) -> Value) async throws(StorageError) -> Value {
        for _ in 0..<next(below: 6) { await letOthersRun() }
        let answer = try await work()
        for _ in 0..<next(below: 6) { await letOthersRun() }
        return answer
    }
}
