import Foundation
import GRDB
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Lists of stories", .tags(.sweep), .timeLimit(.minutes(1)))
struct StoryListTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: StoryStore
    private let heroes: [Hero]

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = StoryStore(database: database)
        heroes = try ["Mira", "Jan"].map { try .stub(name: $0) }
    }

    /// 60 stories with many equal titles, ages and counts, so that orders have to decide.
    private func fill() async throws -> [Story] {
        for hero in heroes { try await HeroStore(database: database).add(hero) }
        let own = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth")
        let stories = try (0..<60).map { index in
            var story = try Story.stub(
                id: "story-\(index)", title: ["The Bell", "öl", "Apple", "Öl", "zebra"][index * 7 % 5],
                heroes: index % 3 == 0 ? heroes : [heroes[index % 2]], texts: [index % 4 == 0 ? "A fox." : "A bear."],
                createdAt: Double(index * 11 % 8), occasion: index % 6 == 0 ? .custom(own) : .standard(.bedtime))
            story.isFavorite = index % 5 == 0
            story.playCount = index * 13 % 5
            return story
        }
        try await sut.save(stories)
        return stories
    }

    private func page(_ query: StoryQuery) async throws -> StoryListPage {
        try await sut.stories(query)
    }

    /// All stories of a list, page by page; `meanwhile` runs after each.
    private func walk(
        _ query: StoryQuery, meanwhile: (Int) async throws -> Void = { _ in }
    ) async throws -> [StorySummary] {
        var (query, found, count) = (query, [StorySummary](), 0)
        repeat {
            let page = try await page(query)
            #expect(page.stories.count == query.limit || page.next == nil)
            found += page.stories
            query.cursor = page.next
            count += 1
            try await meanwhile(count)
        } while query.cursor != nil
        return found
    }

    /// What a list has to show, worked out in another way than by SQL; `stories` are in the order of their storing.
    private func expected(_ stories: [Story], _ query: StoryQuery) -> [StoryID] {
        let numbered = stories.enumerated().filter { fits($0.element, query.filter) }
        func newer(_ one: (offset: Int, element: Story), _ other: (offset: Int, element: Story)) -> Bool {
            (one.element.createdAt, one.offset) > (other.element.createdAt, other.offset)
        }
        return numbered.sorted { one, other in
            let titles = (SearchText.folded(one.element.title), SearchText.folded(other.element.title))
            switch query.sort {
            case .newest: return newer(one, other)
            case .oldest: return newer(other, one)
            case .title: return titles.0 == titles.1 ? newer(one, other) : titles.0 < titles.1
            case .plays:
                let counts = (one.element.playCount, other.element.playCount)
                return counts.0 == counts.1 ? newer(one, other) : counts.0 > counts.1
            }
        }.map(\.element.id)
    }

    private func fits(_ story: Story, _ filter: StoryFilter) -> Bool {
        if let hero = filter.hero, !story.heroes.contains(where: { $0.id == hero }) { return false }
        if let event = filter.event, event != story.occasion.reference { return false }
        if filter.isFavorite, !story.isFavorite { return false }
        if !filter.listening.isEmpty, !filter.listening.contains(where: { $0.playCounts.contains(story.playCount) }) {
            return false
        }
        if let start = filter.createdSince, story.createdAt < start { return false }
        if let search = filter.search { return story.pages.contains { $0.text.contains(search) } }
        return true
    }

    private var filters: [StoryFilter] {
        [
            StoryFilter(), StoryFilter(hero: heroes[0].id), StoryFilter(hero: HeroID(rawValue: "nobody")),
            StoryFilter(event: .custom(.init(rawValue: "tooth"))), StoryFilter(event: .standard(.bedtime)),
            StoryFilter(event: .standard(.holiday)), StoryFilter(isFavorite: true), StoryFilter(listening: [.new]),
            StoryFilter(listening: [.new, .completed]), StoryFilter(listening: Set(ListeningState.allCases)),
            StoryFilter(createdSince: Date(timeIntervalSinceReferenceDate: 4)),
            StoryFilter(createdSince: .distantFuture), StoryFilter(search: "fox"), StoryFilter(search: "whale"),
            StoryFilter(
                hero: heroes[1].id, event: .standard(.bedtime), isFavorite: true, listening: [.inProgress, .completed],
                createdSince: Date(timeIntervalSinceReferenceDate: 1), search: "bear"),
        ]
    }

    @Test("Every filter in every order shows all that fits, once, page by page", arguments: StorySort.allCases)
    func paging(sort: StorySort) async throws {
        // Given
        let stories = try await fill()
        for filter in filters {
            // When
            let query = StoryQuery(filter: filter, sort: sort, limit: 7)
            let found = try await walk(query).map(\.id)
            // Then
            #expect(found == expected(stories, query), "\(filter)")
            var skipping = query
            skipping.offset = 5
            #expect(try await page(skipping).stories.map(\.id) == Array(found.dropFirst(5).prefix(7)), "\(filter)")
        }
    }

    @Test("The event of a story is found by title or identifier, also once it was removed")
    func eventOfStories() async throws {
        // Given
        let events = CustomEventStore(database: database)
        let tooth = try CustomStoryEvent(id: CustomEventID(rawValue: "tooth-one"), title: "Lost Töoth")
        try await events.add(tooth)
        try await sut.save(.stub(id: "one", occasion: .custom(tooth)))
        try await events.delete(tooth.id)
        // Then
        for reference in ["lost tooth", " Lost Töoth", "tooth-one"] {
            #expect(try await sut.eventOfStories(matching: reference) == tooth.id)
        }
        for reference in ["", "Lost", "bedtime"] {
            await #expect(throws: StorageError.notFound(.event, reference)) {
                try await sut.eventOfStories(matching: reference)
            }
        }
        // When
        let other = try CustomStoryEvent(id: CustomEventID(rawValue: "tooth-two"), title: "Lost tooth")
        try await sut.save(.stub(id: "two", occasion: .custom(other)))
        // Then
        await #expect(
            throws: StorageError.ambiguous(.event, "lost tooth", candidates: ["tooth-one", "tooth-two"])
        ) { try await sut.eventOfStories(matching: "lost tooth") }
    }

    @Test("Pages of one story and of all show the same", arguments: StorySort.allCases)
    func pageSizes(sort: StorySort) async throws {
        // Given
        let stories = try await fill()
        // Then
        let all = try await page(StoryQuery(sort: sort, limit: stories.count))
        #expect(all.next == nil)
        #expect(all.stories.count == stories.count)
        #expect(try await walk(StoryQuery(sort: sort, limit: 1)) == all.stories)
        #expect(try await page(StoryQuery(sort: sort, limit: .max)) == all)
    }

    @Test("Nothing is shown twice or left out while stories come and go", arguments: StorySort.allCases)
    func changingMeanwhile(sort: StorySort) async throws {
        // Given
        let stories = try await fill()
        let (staying, leaving) = (stories.filter { $0.playCount != 2 }, stories.filter { $0.playCount == 2 })
        // When one story goes and one comes after each page, among them the last one that was shown
        let found = try await walk(StoryQuery(sort: sort, limit: 4)) { count in
            if count <= leaving.count { try await sut.delete([leaving[count - 1].id]) }
            try await sut.save(
                .stub(id: "new-\(count)", title: ["Apple", "zebra"][count % 2], createdAt: Double(count % 8)))
        }
        // Then
        #expect(Set(found.map(\.id)).count == found.count)
        let kept = Set(staying.map(\.id))
        #expect(
            found.map(\.id).filter(kept.contains) == expected(stories, StoryQuery(sort: sort)).filter(kept.contains))
    }

    @Test("The next page begins behind a story that is gone", arguments: StorySort.allCases)
    func goneCursor(sort: StorySort) async throws {
        // Given
        let stories = try await fill()
        let all = expected(stories, StoryQuery(sort: sort))
        var query = StoryQuery(sort: sort, limit: 10)
        query.cursor = try await page(query).next
        // When
        try await sut.delete([all[9]])
        // Then
        #expect(try await page(query).stories.map(\.id) == Array(all[10..<20]))
    }

    @Test("A cursor of another order means the first page")
    func foreignCursor() async throws {
        // Given
        _ = try await fill()
        let cursor = try await page(StoryQuery(sort: .title, limit: 3)).next
        // Then
        #expect(cursor != nil)
        #expect(try await page(StoryQuery(cursor: cursor)) == page(StoryQuery()))
    }

    @Test(
        "Any limit and offset is answered",
        arguments: [
            (0, 0, 0), (-1, 0, 0), (.min, .min, 0), (.max, 0, 60), (.max, .max, 0), (10, .max, 0), (10, -3, 10),
            (3, 58, 2),
        ])
    func hostileLimits(limit: Int, offset: Int, count: Int) async throws {
        _ = try await fill()
        let query = StoryQuery(offset: offset, limit: limit)
        #expect(try await page(query).stories.count == count)
    }

    @Test("Titles are sorted without case and accents in any language, digits first")
    func titles() async throws {
        // Given
        let sorted = [
            "3 bears", "Ärger", "bär", "Çiçek", "éclair", "Łódź", "Øre", "ostrich", "Straße", "Strasse 2", "Zoo",
            "Ёлка", "猫",
        ]
        try await sut.save(sorted.enumerated().reversed().map { try .stub(id: "id-\($0)", title: $1) })
        // Then
        #expect(try await page(StoryQuery(sort: .title)).stories.map(\.title) == sorted)
    }

    @Test("Every filter in every order goes through one index, sorts nothing, and reads only what is shown")
    func plans() async throws {
        // Given
        let filters = filters
        _ = try await fill()
        for sort in StorySort.allCases {
            let cursor = try #require(try await page(StoryQuery(sort: sort, limit: 3)).next)
            for filter in filters {
                // When
                let query = StoryQuery(filter: filter, sort: sort, cursor: cursor)
                let database = database
                let plan = try await database.read { connection in
                    let visible = try database.visibleStories(to: .first, in: connection)
                    let list = try #require(StoryListSQL(query, by: .first, among: visible))
                    return try Row.fetchAll(
                        connection, sql: "EXPLAIN QUERY PLAN \(list.page)", arguments: list.arguments
                    )
                    .map { $0["detail"] as String }
                }
                // Then
                let way = sort == .plays ? "COVERING INDEX storyMarkByPlays" : "SEARCH story USING COVERING INDEX"
                #expect(plan.contains { $0.contains(way) }, "\(sort) \(filter) \(plan)")
                // By plays, those heard equally often are sorted by age, and then two pages: of the others, and of both.
                let sorts = sort == .plays ? 3 : 1
                #expect(plan.count { $0.contains("TEMP B-TREE") } <= sorts, "only pages are sorted: \(plan)")
                #expect(!plan.contains { $0.hasPrefix("SCAN story ") && !$0.contains("COVERING") }, "\(plan)")
            }
        }
    }

    @Test("Counts say how many stories each filter would leave, in one query")
    func counts() async throws {
        // Given
        let stories = try await fill()
        let recent = Date(timeIntervalSinceReferenceDate: 3)
        for filter in filters {
            // When
            let counts = try await sut.counts(of: filter, recentSince: recent)
            // Then
            let fitting = stories.filter { fits($0, filter) }
            #expect(counts.all == fitting.count, "\(filter)")
            #expect(counts.favorites == fitting.count { $0.isFavorite })
            #expect(counts.recent == fitting.count { $0.createdAt >= recent })
            for state in ListeningState.allCases {
                #expect(counts.listening[state] == fitting.count { state.playCounts.contains($0.playCount) })
            }
        }
    }

    @Test("Nothing is counted of an empty library, or for a search without a word")
    func noCounts() async throws {
        let zeros = StoryCounts(listening: [.new: 0, .inProgress: 0, .completed: 0])
        for filter in [StoryFilter(), StoryFilter(search: "fox"), StoryFilter(search: " ?! ")] {
            #expect(try await sut.counts(of: filter, recentSince: .now) == zeros)
        }
    }

    @Test("The columns of a page are asked for in the order in which they are read")
    func columns() {
        let names = StoryListColumn.names.components(separatedBy: ", ").reduce(into: [String]()) { names, part in
            // A comma within a function is no end of a column.
            if part.hasPrefix("0)") { names[names.count - 1] += part } else { names.append(part) }
        }
        #expect(
            names.map { String($0.split { " .".contains($0) }.last ?? "") } == StoryListColumn.allCases.map { "\($0)" })
    }
}
