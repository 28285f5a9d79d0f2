import Foundation
import StorageTestSupport
import StoryCore
import Testing

@Suite("Lists of stories, in memory and on SQLite", .timeLimit(.minutes(1)))
struct StoryListContractTests {
    typealias Kind = StorageUnderTest.Kind

    /// Stories with titles, dates and plays that are equal here and there.
    private func library(_ kind: Kind) async throws -> StorageUnderTest {
        let sut = try StorageUnderTest(kind)
        try await sut.save(
            .bare("s1", title: "banana", createdAt: 10), .bare("s2", title: "Apple", createdAt: 10, playCount: 3),
            .bare("s3", title: "Ärger", createdAt: 20, playCount: 1),
            .bare("s4", title: "apple", createdAt: 30, playCount: 3),
            .bare("s5", title: "Zebra", createdAt: 5, playCount: 2),
            .bare("s6", title: "BANANA", createdAt: 10, playCount: 1))
        return sut
    }

    private static let orders: [(StorySort, [String])] = [
        (.newest, ["s4", "s3", "s6", "s2", "s1", "s5"]), (.oldest, ["s5", "s1", "s2", "s6", "s3", "s4"]),
        (.title, ["s4", "s2", "s3", "s6", "s1", "s5"]), (.plays, ["s4", "s2", "s5", "s3", "s6", "s1"]),
    ]

    @Test("Each order, whole and in pages of any length", arguments: Kind.allCases, 0..<4)
    func pages(kind: Kind, order: Int) async throws {
        // Given
        let sut = try await library(kind)
        let (sort, expected) = Self.orders[order]
        for limit in [1, 2, 4, 6, 7] {
            // When
            var (found, query): ([String], StoryQuery?) = ([], StoryQuery(sort: sort, limit: limit))
            while let next = query {
                let page = try await sut.stories.stories(next)
                #expect(page.stories.count == min(limit, 6 - found.count))
                found += page.stories.map(\.id.rawValue)
                query = page.next.map { StoryQuery(sort: sort, cursor: $0, limit: limit) }
            }
            // Then
            #expect(found == expected, "\(limit) at once")
        }
    }

    @Test("The next page follows its cursor, whatever was added or removed before it", arguments: Kind.allCases)
    func cursor(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        let page = try await sut.stories.stories(StoryQuery(limit: 3))
        let next = try #require(page.next)
        // When
        try await sut.stories.delete(["s6", "s4"])
        try await sut.save(.bare("new", createdAt: 40))
        // Then
        #expect(try await sut.list(StoryQuery(cursor: next)) == ["s2", "s1", "s5"])
        #expect(try await sut.list(StoryQuery(cursor: next, offset: 1, limit: 1)) == ["s1"])
        #expect(try await sut.list(StoryQuery(sort: .title, cursor: next, limit: 1)) == ["s2"])
    }

    @Test("What is skipped, and an odd limit", arguments: Kind.allCases)
    func offset(kind: Kind) async throws {
        let sut = try await library(kind)
        #expect(try await sut.list(StoryQuery(offset: 4)) == ["s1", "s5"])
        #expect(try await sut.list(StoryQuery(offset: -1, limit: 1)) == ["s4"])
        for limit in [0, -1] { #expect(try await sut.list(StoryQuery(limit: limit)).isEmpty) }
        #expect(try await sut.list(StoryQuery(offset: 99)).isEmpty)
        #expect(try await sut.list(StoryQuery(limit: .max)).count == 6)
    }

    @Test("A list shows what there is of each story", arguments: Kind.allCases)
    func summary(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let hero = try Hero.stub()
        try await sut.heroes.add(hero)
        try await sut.save(.bare(heroes: [hero], texts: ["One.", "Two."], isFavorite: true, playCount: 2))
        // When
        let short = try #require(try await sut.stories.stories(StoryQuery()).stories.first)
        let long = try #require(try await sut.stories.stories(StoryQuery(withDetails: true)).stories.first)
        // Then
        let expected = StorySummary(
            id: "one", title: "The Lantern", heroNames: ["Mira"], occasion: .standard(.bedtime), language: .english,
            duration: nil, narrationStatus: .notRequested, pageCount: 2, isFavorite: true, playCount: 2,
            createdAt: Date(timeIntervalSinceReferenceDate: 1000))
        #expect(short == expected)
        #expect(long.details == StorySummaryDetails(heroes: [hero.id], narration: nil))
    }

    // MARK: - Filters

    /// Stories that each filter tells apart.
    private func mixed(_ kind: Kind) async throws -> StorageUnderTest {
        let sut = try StorageUnderTest(kind)
        let (mira, tooth) = (try Hero.stub(), try CustomStoryEvent(id: "tooth", title: "First tooth"))
        try await sut.heroes.add(mira)
        try await sut.events.add(tooth)
        try await sut.save(
            .bare("mira", title: "A", heroes: [mira], createdAt: 1),
            .bare("tooth", createdAt: 2, occasion: .custom(tooth)),
            .bare("birthday", createdAt: 3, occasion: .standard(.birthday)),
            .bare("marked", createdAt: 4, isFavorite: true), .bare("begun", createdAt: 5, playCount: 2),
            .bare("heard", createdAt: 6, playCount: 3), .bare("snow", texts: ["Snow fell on Zürich."], createdAt: 7))
        return sut
    }

    private static let filters: [(StoryFilter, [String])] = [
        (StoryFilter(hero: .derived(fromName: "Mira", ordinal: 0)), ["mira"]),
        (StoryFilter(hero: "nobody"), []),
        (StoryFilter(event: .custom("tooth")), ["tooth"]),
        (StoryFilter(event: .standard(.birthday)), ["birthday"]),
        (StoryFilter(isFavorite: true), ["marked"]),
        (StoryFilter(listening: [.inProgress]), ["begun"]),
        (StoryFilter(listening: [.inProgress, .completed]), ["heard", "begun"]),
        (StoryFilter(createdSince: Date(timeIntervalSinceReferenceDate: 6)), ["snow", "heard"]),
        (StoryFilter(search: "snow zur"), ["snow"]),
        (StoryFilter(search: "MIRA"), ["mira"]),
        (StoryFilter(search: "now"), []),
        (StoryFilter(search: "lantern snow"), ["snow"]),
        (StoryFilter(search: "!?"), []),
        (StoryFilter(isFavorite: true, listening: [.completed]), []),
    ]

    @Test("Each filter leaves what fits, and the counts count that", arguments: Kind.allCases, filters.indices)
    func filter(kind: Kind, index: Int) async throws {
        // Given
        let sut = try await mixed(kind)
        let (filter, expected) = Self.filters[index]
        // Then
        #expect(try await sut.list(StoryQuery(filter: filter)) == expected)
        let counts = try await sut.stories.counts(of: filter, recentSince: .distantPast)
        #expect(counts.all == expected.count)
        #expect(counts.recent == expected.count)
    }

    @Test("Counts of all stories", arguments: Kind.allCases)
    func counts(kind: Kind) async throws {
        let sut = try await mixed(kind)
        try await sut.save(.bare("binned", createdAt: 8, isFavorite: true))
        try await sut.stories.moveToBin(["binned"], at: StorageUnderTest.now)
        #expect(
            try await sut.stories.counts(of: StoryFilter(), recentSince: Date(timeIntervalSinceReferenceDate: 5))
                == StoryCounts(
                    all: 7, favorites: 1, listening: [.new: 5, .inProgress: 1, .completed: 1], recent: 3))
    }
}
