import Foundation
import GRDB
import StoryCore

/// Checks the checksum of every row.
struct ChecksumCheck: Sendable {
    let database: LibraryDatabase

    func item() async -> InspectionRun.Item {
        var item = InspectionRun.Item(name: "rows")
        do throws(StorageError) {
            let schema = database.schema
            item.problems = try await database.read { database in
                try RowChecksums(schema: schema).altered(in: database).map {
                    try Self.problem($0, of: schema, in: database)
                }
            }
        } catch {
            item.problems = [
                LibraryProblem(
                    .damagedDatabase, "rowChecksum", error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
        return item
    }

    private static func problem(
        _ row: AlteredRow, of schema: LibrarySchema, in database: Database
    ) throws -> LibraryProblem {
        let title = try String.fetchOne(
            database, sql: "SELECT title FROM story WHERE number = ?", arguments: [row.story])
        let table = schema.tables.first { $0.name == row.table }
        let subject = (table?.rowName(row.key) ?? "\(row.table) \(row.key)") + (title.map { " of \($0)" } ?? "")
        if row.isLost {
            return LibraryProblem(.lostRow, subject, "It was stored here, but is missing now.", .repairRow(row))
        }
        let detail =
            row.checksum == nil ? "Another program stored it." : "It doesn't match its checksum."
        return LibraryProblem(.alteredRow, subject, detail, .repairRow(row))
    }
}
