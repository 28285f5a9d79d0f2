public import Foundation
import GRDB
public import Household
public import StoryCore
public import StoryStorage

/// Stores profiles in a library.
public struct ProfileStore: HouseholdRepositoryContract {
    private let database: LibraryDatabase
    private let calendar: @Sendable () -> Calendar
    private let cache = ProfileCache()

    /// Creates a store for profiles in a database.
    ///
    /// - Parameter calendar: The family's calendar, which says when another day begins.
    public init(database: LibraryDatabase, calendar: @escaping @Sendable () -> Calendar = { .ofFamily }) {
        (self.database, self.calendar) = (database, calendar)
    }

    public func profiles() async throws(StorageError) -> [Profile] {
        try await database.read { database in
            // One that can't be read is named by 'verify', and keeps nobody else from reading.
            try Row.fetchAll(database, sql: "SELECT * FROM profile ORDER BY number").compactMap {
                try? Self.profile(in: $0)
            }
        }
    }

    public func profile(_ identifier: ProfileID) async throws(StorageError) -> Profile {
        try await database.read { [cache] in try Self.profile(identifier, in: $0, from: cache) }
    }

    public func add(_ values: ProfileValues, at date: Date) async throws(StorageError) -> Profile {
        try await database.write { database in
            try Self.refusingDuplicate(of: values.name) {
                try database.execute(
                    sql: "INSERT INTO profile (name, foldedName, json, createdAt) VALUES (?, ?, ?, ?)",
                    arguments: [
                        values.name, SearchText.folded(values.name), try StoredJSON.text(values),
                        date.timeIntervalSinceReferenceDate,
                    ])
            }
            return try Self.profile(ProfileID(rawValue: database.lastInsertedRowID), in: database)
        }
    }

    public func update(_ identifier: ProfileID, to values: ProfileValues) async throws(StorageError) -> Profile {
        try await database.write { database in
            try Self.refusingDuplicate(of: values.name) {
                try database.execute(
                    sql: "UPDATE profile SET name = ?, foldedName = ?, json = ? WHERE number = ?",
                    arguments: [
                        values.name, SearchText.folded(values.name), try StoredJSON.text(values), identifier.rawValue,
                    ])
            }
            try Self.tellShelf(in: database)
            return try Self.profile(identifier, in: database)
        }
    }

    public func delete(_ identifier: ProfileID) async throws(StorageError) {
        try await database.write { [features = database.schema.features] database in
            try database.execute(sql: "DELETE FROM profile WHERE number = ?", arguments: [identifier.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.profile, identifier.description) }
            for feature in features { try feature.profileWasDeleted(identifier, in: database) }
            try Self.tellShelf(in: database)
        }
    }

    public func usage(of profile: ProfileID, at date: Date) async throws(StorageError) -> DailyUsage {
        try await database.read { [calendar] in try UsageRows.usage(of: profile, at: date, by: calendar(), in: $0) }
    }

    /// Tells whoever shows stories or collections that a profile may see others now.
    private static func tellShelf(in database: Database) throws {
        let parts = [LibraryPart.stories, .collections].map { "'\($0.rawValue)'" }.joined(separator: ", ")
        try database.execute(sql: "UPDATE revision SET number = number + 1 WHERE part IN (\(parts))")
    }

    // MARK: - Rows

    /// Returns the profile of a row, which may come from a damaged file.
    static func profile(in row: Row, from cache: ProfileCache = ProfileCache()) throws -> Profile {
        Profile(
            id: ProfileID(rawValue: row["number"]), values: try cache.values(of: row["json"]),
            createdAt: try .stored(row["createdAt"]))
    }

    private static func profile(
        _ identifier: ProfileID, in database: Database, from cache: ProfileCache = ProfileCache()
    ) throws -> Profile {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM profile WHERE number = ?"), arguments: [identifier.rawValue])
        guard let row else { throw StorageError.notFound(.profile, identifier.description) }
        return try profile(in: row, from: cache)
    }

    private static func refusingDuplicate(of name: String, _ write: () throws -> Void) throws {
        do {
            try write()
        } catch DatabaseError.SQLITE_CONSTRAINT {
            throw StorageError.duplicate(.profile, name)
        }
    }
}
