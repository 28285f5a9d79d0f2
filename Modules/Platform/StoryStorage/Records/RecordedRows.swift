import GRDB
import StoryCore

/// The rows in recovery records, for damaged or missing ones in the database.
///
/// A row's checksum proves its content. So a record is used only if it has exactly the stored values: an older or newer
/// one, or one of another story, changes nothing.
struct RecordedRows: Sendable {
    let records: RecordFolder
    let schema: LibrarySchema

    /// The maximum number of records that are read for a row of an unknown story.
    private static let mostRecords = 16

    /// Returns the values that match a row's checksum, as from ``TableLayout/values(of:in:)``; nil if no record
    /// has them.
    func values(
        of row: AlteredRow, in table: TableLayout, for checksum: Int64, _ database: Database
    ) throws -> [DatabaseValue]? {
        func fits(_ values: [DatabaseValue]) -> Bool { RowContent(values).checksum == checksum }
        switch table.name {
        case "hero", "customEvent":
            return try entry(row.key, of: table.name == "hero" ? .heroes : .events, in: table, database)
                .flatMap { fits($0) ? $0 : nil }
        case "story", "storyHero", "page", "narration", "storyMark":
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
        _ identifier: String, of list: RecordList, in table: TableLayout, _ database: Database
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

    /// Returns the story of a row; if the rows do not tell it, all stories that only records have.
    private func identifiers(of number: Int64, in database: Database) throws -> [StoryID] {
        let stored = try String.fetchOne(database, sql: "SELECT id FROM story WHERE number = ?", arguments: [number])
        if let story = stored.flatMap(StoryID.init(checking:)), (try? records.read(.story(story))) != nil {
            return [story]
        }
        let known = Set(try String.fetchAll(database, sql: "SELECT id FROM story"))
        return try records.storyIdentifiers().filter { !known.contains($0.rawValue) }.prefix(Self.mostRecords).map(
            \.self)
    }

    /// Returns what the row would be if the story were stored from its record.
    private func candidates(
        for row: AlteredRow, in table: TableLayout, _ story: Story, _ state: RecordFile.State,
        _ database: Database
    ) throws -> [[DatabaseValue]] {
        var found: [[DatabaseValue]] = []
        // Only the rows themselves define their format; the savepoint is rolled back.
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
            if table.name == StoryTables.storyMark.name {
                // A record has no play count.
                for feature in schema.features {
                    try feature.storyWasRestored(number, formerly: row.story, in: database)
                }
                try add()
            }
            return .rollback
        }
        return found
    }
}

extension RecordList {
    /// Returns the name of a hero, or the title of an event; nil for invalid JSON.
    fileprivate func name(in json: String) -> String? {
        switch self {
        case .heroes: try? StoredJSON.value(Hero.self, of: json).name
        case .events: try? StoredJSON.value(CustomStoryEvent.self, of: json).title
        }
    }
}
