import Foundation
import GRDB
import StoryCore
import StoryStorage

/// The SQL of a list of stories, as a profile sees it.
struct StoryListSQL {
    /// The arguments of the filter's conditions.
    private(set) var filterArguments = StatementArguments()
    /// The arguments of a page.
    private(set) var arguments = StatementArguments()
    /// Stories in the bin are in no list.
    private var conditions = ["removedAt IS NULL"]
    private let sort: StorySort
    private let profile: ProfileID
    private let cursor: StoryCursor?

    /// Creates the SQL; nil if nothing can match the query.
    ///
    /// - Parameters:
    ///   - profile: Whose favourite marks and play counts matter.
    ///   - visible: What the profile sees.
    init?(_ query: StoryQuery, by profile: ProfileID, among visible: VisibleStories) {
        (sort, self.profile) = (query.sort, profile)
        cursor = query.cursor?.sort == query.sort ? query.cursor : nil
        if !visible.areAll { conditions.append(visible.condition) }
        guard addFilter(query.filter) else { return nil }
        // One row more than requested shows whether there is another page. SQLite treats a negative limit as none.
        let (limit, offset) = (min(max(0, query.limit), Self.most) + 1, min(max(0, query.offset), Self.most))
        arguments = filterArguments + cursorArguments
        if sort == .plays { arguments += filterArguments + unheardCursorArguments + [limit + offset] }
        arguments += [limit, offset]
    }

    /// The query of a page: the order's index alone selects the stories, and only those are read.
    var page: String {
        """
        SELECT \(StoryListColumn.names) FROM (\(numbers)) AS shown JOIN story USING (number)
            LEFT JOIN storyMark ON profile = \(profile) AND storyNumber = number ORDER BY \(sort.order)
        """
    }

    /// The query of the counts; the first argument is the date from which on a story is recent.
    var counts: String {
        let listening = ListeningState.allCases.map { state in
            "count(*) FILTER (WHERE coalesce(playCount, 0) BETWEEN \(state.playCounts.lowerBound) AND "
                + "\(state.playCounts.upperBound)) AS \(state.rawValue)"
        }
        return """
            SELECT count(*) AS "all", count(*) FILTER (WHERE isFavorite) AS favorites,
                count(*) FILTER (WHERE createdAt >= ?) AS recent, \(listening.joined(separator: ", "))
            FROM story INDEXED BY \(StorySort.newest.index)
                LEFT JOIN storyMark ON profile = \(profile) AND storyNumber = number
            WHERE \(conditions.joined(separator: " AND "))
            """
    }

    // MARK: - Private

    /// The highest limit and offset, whose sum SQLite can represent.
    private static let most = Int.max / 4

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
        if filter.isFavorite { conditions.append(isMarked("isFavorite")) }
        if !filter.listening.isEmpty { conditions.append(condition(on: filter.listening)) }
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

    /// The condition on how often a story was heard; one that was never heard has no play count.
    private func condition(on listening: Set<ListeningState>) -> String {
        let includesUnheard = listening.contains { $0.playCounts.contains(0) }
        let named = Set(ListeningState.allCases.filter { listening.contains($0) != includesUnheard })
        let ranges = named.map { "playCount BETWEEN \($0.playCounts.lowerBound) AND \($0.playCounts.upperBound)" }
        let isHeard = "playCount > 0 AND (\((["FALSE"] + ranges.sorted()).joined(separator: " OR ")))"
        return includesUnheard ? isNotMarked(isHeard) : isMarked(isHeard)
    }

    /// The condition that the profile has a mark that meets another one: those are few, and collected first.
    private func isMarked(_ condition: String) -> String {
        "+number IN (SELECT storyNumber FROM storyMark WHERE profile = \(profile) AND \(condition))"
    }

    /// The condition that the profile has no mark that meets another one: most stories have none, so that the rows of the
    /// page are looked up.
    private func isNotMarked(_ condition: String) -> String {
        "NOT EXISTS (SELECT 1 FROM storyMark WHERE profile = \(profile) AND storyNumber = number AND \(condition))"
    }

