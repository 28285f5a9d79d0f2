import Foundation
import GRDB
import StoryCore

/// Restores what the database has lost, from recovery records.
struct RecordRestorer: Sendable {
    let database: LibraryDatabase
    let records: RecordFolder
    let damaged: DamagedFolder

    /// Restores something, and returns a description.
    func bringBack(_ lost: LibraryProblem.Lost) async throws(StorageError) -> String {
        switch lost {
        case .story(let identifier): try await bringBack(identifier)
        case .hero(let hero): try await bringBack(hero)
        case .event(let event): try await bringBack(event)
        }
        return "Restored from its recovery record."
    }

    /// Rewrites a record from the rows; the former one is kept.
    func keepRecord(_ subject: RecordFolder.Subject) async throws(StorageError) -> String {
        try await database.write { [records, damaged] database in
            switch subject {
            case .story(let story):
                guard let number = try StoryRows.storedNumber(of: story, in: database) else { return }
                try records.putAway(subject, in: damaged, reason: "It did not match the database.")
                try records.keepStory(number, in: database)
            case .heroes, .events:
                try records.copy(subject, to: damaged, reason: "It did not say what the database said.")
                try records.keep(subject == .heroes ? .heroes : .events, in: database)
            }
        }
        return "Rewritten from the database."
    }

    /// Moves an unusable record without a story to the damaged folder.
    func putAway(_ subject: RecordFolder.Subject) throws(StorageError) -> String {
        try records.putAway(subject, in: damaged, reason: "It belonged to no story and could not be used.")
        return "Moved to the folder 'damaged'."
    }

    // MARK: - Private

    /// Stores a story from its record, replacing older or unreadable rows, which are kept.
    private func bringBack(_ identifier: StoryID) async throws(StorageError) {
        try await database.write { [records, damaged, schema = database.schema, work = database.work] database in
            try work.refuseUnderway(on: identifier)
            let record = try Self.usable { () throws(RecordError) in try records.read(.story(identifier)) }
            let story = try Self.usable { () throws(RecordError) in try record.story(identifier) }
            var former: Int64?
            if let number = try StoryRows.storedNumber(of: identifier, in: database) {
                let isSound = (try? StoryRows.story(number, in: database))?.hasFittingMarks ?? false
                let comparison = try records.comparison(of: number, identifier, in: database)
                // Not whether it is ahead: an earlier restore may have raised the change count.
                guard !isSound || comparison != .current else { return }
                if let rows = try StoryRows.recordText(of: number, in: database) {
                    try damaged.keep(
                        Data(rows.utf8), path: "library.sqlite", as: "story-\(identifier).json", kind: .record,
                        reason: "The story's rows, which could not be read or were older than its record.")
                }
            } else {
                former = try StoryRows.formerNumber(ofPages: story.pages.map(\.text), in: database)
                if let former {
                    try DanglingRows(damaged: damaged, schema: schema).putAwayParts(ofStory: former, in: database)
                }
            }
            let number = try StoryRows.bringBack(story, record.state, as: former, in: database)
            if former != nil {
                for feature in schema.features {
                    try feature.storyWasRestored(number, formerly: number, in: database)
                }
            }
            // Later counts of the database are newer than the record.
            try database.execute(
                sql: "UPDATE revision SET number = max(number, ?) WHERE part = ?",
                arguments: [record.state.revision, LibraryPart.stories.rawValue])
            // It had been stored, and the database has lost that, too.
            for plannedStory in try work.end(on: identifier, in: database) {
                try schema.plannedStoryWasMade(identifier, for: plannedStory, in: database)
            }
            try records.keepStory(number, in: database)
        }
    }

    private func bringBack(_ hero: Hero) async throws(StorageError) {
        try await database.write { [records, damaged] database in
            guard try records.rows(of: .heroes, in: database)[hero.id.rawValue] == nil else { return }
            try damaged.keepRow(of: "hero", hero.id.rawValue, in: database)
            try database.execute(
                sql: "INSERT OR REPLACE INTO hero (id, name, foldedName, json) VALUES (?, ?, ?, ?)",
                arguments: [hero.id.rawValue, hero.name, SearchText.folded(hero.name), try StoredJSON.text(hero)])
            // Existing stories may refer to the hero.
            try database.execute(
                sql:
                    "UPDATE storyHero SET heroId = ? WHERE heroId IS NULL AND json_valid(json) AND json ->> '$.id' = ?",
                arguments: [hero.id.rawValue, hero.id.rawValue])
            try records.keep(.heroes, in: database)
        }
    }

    /// Restores an event, unless another one has its title.
    private func bringBack(_ event: CustomStoryEvent) async throws(StorageError) {
        try await database.write { [records, damaged] database in
            guard try records.rows(of: .events, in: database)[event.id.rawValue] == nil else { return }
            try damaged.keepRow(of: "customEvent", event.id.rawValue, in: database)
            try database.execute(
                sql: "DELETE FROM customEvent WHERE id = ?", arguments: [event.id.rawValue])
            try database.execute(
                sql: "INSERT OR IGNORE INTO customEvent (id, title, foldedTitle, json) VALUES (?, ?, ?, ?)",
                arguments: [
                    event.id.rawValue, event.title, SearchText.folded(event.title), try StoredJSON.text(event),
                ])
            let isThere = database.changesCount > 0
            if !isThere {
                try damaged.keep(
                    Data(StoredJSON.text(event).utf8), path: records.path(of: .events),
                    as: "event-\(event.id.rawValue).json", kind: .record,
                    reason: "Another event has the title of this one, whose row was gone.")
            }
            try records.keep(.events, removing: isThere ? nil : event.id.rawValue, in: database)
        }
    }

    private static func usable<Value>(_ work: () throws(RecordError) -> Value) throws(StorageError) -> Value {
        do throws(RecordError) {
            return try work()
        } catch {
            throw .failed(path: "records", detail: error.detail)
        }
    }
}

extension DamagedFolder {
    /// Saves an unreadable row, before its record replaces it.
    fileprivate func keepRow(of table: String, _ identifier: String, in database: Database) throws {
        try keepRows(
            [(table, "id = ?")], [identifier], as: "row-of-\(table)-\(identifier)",
            reason: "It could not be understood, and its recovery record could.", in: database)
    }
}

extension Story {
    /// Whether the marks of its narration, if any, fit the text and the audio.
    var hasFittingMarks: Bool { narration?.marks.fit(pages.map(\.text)) ?? true }
}
