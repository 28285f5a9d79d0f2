import GRDB
public import StoryCore
import StoryStorage

extension StoryStore {
    public func eventOfStories(matching reference: String) async throws(StorageError) -> CustomEventID {
        try await database.read { database in
            let wanted = SearchText.folded(PlainText.line(reference, limit: .max) ?? "")
            let visible = try self.database.visibleStories(to: profile, in: database)
            // An unreadable event has no title.
            let events = try Row.fetchAll(
                database,
                sql: """
                    SELECT DISTINCT substr(event, 8) AS id,
                        iif(json_valid(occasion), occasion ->> '$.custom._0.title', NULL) AS title
                    FROM story
                    WHERE removedAt IS NULL AND event >= 'custom:' AND event < 'custom;' AND \(visible.condition)
                    """)
            let found = Set(
                try events.filter { row in
                    (row["title"] as String?).map(SearchText.folded) == wanted || (row["id"] as String) == wanted
                }.map { try CustomEventID.stored($0["id"]) })
            guard let event = found.first else { throw StorageError.notFound(.event, reference) }
            guard found.count == 1 else {
                throw StorageError.ambiguous(.event, reference, candidates: found.map(\.rawValue).sorted())
            }
            return event
        }
    }
}
