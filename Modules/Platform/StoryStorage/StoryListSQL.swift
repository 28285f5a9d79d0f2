import Foundation
import GRDB
import StoryCore

/// The SQL of a list of stories.
struct StoryListSQL {
    /// What the conditions of the filter need.
    private(set) var filterArguments = StatementArguments()
    /// What a page needs.
    private(set) var arguments = StatementArguments()
    private var conditions: [String] = []
    private let sort: StorySort
    private var pageConditions: [String] = []

    /// Nil if nothing can fit the query.
    init?(_ query: StoryQuery) {
        sort = query.sort
        guard addFilter(query.filter) else { return nil }
        arguments = filterArguments
        addCursor(query.cursor)
        // One more than is shown tells whether there is another page. SQLite takes a negative limit for none.
        arguments += [max(0, query.limit) + 1, max(0, query.offset)]
    }

    /// A page: which stories is decided by an index alone, and only those are read.
    var page: String {
        """
        SELECT story.* FROM (
            SELECT number FROM story \(Self.clause(conditions + pageConditions)) ORDER BY \(sort.order) LIMIT ? OFFSET ?
        ) AS shown JOIN story USING (number) ORDER BY \(sort.order)
        """
    }

    /// How many stories each filter leaves; the first argument is the date from which on a story is recent.
    var counts: String {
        let listening = ListeningState.allCases.map { state in
            "count(*) FILTER (WHERE playCount BETWEEN \(state.playCounts.lowerBound) AND "
                + "\(state.playCounts.upperBound)) AS \(state.rawValue)"
        }
        return """
            SELECT count(*) AS "all", count(*) FILTER (WHERE isFavorite) AS favorites,
                count(*) FILTER (WHERE createdAt >= ?) AS recent, \(listening.joined(separator: ", "))
            FROM story \(Self.clause(conditions))
            """
    }

    // MARK: - Private

    private mutating func addFilter(_ filter: StoryFilter) -> Bool {
        if let hero = filter.hero {
            conditions.append("number IN (SELECT storyNumber FROM storyHero WHERE heroId = ?)")
            filterArguments += [hero.rawValue]
        }
        if let event = filter.event {
            conditions.append("event = ?")
            filterArguments += [event.stored]
        }
        if filter.isFavorite { conditions.append("isFavorite") }
        if !filter.listening.isEmpty {
            let ranges = filter.listening.map(\.playCounts).sorted { $0.lowerBound < $1.lowerBound }
            let alternatives = ranges.map { "playCount BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
            conditions.append("(" + alternatives.joined(separator: " OR ") + ")")
        }
        if let date = filter.createdSince {
            conditions.append("createdAt >= ?")
            filterArguments += [date.timeIntervalSinceReferenceDate]
        }
        if let search = filter.search {
            guard let pattern = FTS5Pattern(matchingAllPrefixesIn: SearchText.indexed(search)) else { return false }
            conditions.append("number IN (SELECT rowid FROM storyText WHERE storyText MATCH ?)")
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
            pageConditions.append(
                "(foldedTitle > ? OR foldedTitle = ? AND (createdAt, number) < (?, ?))")
            arguments += [cursor.title, cursor.title, cursor.createdAt, cursor.number]
        case .plays:
            pageConditions.append("(playCount, createdAt, number) < (?, ?, ?)")
            arguments += [cursor.playCount, cursor.createdAt, cursor.number]
        }
    }

    private static func clause(_ conditions: [String]) -> String {
        conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    }
}

extension StorySort {
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

extension EventReference {
    /// How a story's row refers to the event.
    var stored: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom(let identifier): "custom:\(identifier)"
        }
    }
}
