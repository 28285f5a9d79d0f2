public import Foundation
import GRDB
public import StoryCore
public import StoryStorage

/// Sums up what was listened to in a library, in SQL: a library of 100,000 sessions answers within a second.
public struct ListeningStore: ListeningRepository {
    private let database: LibraryDatabase
    private let profile: ProfileID

    /// Sums up what is in a database.
    ///
    /// - Parameter profile: Whose listening it is.
    public init(database: LibraryDatabase, profile: ProfileID = .first) {
        (self.database, self.profile) = (database, profile)
    }

    public func sessionStarts() async throws(StorageError) -> [Date] {
        try await database.read { database in
            try Double.fetchAll(
                database,
                sql: """
                    SELECT startedAt FROM playback INDEXED BY playbackByDate
                    WHERE profile = ? AND listened >= ? AND \(Self.isInLibrary) ORDER BY startedAt
                    """,
                arguments: [profile.rawValue, ListeningSession.minimumLength]
            ).map(Date.stored)
        }
    }

    public func totals(since date: Date) async throws(StorageError) -> ListeningTotals {
        try await database.read { try totals(since: date, in: $0) }
    }

    public func summary(since date: Date) async throws(StorageError) -> ListeningSummary {
        try await database.read { database in
            ListeningSummary(
                totals: try totals(since: date, in: database), heroes: try heroes(since: date, in: database),
                events: try events(since: date, in: database))
        }
    }
}

// MARK: - Private

extension ListeningStore {
    private static let isInLibrary = "storyNumber NOT IN (SELECT number FROM story WHERE removedAt IS NOT NULL)"

    /// The sessions since a date, summed up for each story. The sign has the index of dates lead to the sessions, and not
    /// that of stories to all of them.
    static let stories = """
        WITH listening AS (
            SELECT storyNumber, count(*) AS sessions, max(isHeard) AS isHeard, sum(listened) AS listened
            FROM playback WHERE profile = ? AND startedAt >= ? AND listened >= ? GROUP BY +storyNumber
        )

        """

    /// Sums over stories.
    private static let sums = """
        count(*) AS storyCount, coalesce(sum(sessions), 0) AS sessionCount, coalesce(sum(isHeard), 0) AS heardCount,
        coalesce(sum(listened), 0.0) AS total
        """

    private func arguments(since date: Date) -> StatementArguments {
        [profile.rawValue, date.timeIntervalSinceReferenceDate, ListeningSession.minimumLength]
    }

    private func totals(since date: Date, in database: Database) throws -> ListeningTotals {
        let row = try Row.fetchOne(
            database, sql: Self.stories + "SELECT \(Self.sums) FROM listening WHERE \(Self.isInLibrary)",
            arguments: arguments(since: date))
        return row.map(ListeningTotals.init) ?? .nothing
    }

    /// Heroes of today by their name of today, and those who were removed by the name in the newest of their stories.
    private func heroes(since date: Date, in database: Database) throws -> [HeroListening] {
        try Row.fetchAll(
            database,
            sql: Self.stories + """
                SELECT told.*, coalesce(hero.name, told.name) AS displayName, hero.id IS NULL AS isRemoved
                FROM (
                    SELECT coalesce(heroId, \(StoryTables.heroID)) AS toldHero, name, max(storyNumber), \(Self.sums)
                    FROM listening JOIN storyHero USING (storyNumber) WHERE \(Self.isInLibrary)
                    GROUP BY coalesce(heroId, \(StoryTables.heroID), name)
                ) AS told LEFT JOIN hero ON hero.id = told.toldHero
                ORDER BY total DESC, displayName, told.toldHero
                """,
            arguments: arguments(since: date)
        ).map { row in
            HeroListening(
                hero: (row["toldHero"] as String?).flatMap(HeroID.init(checking:)), name: row["displayName"],
                isRemoved: row["isRemoved"], totals: ListeningTotals(row))
        }
    }

    private func events(since date: Date, in database: Database) throws -> [EventListening] {
        try Row.fetchAll(
            database,
            sql: Self.stories + """
                SELECT event, max(number), customEvent.title AS title,
                    iif(json_valid(occasion), occasion ->> '$.custom._0.title', NULL) AS storedTitle, \(Self.sums)
                FROM listening JOIN story ON number = storyNumber
                    LEFT JOIN customEvent ON event = 'custom:' || customEvent.id
                WHERE removedAt IS NULL GROUP BY event
                """,
            arguments: arguments(since: date)
        ).compactMap { row in
            // What cannot be understood has no name to be listed under.
            guard let event = EventReference(stored: row["event"]) else { return nil }
            let title: String? = row["title"] ?? row["storedTitle"] ?? event.displayName
            return title.map { EventListening(event: event, title: $0, totals: ListeningTotals(row)) }
        }.sorted { (-$0.totals.listened, $0.title) < (-$1.totals.listened, $1.title) }
    }
}

extension ListeningTotals {
    fileprivate init(_ row: Row) {
        self.init(
            sessionCount: row["sessionCount"], storyCount: row["storyCount"], heardCount: row["heardCount"],
            listened: row["total"])
    }
}

extension EventReference {
    /// The event that a story's row refers to; nil if it cannot be understood.
    fileprivate init?(stored text: String) {
        if let event = StoryEvent(rawValue: text) {
            self = .standard(event)
        } else if text.hasPrefix("custom:"), let event = CustomEventID(checking: String(text.dropFirst(7))) {
            self = .custom(event)
        } else {
            return nil
        }
    }

    /// The name of a standard event; nil for one of the family's own, whose title is kept elsewhere.
    fileprivate var displayName: String? {
        if case .standard(let event) = self { event.displayName } else { nil }
    }
}
