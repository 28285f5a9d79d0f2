import Foundation
import GRDB
import StoryCore

extension StoryRows {
    /// Stores a story as its recovery record has it.
    ///
    /// - Parameter former: The number that it had, if that is known and free: what names it by that finds it again.
    /// - Returns: Its number.
    @discardableResult
    static func bringBack(
        _ story: Story, _ state: RecordFile.State, as former: Int64? = nil, in database: Database
    ) throws -> Int64 {
        let number = try save(story, as: former, countsAsUse: false, in: database)
        try database.execute(
            sql: "UPDATE story SET isFavorite = ?, removedAt = ? WHERE number = ?",
            arguments: [story.isFavorite, state.removedAt?.timeIntervalSinceReferenceDate, number])
        return number
    }

    /// Counts how often a story was heard.
    ///
    /// - Parameter former: The number that its plays have, if it is another one.
    static func countPlays(of number: Int64, by former: Int64? = nil, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE story SET playCount = (SELECT count(*) FROM playback WHERE storyNumber = ? AND isHeard)
                WHERE number = ?
                """, arguments: [former ?? number, number])
    }

    /// The number of the story that is gone and of which most pages are there with these texts; nil if there is none.
    static func formerNumber(ofPages texts: [String], in database: Database) throws -> Int64? {
        var counts: [Int64: Int] = [:]
        for (position, text) in texts.enumerated() {
            let numbers = try Int64.fetchAll(
                database,
                sql: """
                    SELECT storyNumber FROM page
                    WHERE position = ? AND text = ? AND storyNumber NOT IN (SELECT number FROM story)
                    """, arguments: [position, text.withoutNUL])
            for number in numbers { counts[number, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
