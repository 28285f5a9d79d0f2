import GRDB
import StoryCore

/// Rows as recovery records have them, for those in the database that are damaged or gone.
///
/// A row's checksum proves what the row was. So a record is used only if it has the very values that were stored: one
/// that is older or newer, or of another story, changes nothing.
struct RecordedRows: Sendable {
    let records: RecordFolder

    /// As many records are read for a row whose story is not known.
    private static let mostRecords = 16

    /// The values that fit a row's checksum, as ``RowChecksums/Table/values(of:in:)`` has them; nil if no record has
    /// them.
    func values(
        of row: AlteredRow, in table: RowChecksums.Table, for checksum: Int64, _ database: Database
    ) throws -> [DatabaseValue]? {
        func fits(_ values: [DatabaseValue]) -> Bool { RowContent(values).checksum == checksum }
        switch table.name {
        case "hero", "customEvent":
            return try entry(row.key, of: table.name == "hero" ? .heroes : .events, in: table, database)
                .flatMap { fits($0) ? $0 : nil }
        case "story", "storyHero", "page", "narration":
            for identifier in try identifiers(of: row.story, in: database) {
                guard let record = try? records.read(.story(identifier)), let story = try? record.story(identifier),
                    let values = try candidates(for: row, in: table, story, record.state, database).first(where: fits)
                else { continue }
                return values
            }
            return nil
        default: return nil
        }
    }

    // MARK: - Heroes and events

    private func entry(
        _ identifier: String, of list: RecordList, in table: RowChecksums.Table, _ database: Database
    ) throws -> [DatabaseValue]? {
        guard let record = try? records.read(list.subject), let json = RecordFolder.entries(of: record)[identifier],
            let name = list.name(in: json)
        else { return nil }
        let values: [String: DatabaseValue] = [
            "id": identifier.databaseValue, "name": name.databaseValue, "title": name.databaseValue,
            "foldedName": SearchText.folded(name).databaseValue, "foldedTitle": SearchText.folded(name).databaseValue,
            "json": json.databaseValue,
        ]
        return [table.name.databaseValue] + (try table.columns(in: database)).map { values[$0] ?? .null }
    }

    // MARK: - Stories

    /// The story of a row; all that records have and the database has not if the rows do not say it.
    private func identifiers(of number: Int64, in database: Database) throws -> [StoryID] {
        let stored = try String.fetchOne(database, sql: "SELECT id FROM story WHERE number = ?", arguments: [number])
        if let story = stored.flatMap(StoryID.init(checking:)), (try? records.read(.story(story))) != nil {
            return [story]
        }
        let known = Set(try String.fetchAll(database, sql: "SELECT id FROM story"))
        return try records.storyIdentifiers().filter { !known.contains($0.rawValue) }.prefix(Self.mostRecords).map(
            \.self)
    }

    /// What the row would be if the story were stored from its record.
    private func candidates(
        for row: AlteredRow, in table: RowChecksums.Table, _ story: Story, _ state: RecordFile.State,
        _ database: Database
    ) throws -> [[DatabaseValue]] {
        var found: [[DatabaseValue]] = []
        // Only the rows themselves say how they are stored; nothing of this stays.
        try database.inSavepoint {
            let number = try StoryRows.bringBack(story, state, in: database)
            func add() throws {
                var index = row
                index.story = number
                guard var values = try table.values(of: index, in: database) else { return }
                if let column = try table.columns(in: database).firstIndex(where: { $0 == table.story }) {
                    values[column + 1] = row.story.databaseValue
                }
                found.append(values)
            }
            try add()
            if table.name == "story" {
                // A record does not know how often a story was heard.
                try StoryRows.countPlays(of: number, by: row.story, in: database)
                try add()
            }
            return .rollback
        }
        return found
    }
}

extension RecordList {
    /// The name of a hero, or the title of an event; nil for JSON that is none.
    fileprivate func name(in json: String) -> String? {
        switch self {
        case .heroes: try? StoredJSON.value(Hero.self, of: json).name
        case .events: try? StoredJSON.value(CustomStoryEvent.self, of: json).title
        }
    }
}
