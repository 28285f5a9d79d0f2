public import Foundation
import GRDB
public import StoryCore
import StoryStorage

extension StoryStore: StoryLibraryRepository {
    public func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage {
        try await database.read { try page(query, in: $0) }
    }

    /// Returns the SQL of a query with its arguments inserted, for benchmarks.
    package func statements(of query: StoryQuery) async throws(StorageError) -> [String] {
        try await database.read { database in
            guard let list = try list(query, in: database) else { return [] }
            var statements: [String] = []
            database.trace { statements.append($0.expandedDescription) }
            defer { database.trace(nil) }
            _ = try page(query, of: list, in: database)
            return statements
        }
    }

    private func page(_ query: StoryQuery, in database: Database) throws -> StoryListPage {
        guard let list = try list(query, in: database) else { return StoryListPage(stories: []) }
        return try page(query, of: list, in: database)
    }

    private func page(_ query: StoryQuery, of list: StoryListSQL, in database: Database) throws -> StoryListPage {
        var page = StoryListPage(stories: [])
        var (heroNames, last): ([String], StoryCursor?) = ([], nil)
        // Preparing it takes as long as reading a page.
        let statement = try database.cachedStatement(sql: list.page)
        let rows = try Row.fetchCursor(statement, arguments: list.arguments)
        while let row = try rows.next() {
            guard page.stories.count < query.limit else {
                page.next = last
                break
            }
            page.stories.append(try StorySummary(row, occasions))
            if query.withDetails {
                page.stories[page.stories.count - 1].details = try Self.details(of: row[.number], in: database)
            }
            heroNames.append(row[.heroNames])
            if page.stories.count == query.limit { last = StoryCursor(row, sort: query.sort) }
        }
        for (index, names) in try StoredJSON.strings(of: heroNames).enumerated() {
            page.stories[index].heroNames = names
        }
        return page
    }

    private func list(_ query: StoryQuery, in database: Database) throws -> StoryListSQL? {
        StoryListSQL(query, by: profile, among: try self.database.visibleStories(to: profile, in: database))
    }

    /// Returns the details; a story with an unreadable part is listed all the same.
    private static func details(of number: Int64, in database: Database) throws -> StorySummaryDetails {
        let heroes = try Optional<String>.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT iif(json_valid(json), json ->> '$.id', NULL) FROM storyHero WHERE storyNumber = ?
                    ORDER BY position
                    """), arguments: [number])
        // Without the marks, which are nearly all of it.
        let narration = try String.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT json_object(
                        'media', json -> '$.media', 'duration', json -> '$.duration', 'format', json -> '$.format',
                        'voice', json -> '$.voice', 'loudness', json -> '$.loudness')
                    FROM narration WHERE storyNumber = ? AND json_valid(json)
                    """), arguments: [number])
        let summary = narration.flatMap { try? StoredJSON.value(NarrationSummary.self, of: $0) }
        return StorySummaryDetails(
            heroes: heroes.map { $0.flatMap { try? .stored($0) } },
            narration: summary.flatMap { $0.media.isWellFormed ? $0 : nil })
    }

    public func counts(of filter: StoryFilter, recentSince: Date) async throws(StorageError) -> StoryCounts {
        try await database.read { database in
            guard let list = try list(StoryQuery(filter: filter), in: database),
                let row = try Row.fetchOne(
                    database, sql: list.counts,
                    arguments: [recentSince.timeIntervalSinceReferenceDate] + list.filterArguments)
            else {
                return StoryCounts(listening: Dictionary(uniqueKeysWithValues: ListeningState.allCases.map { ($0, 0) }))
            }
            return StoryCounts(
                all: row["all"], favorites: row["favorites"],
                listening: Dictionary(uniqueKeysWithValues: ListeningState.allCases.map { ($0, row[$0.rawValue]) }),
                recent: row["recent"])
        }
    }
}

extension Row {
    fileprivate subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        column: StoryListColumn
    ) -> Value { self[column.rawValue] }
}

extension StorySummary {
    /// Creates a summary without the names of the heroes, which are faster to read for all stories together.
    fileprivate init(_ row: Row, _ occasions: OccasionCache) throws {
        let standard = StoryEvent(rawValue: row[.event])
        self.init(
            id: try .stored(row[.id]), title: row[.title], heroNames: [],
            // Most events are standard ones, which the row names without JSON.
            occasion: try standard.map(StoryOccasion.standard) ?? occasions.occasion(of: row[.occasion]),
            language: LanguageCode(rawValue: row[.language]), duration: row[.duration],
            narrationStatus: try StoryRows.term(row[.narrationStatus]), pageCount: row[.pageCount],
            isFavorite: row[.isFavorite], playCount: row[.playCount],
            createdAt: try Date.stored(row[.createdAt]))
    }
}

extension StoryCursor {
    fileprivate init(_ row: Row, sort: StorySort) {
        self.init(
            sort: sort, title: row[.foldedTitle], createdAt: row[.createdAt], playCount: row[.playCount],
            number: row[.number])
    }
}
