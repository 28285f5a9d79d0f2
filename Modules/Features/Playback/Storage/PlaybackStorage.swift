import Foundation
public import GRDB
import Playback
public import StoryCore
public import StoryStorage

/// What the feature Playback stores: playbacks, positions, the queue and the player.
public struct PlaybackStorage: FeatureStorage {
    public let name = "Playback"
    public let tables = [playback, storyPosition, queueEntry, player]
    public let parts: Set<LibraryPart> = []
    public let migrations = [
        StorageMigration(name: "playback", migrate: PlaybackMigration.migrate),
        StorageMigration(name: "heard", migrate: PlaybackMigration.addHeardSeconds),
        StorageMigration(name: "profiles", migrate: PlaybackMigration.addProfiles),
    ]

    /// Creates the description.
    public init() {}

    /// A story in the bin is not played.
    public func storyWasMoved(_ number: Int64, toBin isBinned: Bool, in database: Database) throws {
        guard isBinned else { return }
        try database.execute(sql: "DELETE FROM queueEntry WHERE storyNumber = ?", arguments: [number])
    }

    /// A recovery record has no play counts; the playbacks have them.
    public func storyWasRestored(_ number: Int64, formerly former: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO storyMark (profile, storyNumber, playCount)
                SELECT profile, ?, count(*) FROM playback WHERE storyNumber = ? AND isHeard GROUP BY profile
                ON CONFLICT (profile, storyNumber) DO UPDATE SET playCount = excluded.playCount
                """, arguments: [number, former])
    }

    public func profileWasDeleted(_ profile: ProfileID, in database: Database) throws {
        for (table, column) in [
            ("playback", "profile"), ("storyPosition", "profile"), ("queueEntry", "profile"), ("player", "number"),
        ] {
            try database.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [profile.rawValue])
        }
    }
}

// MARK: - Tables

extension PlaybackStorage {
    private static let playback = StoredTable(
        TableLayout("playback", story: "storyNumber", key: ["number"], neverReusesNumbers: true),
        columns: "number, profile, startedAt, listened, isHeard"
    ) { row, _ in
        _ = try Date.stored(row["startedAt"])
        return StoredBounds.isProfile(row["profile"]) && (1...(1 << 53)).contains(row["number"] as Int)
            && (0...1).contains(row["isHeard"] as Int)
            && (0...1e12).contains(row["listened"] as Double)
    }

    private static let storyPosition = StoredTable(
        TableLayout("storyPosition", story: "storyNumber", key: ["profile"]), rowName: { _ in "position" },
        columns: "profile, playback, seconds, length(heard) AS heard"
    ) { row, _ in
        StoredBounds.isProfile(row["profile"]) && (0...(1 << 53)).contains(row["playback"] as Int)
            && (row["seconds"] as Double?).map(StoredBounds.seconds.contains) != false
            && (row["heard"] ?? 0) <= HeardSeconds.limit / 8
    }

    private static let queueEntry = StoredTable(
        TableLayout(
            "queueEntry", key: ["profile", "position"],
            references: [TableReference(column: "storyNumber", table: "story", key: "number", onDeletion: .remove)]),
        rowName: { "queue entry \($0)" }, columns: "profile, position"
    ) { row, _ in StoredBounds.isProfile(row["profile"]) && StoredBounds.counts.contains(row["position"]) }

    private static let player = StoredTable(
        TableLayout("player", key: ["number"]), rowName: { _ in "player" }
    ) { row, _ in
        StoredBounds.isProfile(row["number"]) && PlaybackSpeed.range.contains(row["speed"])
            && StoredBounds.counts.contains(row["currentEntry"] ?? 0)
            && StoredBounds.counts.contains(row["nextEntry"])
    }
}
