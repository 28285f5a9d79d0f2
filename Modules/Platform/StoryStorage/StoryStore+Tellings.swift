import GRDB
public import StoryCore

extension StoryStore {
    static let latestTellings = """
        SELECT telling FROM story WHERE telling IS NOT NULL ORDER BY createdAt DESC, number DESC LIMIT ?
        """

    /// The notes on stories that are being made.
    static let unfinishedTellings = """
        SELECT jobUnit.json FROM jobUnit JOIN job ON job.number = jobUnit.jobNumber
        WHERE jobUnit.kind = 'telling' AND NOT EXISTS (SELECT 1 FROM story WHERE story.id = job.id)
        ORDER BY job.number DESC LIMIT ?
        """

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] {
        try await database.read { database in
            let unfinished = try String.fetchAll(database, sql: Self.unfinishedTellings, arguments: [limit])
                .compactMap { (json) -> TellingRecord? in
                    guard case .telling(let telling)? = try? StoredJSON.value(JobUnit.self, of: json) else {
                        return nil
                    }
                    return telling
                }
            let told = try String.fetchAll(database, sql: Self.latestTellings, arguments: [limit])
                .compactMap { try? StoredJSON.value(TellingRecord.self, of: $0) }
            return Array((unfinished + told).prefix(limit))
        }
    }
}
