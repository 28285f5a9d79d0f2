import GRDB
import StoryCore

extension RowChecksums {
    /// Returns whether every row of a story is unaltered, and none is missing.
    static func fit(story number: Int64, in database: Database) throws -> Bool {
        guard try database.tableExists("rowChecksum") else { return true }
        // A record has the favourite mark, too.
        let tables = [StoryTables.story, StoryTables.storyMark] + StoryTables.parts
        return try tables.filter { try database.tableExists($0.name) }
            .allSatisfy { try $0.fits(story: number, in: database) }
    }
}

extension TableLayout {
    fileprivate func fits(story number: Int64, in database: Database) throws -> Bool {
        // Both tables may have columns of the same name.
        let own = keys("own.")
        let isOfStory = "stored.story = \(own.story) AND stored.name = '\(name)' AND stored.key = \(own.key)"
        let differs = try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM \(name) AS own LEFT JOIN rowChecksum AS stored ON \(isOfStory)
                    WHERE \(own.story) = :number
                        AND stored.checksum IS NOT \(checksum(try columns(in: database), "own."))
                ) OR EXISTS (
                    SELECT 1 FROM rowChecksum AS stored WHERE stored.story = :number AND stored.name = '\(name)'
                        AND NOT EXISTS (SELECT 1 FROM \(name) AS own WHERE \(isOfStory))
                )
                """, arguments: ["number": number])
        return differs == false
    }
}
