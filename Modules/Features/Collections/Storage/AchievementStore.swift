public import Collections
import Foundation
import GRDB
public import StoryCore
public import StoryStorage

/// Stores achievements in a library.
public struct AchievementStore: AchievementRepositoryContract {
    private let database: LibraryDatabase
    private let profile: ProfileID

    /// Creates a store for achievements in a database.
    ///
    /// - Parameter profile: Whose achievements they are.
    public init(database: LibraryDatabase, profile: ProfileID = .first) {
        (self.database, self.profile) = (database, profile)
    }

    public func achievements() async throws(StorageError) -> [Achievement] {
        try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM achievement WHERE profile = ? ORDER BY earnedAt, kind, subject",
                arguments: [profile.rawValue]
            ).map { row in
                Achievement(
                    kind: try StoryRows.term(row["kind"]), subject: row["subject"], title: row["title"],
                    earnedAt: try Date.stored(row["earnedAt"]))
            }
        }
    }

    public func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement] {
        try await database.write { database in
            try achievements.filter { achievement in
                try database.execute(
                    sql: """
                        INSERT OR IGNORE INTO achievement (profile, kind, subject, title, earnedAt)
                        VALUES (?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        profile.rawValue, achievement.kind.rawValue, achievement.subject, achievement.title,
                        achievement.earnedAt.timeIntervalSinceReferenceDate,
                    ])
                return database.changesCount > 0
            }
        }
    }
}
