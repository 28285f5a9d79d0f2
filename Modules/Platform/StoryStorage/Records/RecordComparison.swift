import GRDB
import StoryCore

/// How a story's recovery record stands to its rows.
enum RecordComparison: Hashable, Sendable {
    /// It says what the rows say.
    case current
    /// The rows have been changed since it was written.
    case behind
    /// It was written after the last change that the database knows of: the database has lost one.
    case ahead
    /// It is not there, or cannot be used.
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
            // Before every story has one, none is missed; what has no proper identifier has none.
            return error == .missing && (!isComplete || StoryID(checking: story.rawValue) == nil)
                ? .current : .unusable(error)
        }
    }
}
