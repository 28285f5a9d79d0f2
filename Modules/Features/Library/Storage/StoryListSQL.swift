import Foundation
import GRDB
import StoryCore
import StoryStorage

/// The SQL of a list of stories.
struct StoryListSQL {
    /// The arguments of the filter's conditions.
    private(set) var filterArguments = StatementArguments()
    /// The arguments of a page.
    private(set) var arguments = StatementArguments()
    /// Stories in the bin are in no list.
    private var conditions = ["removedAt IS NULL"]
    private let sort: StorySort
    private var pageConditions: [String] = []

    /// Creates the SQL; nil if nothing can match the query.
    init?(_ query: StoryQuery) {
        sort = query.sort
        guard addFilter(query.filter) else { return nil }
        arguments = filterArguments
        addCursor(query.cursor)
        // One row more than requested shows whether there is another page. SQLite treats a negative limit as none.
        arguments += [min(max(0, query.limit), .max - 1) + 1, max(0, query.offset)]
    }

    /// The query of a page: the order's index alone selects the stories, and only those are read.
    ///
    /// The index is named, since scanning it is fast with any filter, while the planner would rather read and sort half
    /// the library for a filter that it considers rare.
    var page: String {
        """
        SELECT \(StoryListColumn.names) FROM (
            SELECT number FROM story INDEXED BY \(sort.index) WHERE \((conditions + pageConditions).joined(separator: " AND "))
            ORDER BY \(sort.order) LIMIT ? OFFSET ?
        ) AS shown JOIN story USING (number) ORDER BY \(sort.order)
        """
    }

    /// The query of the counts; the first argument is the date from which on a story is recent.
    var counts: String {
        let listening = ListeningState.allCases.map { state in
            "count(*) FILTER (WHERE playCount BETWEEN \(state.playCounts.lowerBound) AND "
                + "\(state.playCounts.upperBound)) AS \(state.rawValue)"
        }
        return """
            SELECT count(*) AS "all", count(*) FILTER (WHERE isFavorite) AS favorites,
                count(*) FILTER (WHERE createdAt >= ?) AS recent, \(listening.joined(separator: ", "))
            FROM story INDEXED BY \(StorySort.newest.index) WHERE \(conditions.joined(separator: " AND "))
            """
    }

    // MARK: - Private

    private mutating func addFilter(_ filter: StoryFilter) -> Bool {
        if let hero = filter.hero {
            // The sign prevents the planner from reading the rows of all of them. A deleted hero is matched by the
            // story's own copy.
            conditions.append(
                """
                +number IN (
                    SELECT storyNumber FROM storyHero WHERE heroId = ?
                    UNION ALL SELECT storyNumber FROM storyHero WHERE heroId IS NULL AND \(StoryTables.heroID) = ?
                )
                """)
            filterArguments += [hero.rawValue, hero.rawValue]
        }
        if let event = filter.event {
            conditions.append("event = ?")
            filterArguments += [event.stored]
        }
        if filter.isFavorite { conditions.append("isFavorite") }
        if !filter.listening.isEmpty {
            let ranges = filter.listening.map(\.playCounts).sorted { $0.lowerBound < $1.lowerBound }
            // A single range uses the index by plays; with several, the planner would collect the stories and sort
            // them.
            let column = ranges.count == 1 ? "playCount" : "+playCount"
            let alternatives = ranges.map { "\(column) BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
            conditions.append("(" + alternatives.joined(separator: " OR ") + ")")
        }
        if let date = filter.createdSince {
            conditions.append("createdAt >= ?")
            filterArguments += [date.timeIntervalSinceReferenceDate]
        }
        if let search = filter.search {
            guard let pattern = SearchText.pattern(of: search) else { return false }
            conditions.append("+number IN (SELECT rowid FROM storyText WHERE storyText MATCH ?)")
            filterArguments += [pattern]
        }
        return true
    }

    private mutating func addCursor(_ cursor: StoryCursor?) {
        guard let cursor, cursor.sort == sort else { return }
        switch sort {
        case .newest:
            pageConditions.append("(createdAt, number) < (?, ?)")
            arguments += [cursor.createdAt, cursor.number]
        case .oldest:
            pageConditions.append("(createdAt, number) > (?, ?)")
            arguments += [cursor.createdAt, cursor.number]
        case .title:
            // Only the first condition uses the index.
            pageConditions.append("foldedTitle >= ? AND (foldedTitle > ? OR (createdAt, number) < (?, ?))")
            arguments += [cursor.title, cursor.title, cursor.createdAt, cursor.number]
        case .plays:
            pageConditions.append("(playCount, createdAt, number) < (?, ?, ?)")
            arguments += [cursor.playCount, cursor.createdAt, cursor.number]
        }
    }
}

/// The columns of a page, in order: finding each by name takes longer than reading it.
enum StoryListColumn: Int, CaseIterable {
    case number, id, title, foldedTitle, heroNames, event, occasion, language, duration, narrationStatus, pageCount
    case isFavorite, playCount, createdAt

    /// The columns as SQL.
    static let names = """
        number, id, title, foldedTitle, heroNames, event, occasion, language, duration, narrationStatus, pageCount, \
        isFavorite, playCount, createdAt
        """
}

extension StorySort {
    /// The index with the order and all columns of the filters.
    fileprivate var index: String {
        switch self {
        case .newest, .oldest: "storyByAge"
        case .title: "storyByTitle"
        case .plays: "storyByPlays"
        }
    }

    /// The columns of the order.
    fileprivate var order: String {
        switch self {
        case .newest: "createdAt DESC, number DESC"
        case .oldest: "createdAt, number"
        case .title: "foldedTitle, createdAt DESC, number DESC"
        case .plays: "playCount DESC, createdAt DESC, number DESC"
        }
    }
}
