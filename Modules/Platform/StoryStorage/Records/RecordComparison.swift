import GRDB
import StoryCore

/// The comparison of a story's recovery record with its rows.
enum RecordComparison: Hashable, Sendable {
    /// They match.
    case current
    /// The rows are newer.
    case behind
    /// The record is newer than the last change in the database, which has lost one.
    case ahead
    /// The record is missing or unusable.
    case unusable(RecordError)
}

extension RecordFolder {
    /// Compares the record of a story with its rows.
    func comparison(of number: Int64, _ story: StoryID, in database: Database) throws -> RecordComparison {
        guard let text = try StoryRows.recordText(of: number, in: database),
            let row = try Row.fetchOne(database, sql: "SELECT * FROM story WHERE number = ?", arguments: [number])
        else { return .current }
        do throws(RecordError) {
            let record = try read(.story(story))
            if record.content == text, record.state.removedAt == Self.removal(row) { return .current }
            let revision = try? Self.revision(of: .stories, in: database)
            return revision.map { record.state.revision > $0 } == true ? .ahead : .behind
        } catch {
            // Until every story has one, a missing record is no problem; an invalid identifier never has one.
            return error == .missing && (!isComplete || StoryID(checking: story.rawValue) == nil)
                ? .current : .unusable(error)
        }
    }
}