    /// The condition on what follows the cursor, if there is one, to be put behind others.
    private var isAfterCursor: String {
        guard cursor != nil else { return "" }
        return switch sort {
        case .newest: " AND (createdAt, number) < (?, ?)"
        case .oldest: " AND (createdAt, number) > (?, ?)"
        // Only the first condition uses the index.
        case .title: " AND foldedTitle >= ? AND (foldedTitle > ? OR (createdAt, number) < (?, ?))"
        case .plays: " AND (playCount, createdAt, number) < (?, ?, ?)"
        }
    }

    private var cursorArguments: StatementArguments {
        guard let cursor else { return [] }
        return switch sort {
        case .newest, .oldest: [cursor.createdAt, cursor.number]
        case .title: [cursor.title, cursor.title, cursor.createdAt, cursor.number]
        case .plays: [cursor.playCount, cursor.createdAt, cursor.number]
        }
    }

    /// The condition on what was never heard and follows a cursor of plays: all of that follows what was heard.
    private var isUnheardAfterCursor: String {
        unheardCursorArguments.isEmpty ? "" : " AND (createdAt, number) < (?, ?)"
    }

    private var unheardCursorArguments: StatementArguments {
        guard let cursor, cursor.playCount == 0 else { return [] }
        return [cursor.createdAt, cursor.number]
    }

    /// The query of the row numbers of a page, in order.
    ///
    /// The index is named, since scanning it is fast with any filter, while the planner would rather read and sort half
    /// the library for a filter that it considers rare.
    private var numbers: String {
        let fits = conditions.joined(separator: " AND ")
        let index = sort.index
        guard sort == .plays else {
            return """
                SELECT number FROM story INDEXED BY \(index) WHERE \(fits)\(isAfterCursor) ORDER BY \(sort.order)
                LIMIT ? OFFSET ?
                """
        }
        // What was heard is in the order of its marks, all else in that of age behind it: SQLite merges the two. The row
        // of a story is not read for a filter, for which its index has everything.
        let heardFits =
            conditions.count == 1 ? fits : "+number IN (SELECT number FROM story INDEXED BY \(index) WHERE \(fits))"
        return """
            SELECT number, playCount, createdAt
            FROM storyMark INDEXED BY storyMarkByPlays CROSS JOIN story ON number = storyNumber
            WHERE profile = \(profile) AND playCount > 0 AND \(heardFits)\(isAfterCursor)
            UNION ALL SELECT * FROM (
                SELECT number, 0 AS playCount, createdAt FROM story INDEXED BY \(index)
                WHERE \(fits) AND \(isNotMarked("playCount > 0"))\(isUnheardAfterCursor)
                ORDER BY createdAt DESC, number DESC LIMIT ?
            )
            ORDER BY playCount DESC, createdAt DESC, number DESC LIMIT ? OFFSET ?
            """
    }
}

/// The columns of a page, in order: finding each by name takes longer than reading it.
enum StoryListColumn: Int, CaseIterable {
    case number, id, title, foldedTitle, heroNames, event, occasion, language, duration, narrationStatus, pageCount
    case isFavorite, playCount, createdAt

    /// The columns as SQL.
    static let names = """
        number, id, title, foldedTitle, heroNames, event, occasion, language, duration, narrationStatus, pageCount, \
        coalesce(isFavorite, 0) AS isFavorite, coalesce(storyMark.playCount, 0) AS playCount, story.createdAt
        """
}

extension StorySort {
    /// The index with the order and all columns of the filters; that of plays is the order of what was not heard.
    fileprivate var index: String { self == .title ? "storyByTitle" : "storyByAge" }

    /// The columns of the order.
    fileprivate var order: String {
        switch self {
        case .newest: "story.createdAt DESC, number DESC"
        case .oldest: "story.createdAt, number"
        case .title: "foldedTitle, story.createdAt DESC, number DESC"
        case .plays: "coalesce(storyMark.playCount, 0) DESC, story.createdAt DESC, number DESC"
        }
    }
}
