import Foundation
import GRDB
import StoryCore

extension StoryRows {
    /// Stores a story from its recovery record.
    ///
    /// - Parameter former: Its former row number, if known and unused, to which other rows refer.
    /// - Returns: Its row number.
    @discardableResult
    static func bringBack(
        _ story: Story, _ state: RecordFile.State, as former: Int64? = nil, in database: Database
    ) throws -> Int64 {
        let number = try save(story, as: former, countsAsUse: false, in: database)
        try MarkRows.setFavorite(story.isFavorite, of: number, by: .first, in: database)
        try database.execute(
            sql: "UPDATE story SET removedAt = ? WHERE number = ?",
            arguments: [state.removedAt?.timeIntervalSinceReferenceDate, number])
        return number
    }

    /// Returns the number of the missing story of which most pages exist with these texts; nil if there is none.
    static func formerNumber(ofPages texts: [String], in database: Database) throws -> Int64? {
        let gone = try Int64.fetchAll(
            database,
            sql: "SELECT DISTINCT storyNumber FROM page WHERE storyNumber NOT IN (SELECT number FROM story)")
        let counts = try gone.map { number in
            let stored = try String.fetchAll(
                database, sql: "SELECT text FROM page WHERE storyNumber = ? ORDER BY position", arguments: [number])
            return (number: number, count: zip(stored, texts).count { $0 == $1.withoutNUL })
        }
        return counts.max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0.number : nil }
    }
}
