import Foundation
package import GRDB
import SafeFiles
import StoryCore

/// Keeps records consistent with rows; everything here runs within the transaction that changes the rows.
extension RecordFolder {
    /// Writes the record of a story from its rows, unless a row is damaged that the record may still have.
    func keepStory(_ number: Int64, durability: SafeFiles.Durability = .power, in database: Database) throws {
        guard let text = try StoryRows.recordText(of: number, in: database),
            let row = try Row.fetchOne(database, sql: "SELECT * FROM story WHERE number = ?", arguments: [number])
        else { return }
        if (try? read(.story(StoryID(rawValue: row["id"])))) != nil,
            try !RowChecksums.fit(story: number, in: database)
        {
            return
        }
        let state = RecordFile.State(
            revision: try Self.revision(of: .stories, in: database), removedAt: Self.removal(row))
        try write(
            RecordFile(.story, state: state, content: text), of: .story(StoryID(rawValue: row["id"])),
            durability: durability)
    }

    /// Returns when the story of a row was moved to the bin.
    static func removal(_ row: Row) -> Date? {
        (row["removedAt"] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Writes the record of all heroes, or of all events.
    ///
    /// Entries of the record without a row were lost: they stay, so that they can be restored.
    ///
    /// - Parameter removed: The identifier of what is being deleted.
    package func keep(_ list: RecordList, removing removed: String? = nil, in database: Database) throws {
        var entries = (try? read(list.subject)).map(Self.entries) ?? [:]
        entries.merge(try rows(of: list, in: database)) { $1 }
        if let removed { entries[removed] = nil }
        let state = RecordFile.State(revision: try Self.revision(of: list.part, in: database))
        let content = entries.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        try write(RecordFile(list.kind, state: state, content: content), of: list.subject, durability: .power)
    }

    /// Returns the JSON of heroes or events by identifier, from valid rows.
    func rows(of list: RecordList, in database: Database) throws -> [String: String] {
        try Row.fetchAll(database, sql: "SELECT id, json FROM \(list.table)").reduce(into: [:]) { entries, row in
            let json: String = row["json"]
            if list.isReadable(json) { entries[row["id"]] = json.onOneLine }
        }
    }

    /// Returns the JSON of heroes or events by identifier, from their record.
    static func entries(of record: RecordFile) -> [String: String] {
        struct Entry: Decodable {
            var id: String
        }
        return record.content.split(separator: "\n").reduce(into: [:]) { entries, line in
            let text = String(line)
            guard let entry = try? StoredJSON.value(Entry.self, of: text) else { return }
            entries[entry.id] = text
        }
    }

    /// Returns the change count of a part of the library; the first schema versions have none.
    static func revision(of part: LibraryPart, in database: Database) throws -> Int64 {
        guard try database.tableExists("revision") else { return 0 }
        return try Int64.fetchOne(
            database, sql: "SELECT number FROM revision WHERE part = ?", arguments: [part.rawValue]) ?? 0
    }

    /// Writes missing records, at most 200, so that nobody has to wait long for the database.
    ///
    /// - Returns: Whether every story has one now.
    func fill(in database: Database) throws -> Bool {
        let present = Set(try storyIdentifiers())
        let missing = try Row.fetchAll(database, sql: "SELECT number, id FROM story").filter {
            StoryID(checking: $0["id"]).map { !present.contains($0) } ?? false
        }
        for row in missing.prefix(200) {
            // Unreadable stories are handled by `verify`.
            guard (try? StoryRows.story(row["number"], in: database)) != nil else { continue }
            try keepStory(row["number"], durability: .process, in: database)
        }
        guard missing.count <= 200 else { return false }
        for list in RecordList.allCases where (try? read(list.subject)) == nil { try keep(list, in: database) }
        try markComplete()
        return true
    }
}

extension String {
    /// The JSON on one line: a line break in it is between values.
    var onOneLine: String { contains("\n") ? replacing("\n", with: " ") : self }
}

/// The lists with a single record each.
package enum RecordList: CaseIterable, Sendable {
    case heroes, events

    var table: String { self == .heroes ? "hero" : "customEvent" }
    var part: LibraryPart { self == .heroes ? .heroes : .events }
    var kind: RecordFile.Kind { self == .heroes ? .heroes : .events }
    var subject: RecordFolder.Subject { self == .heroes ? .heroes : .events }

    /// Returns whether the JSON of a row is valid.
    func isReadable(_ json: String) -> Bool {
        switch self {
        case .heroes: (try? StoredJSON.value(Hero.self, of: json)) != nil
        case .events: (try? StoredJSON.value(CustomStoryEvent.self, of: json)) != nil
        }
    }
}
