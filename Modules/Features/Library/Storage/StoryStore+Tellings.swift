import GRDB
public import StoryCore
import StoryStorage

extension StoryStore {
    static let latestTellings = """
        SELECT telling FROM story WHERE telling IS NOT NULL ORDER BY createdAt DESC, number DESC LIMIT ?
        """

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] {
        try await database.read { [work = database.work] database in
            let unfinished = try work.tellings(limit: limit, in: database)
            let told = try String.fetchAll(database, sql: Self.latestTellings, arguments: [limit])
                .compactMap { try? StoredJSON.value(TellingRecord.self, of: $0) }
            return Array((unfinished + told).prefix(limit))
        }
    }
}
