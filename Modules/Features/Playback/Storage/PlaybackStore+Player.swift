import GRDB
public import Playback
public import StoryCore
import StoryStorage

extension PlaybackStore {
    public func queuedStories(
        _ identifiers: Set<StoryID>
    ) async throws(StorageError) -> [StoryID: QueuedStory] {
        try await database.read { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            let statement = try database.cachedStatement(
                sql: "SELECT id, title, duration FROM story WHERE id = ? AND removedAt IS NULL AND \(visible.condition)"
            )
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
            let visible = try self.database.visibleStories(to: profile, in: database)
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT position, id, title, duration FROM queueEntry
                    JOIN story ON story.number = queueEntry.storyNumber AND \(visible.condition)
                    WHERE profile = ? ORDER BY position
                    """, arguments: [profile.rawValue])
            let player = try Row.fetchOne(
                database, sql: "SELECT currentEntry, nextEntry FROM player WHERE number = ?",
                arguments: [profile.rawValue])
            let positions: [Int] = rows.map { $0["position"] }
            let current = (player?["currentEntry"] as Int?).flatMap { positions.firstIndex(of: $0) }
            let nextEntry: Int = player?["nextEntry"] ?? 0
            return StoryQueue(
                try rows.map { try QueuedStory($0) }, current: current, next: positions.count { $0 < nextEntry })
        }
    }

    public func save(_ queue: StoryQueue) async throws(StorageError) {
        try await database.write { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            try database.execute(sql: "DELETE FROM queueEntry WHERE profile = ?", arguments: [profile.rawValue])
            for (position, story) in queue.stories.enumerated() {
                try database.execute(
                    sql: """
                        INSERT INTO queueEntry (profile, position, storyNumber)
                        SELECT ?, ?, number FROM story WHERE id = ? AND removedAt IS NULL AND \(visible.condition)
                        """,
                    arguments: [profile.rawValue, position, story.id.rawValue])
            }
            try database.execute(
                sql: """
                    INSERT INTO player (number, currentEntry, nextEntry) VALUES (?, ?, ?)
                    ON CONFLICT (number) DO UPDATE
                        SET currentEntry = excluded.currentEntry, nextEntry = excluded.nextEntry
                    """, arguments: [profile.rawValue, queue.current, queue.next])
        }
    }
}

extension QueuedStory {
    fileprivate init(_ row: Row) throws {
        self.init(id: try .stored(row["id"]), title: row["title"], duration: row["duration"])
    }
}
