import Foundation
import GRDB
import Household
import StoryCore
import StoryStorage

/// Reads and writes what profiles use of their limits.
enum UsageRows {
    /// Changes what a profile has used on the day of a date.
    static func change(
        of profile: ProfileID, at date: Date, by calendar: Calendar, in database: Database,
        _ body: (inout DailyUsage) -> Void
    ) throws {
        // A library of an earlier version, whose rows are being moved, has none.
        guard try database.tableExists("profileDay") else { return }
        var usage = try usage(of: profile, at: date, by: calendar, in: database)
        body(&usage)
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO profileDay (profile, day, beganAt, listened, sitting, listenedAt, storyCount)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                profile.rawValue, usage.day, usage.beganAt.timeIntervalSinceReferenceDate, usage.listened,
                usage.sitting, usage.listenedAt?.timeIntervalSinceReferenceDate, usage.storyCount,
            ])
    }

    /// Returns what a profile has used on the day of a date.
    static func usage(
        of profile: ProfileID, at date: Date, by calendar: Calendar, in database: Database
    ) throws -> DailyUsage {
        let row = try Row.fetchOne(
            database, sql: "SELECT * FROM profileDay WHERE profile = ?", arguments: [profile.rawValue])
        guard let row else { return DailyUsage(of: date, in: calendar) }
        var usage = try usage(in: row)
        usage.move(to: date, in: calendar)
        return usage
    }

    /// Returns what a row says, which may come from a damaged file.
    static func usage(in row: Row) throws -> DailyUsage {
        DailyUsage(
            day: row["day"], beganAt: try .stored(row["beganAt"]), listened: row["listened"], sitting: row["sitting"],
            listenedAt: try (row["listenedAt"] as Double?).map(Date.stored), storyCount: row["storyCount"])
    }
}
