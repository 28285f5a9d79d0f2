import GRDB
public import StoryCore
public import StoryStorage

/// Stores custom events in a library.
public struct CustomEventStore: CustomEventRepository {
    private let database: LibraryDatabase
    private var records: RecordFolder { database.records }

    /// Creates a store for events in a database.
    public init(database: LibraryDatabase) {
        self.database = database
    }

    public func add(_ event: CustomStoryEvent) async throws(StorageError) {
        try await database.write { [records] database in
            try CustomEventRows.refusingDuplicate(of: event) {
                try database.execute(
                    sql: "INSERT INTO customEvent (id, title, foldedTitle, json) VALUES (?, ?, ?, ?)",
                    arguments: [
                        event.id.rawValue, event.title, SearchText.folded(event.title), try StoredJSON.text(event),
                    ])
            }
            try records.keep(.events, in: database)
        }
    }

    public func update(_ event: CustomStoryEvent) async throws(StorageError) {
        try await database.write { [records] database in
            var event = event
            // Stories may have been made since it was read.
            event.usageCount =
                try CustomEventRows.event(event.id.rawValue, in: database)?.usageCount ?? event.usageCount
            try CustomEventRows.update(event, in: database)
            try records.keep(.events, in: database)
        }
    }

    public func delete(_ identifier: CustomEventID) async throws(StorageError) {
        try await database.write { [records] database in
            try database.execute(sql: "DELETE FROM customEvent WHERE id = ?", arguments: [identifier.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.event, identifier.rawValue) }
            try records.keep(.events, removing: identifier.rawValue, in: database)
        }
    }

    public func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent {
        try await database.read { database in
            let identifier = try ReferenceResolver.event.identifier(matching: reference, kind: .event, in: database)
            guard let event = try CustomEventRows.event(identifier, in: database) else {
                throw StorageError.notFound(.event, reference)
            }
            return event
        }
    }

    public func events() async throws(StorageError) -> [CustomStoryEvent] {
        try await database.read { database in
            try String.fetchAll(database, sql: "SELECT json FROM customEvent ORDER BY foldedTitle, id")
                .map { try StoredJSON.value(CustomStoryEvent.self, of: $0) }
        }
    }
}
