public import Foundation
import GRDB
public import StoryCore

extension StoryStore: StoryLibraryRepository {
    public func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage {
        try await database.read { database in
            guard let list = StoryListSQL(query) else { return StoryListPage(stories: []) }
            let rows = try Row.fetchAll(database, sql: list.page, arguments: list.arguments)
            let shown = rows.prefix(max(0, query.limit))
            return StoryListPage(
                stories: try shown.map(StorySummary.init),
                next: rows.count > shown.count ? shown.last.map { StoryCursor($0, sort: query.sort) } : nil)
        }
    }

    public func counts(of filter: StoryFilter, recentSince: Date) async throws(StorageError) -> StoryCounts {
        try await database.read { database in
            guard let list = StoryListSQL(StoryQuery(filter: filter)),
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

extension StorySummary {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: StoryID(rawValue: row["id"]), title: row["title"],
            heroNames: try StoredJSON.value([String].self, of: row["heroNames"]),
            occasion: try StoredJSON.value(StoryOccasion.self, of: row["occasion"]),
            language: LanguageCode(rawValue: row["language"]), duration: row["duration"],
            narrationStatus: try StoryRows.term(row["narrationStatus"]), pageCount: row["pageCount"],
            isFavorite: row["isFavorite"], playCount: row["playCount"],
            createdAt: Date(timeIntervalSinceReferenceDate: row["createdAt"]))
    }
}

extension StoryCursor {
    fileprivate init(_ row: Row, sort: StorySort) {
        self.init(
            sort: sort, title: row["foldedTitle"], createdAt: row["createdAt"], playCount: row["playCount"],
            number: row["number"])
    }
}
