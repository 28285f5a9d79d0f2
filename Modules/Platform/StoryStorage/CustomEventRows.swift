package import GRDB
package import StoryCore

/// Reads and changes the rows of custom events; every function runs within its caller's transaction.
package enum CustomEventRows {
    /// Increments the usage count of an event, within the transaction that stores the story; does nothing if the event
    /// was deleted meanwhile.
    static func recordUse(of identifier: CustomEventID, in database: Database) throws {
        guard var event = try event(identifier.rawValue, in: database) else { return }
        event.usageCount = min(max(0, event.usageCount), StoredBounds.counts.upperBound - 1) + 1
        try update(event, in: database)
    }

    package static func event(_ identifier: String, in database: Database) throws -> CustomStoryEvent? {
        try String.fetchOne(database, sql: "SELECT json FROM customEvent WHERE id = ?", arguments: [identifier])
            .map { try StoredJSON.value(CustomStoryEvent.self, of: $0) }
    }

    package static func update(_ event: CustomStoryEvent, in database: Database) throws {
        try refusingDuplicate(of: event) {
            try database.execute(
                sql: "UPDATE customEvent SET title = ?, foldedTitle = ?, json = ? WHERE id = ?",
                arguments: [
                    event.title, SearchText.folded(event.title), try StoredJSON.text(event), event.id.rawValue,
                ])
        }
        guard database.changesCount > 0 else { throw StorageError.notFound(.event, event.id.rawValue) }
    }

    package static func refusingDuplicate(of event: CustomStoryEvent, _ change: () throws -> Void) throws {
        do {
            try change()
        } catch DatabaseError.SQLITE_CONSTRAINT {
            throw StorageError.duplicate(.event, event.title)
        }
    }
}

extension EventReference {
    /// The event as a story's row refers to it.
    package var stored: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom(let identifier): "custom:\(identifier)"
        }
    }
}
