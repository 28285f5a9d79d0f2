import Foundation
import GRDB
import StoryCore

/// Checks the checksum of every row.
struct ChecksumCheck: Sendable {
    let database: LibraryDatabase

    func item() async -> InspectionRun.Item {
        var item = InspectionRun.Item(name: "rows")
        do throws(StorageError) {
            item.problems = try await database.read { database in
                try RowChecksums.altered(in: database).map { try Self.problem($0, in: database) }
            }
        } catch {
            item.problems = [
                LibraryProblem(
                    .damagedDatabase, "rowChecksum", error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
        return item
    }

    private static func problem(_ row: AlteredRow, in database: Database) throws -> LibraryProblem {
        let title = try String.fetchOne(
            database, sql: "SELECT title FROM story WHERE number = ?", arguments: [row.story])
        let subject = row.name + (title.map { " of \($0)" } ?? "")
        if row.isLost {
            return LibraryProblem(.lostRow, subject, "It was stored here, but is missing now.", .repairRow(row))
        }
        let detail =
            row.checksum == nil ? "Another program stored it." : "It doesn't match its checksum."
        return LibraryProblem(.alteredRow, subject, detail, .repairRow(row))
    }
}

extension AlteredRow {
    /// The display name.
    fileprivate var name: String {
        switch table {
        case "page": "page \((Int(key) ?? 0) + 1)"
        case "storyHero": "hero \((Int(key) ?? 0) + 1)"
        case "storyPosition": "position"
        case "collectionStory": "place in collection \(key)"
        case "story", "narration", "player": table
        case "customEvent": "event \(key)"
        case "jobUnit": "part \(key) of an unfinished story"
        case "queueEntry": "queue entry \(key)"
        default: "\(table) \(key)"
        }
    }
}
