import GRDB
public import Playback
public import StoryCore
import StoryStorage

extension PlaybackStore {
    public func queuedStories(
        _ identifiers: Set<StoryID>
    ) async throws(StorageError) -> [StoryID: QueuedStory] {
        try await database.read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT id, title, duration FROM story WHERE id = ? AND removedAt IS NULL")
            var found: [StoryID: QueuedStory] = [:]
            for identifier in identifiers {
                let row = try Row.fetchOne(statement, arguments: [identifier.rawValue])
                found[identifier] = try row.map { try QueuedStory($0) }
            }
            return found
        }
    }

    public func queue() async throws(StorageError) -> StoryQueue {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT position, id, title, duration FROM queueEntry
                    JOIN story ON story.number = queueEntry.storyNumber ORDER BY position
                    """)
            let player = try Row.fetchOne(database, sql: "SELECT currentEntry, nextEntry FROM player")
            let positions: [Int] = rows.map { $0["position"] }
            let current = (player?["currentEntry"] as Int?).flatMap { positions.firstIndex(of: $0) }
            let nextEntry: Int = player?["nextEntry"] ?? 0
            return StoryQueue(
                try rows.map { try QueuedStory($0) }, current: current, next: positions.count { $0 < nextEntry })
        }
    }

    public func save(_ queue: StoryQueue) async throws(StorageError) {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM queueEntry")
            for (position, story) in queue.stories.enumerated() {
                try database.execute(
                    sql: """
                        INSERT INTO queueEntry (position, storyNumber)
                        SELECT ?, number FROM story WHERE id = ? AND removedAt IS NULL
                        """,
                    arguments: [position, story.id.rawValue])
            }
            try database.execute(
                sql: "UPDATE player SET currentEntry = ?, nextEntry = ?", arguments: [queue.current, queue.next])
        }
    }
}

extension QueuedStory {
    fileprivate init(_ row: Row) throws {
        self.init(id: try .stored(row["id"]), title: row["title"], duration: row["duration"])
    }
}
