public import Foundation
import GRDB
public import Playback
public import StoryCore
public import StoryStorage

/// Stores playbacks in a library.
///
/// Each write is a transaction of its own and survives the end of the process; a power failure may cost the last few.
public struct PlaybackStore: PlaybackRepositoryContract {
    let database: LibraryDatabase
    let profile: ProfileID
    private let now: @Sendable () -> Date

    /// Creates a store for a database.
    ///
    /// - Parameters:
    ///   - profile: Who listens: each profile has its own positions, sessions, play counts and queue.
    ///   - now: The current date, which says on which day somebody listened.
    public init(
        database: LibraryDatabase, profile: ProfileID = .first, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.database, self.profile, self.now) = (database, profile, now)
    }

    public func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart {
        try await database.write { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            guard let story = try StoryRows.number(of: story, among: visible, in: database) else {
                throw StorageError.notFound(.story, story.rawValue)
            }
            try database.execute(
                sql: "INSERT INTO playback (profile, storyNumber, startedAt) VALUES (?, ?, ?)",
                arguments: [profile.rawValue, story, date.timeIntervalSinceReferenceDate])
            let number = database.lastInsertedRowID
            // From here on the position is this playback's, whoever played the story before.
            let row = try Row.fetchOne(
                database,
                sql: """
                    INSERT INTO storyPosition (profile, storyNumber, playback, seconds) VALUES (?, ?, ?, NULL)
                    ON CONFLICT (profile, storyNumber) DO UPDATE SET playback = excluded.playback RETURNING seconds, heard
                    """,
                arguments: [profile.rawValue, story, number])
            return PlaybackStart(
                number: PlaybackNumber(rawValue: number), position: row?["seconds"],
                heard: HeardSeconds(bits: row?["heard"] as Data? ?? Data()))
        }
    }

    @discardableResult
    public func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping {
        try await database.write { [now, features = database.schema.features] database in
            let number = progress.playback.rawValue
            let row = try Row.fetchOne(
                database, sql: "SELECT profile, storyNumber, isHeard, listened FROM playback WHERE number = ?",
                arguments: [number])
            guard let row else { throw StorageError.notFound(.story, "") }
            let (story, profile) = (row["storyNumber"] as Int64, ProfileID(rawValue: row["profile"]))
            let hasCounted: Bool = row["isHeard"]
            // A stale value of the same playback shortens nothing.
            let more = progress.listened.keepable - row["listened"]
            if more > 0 {
                try database.execute(
                    sql: "UPDATE playback SET listened = ? WHERE number = ?",
                    arguments: [progress.listened.keepable, number])
                for feature in features { try feature.profileDidListen(profile, for: more, at: now(), in: database) }
            }
            if progress.isHeard, !hasCounted {
                try database.execute(sql: "UPDATE playback SET isHeard = 1 WHERE number = ?", arguments: [number])
                try MarkRows.countPlay(of: story, by: profile, in: database)
            }
            // A playback counts only once.
            let heard = progress.isHeard || hasCounted ? nil : Data(progress.heard.bits)
            try database.execute(
                sql: """
                    UPDATE storyPosition SET seconds = ?, heard = ?
                    WHERE profile = ? AND storyNumber = ? AND playback = ?
                    """,
                arguments: [progress.position.keepable, heard, profile.rawValue, story, number])
            return database.changesCount > 0 ? .kept : .superseded
        }
    }

    public func position(of story: StoryID) async throws(StorageError) -> TimeInterval? {
        try await database.read { database in
            try Double.fetchOne(
                database,
                sql: """
                    SELECT seconds FROM storyPosition
                    WHERE profile = ? AND storyNumber = (SELECT number FROM story WHERE id = ? AND removedAt IS NULL)
                        AND seconds IS NOT NULL
                    """,
                arguments: [profile.rawValue, story.rawValue])
        }
    }

    public func sessions(since date: Date) async throws(StorageError) -> [ListeningSession] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT id, startedAt, listened, isHeard FROM playback
                    JOIN story ON story.number = playback.storyNumber AND removedAt IS NULL
                    WHERE profile = ? AND startedAt >= ? AND listened >= ? ORDER BY startedAt, playback.number
                    """,
                arguments: [profile.rawValue, date.timeIntervalSinceReferenceDate, ListeningSession.minimumLength]
            ).map { row in
                ListeningSession(
                    story: try .stored(row["id"]),
                    startedAt: try Date.stored(row["startedAt"]), listened: row["listened"],
                    isHeard: row["isHeard"])
            }
        }
    }
}

extension TimeInterval {
    /// The value as a column can store it; SQLite has no infinity and stores NaN as NULL.
    fileprivate var keepable: Double { isFinite ? Swift.max(0, self) : 0 }
}
