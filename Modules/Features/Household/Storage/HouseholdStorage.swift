public import Foundation
public import GRDB
import Household
public import StoryCore
public import StoryStorage

/// What the feature Household stores: profiles.
///
/// Checks, repairs, backups and change reports follow from what is stated here.
public struct HouseholdStorage: FeatureStorage {
    public let name = "Household"
    public let tables = [profile, profileDay]
    public let parts: Set<LibraryPart> = [.household]
    public let migrations = [StorageMigration(name: "create", migrate: createTables)]

    private let cache = ProfileCache()
    private let calendar: @Sendable () -> Calendar

    /// Creates the description.
    ///
    /// - Parameter calendar: The family's calendar, which says when another day begins.
    public init(calendar: @escaping @Sendable () -> Calendar = { .ofFamily }) {
        self.calendar = calendar
    }

    public func profileDidListen(
        _ profile: ProfileID, for seconds: TimeInterval, at date: Date, in database: Database
    ) throws {
        try UsageRows.change(of: profile, at: date, by: calendar(), in: database) {
            $0.listen(for: seconds, at: date)
        }
    }

    public func profileDidCreateStory(_ profile: ProfileID, at date: Date, in database: Database) throws {
        try UsageRows.change(of: profile, at: date, by: calendar(), in: database) { $0.storyCount += 1 }
    }

    /// Who sees only chosen stories sees those that it has asked for, too.
    public func storyWasMade(_ story: StoryID, for profile: ProfileID, in database: Database) throws {
        guard profile != .first else { return }
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM profile WHERE number = ?"), arguments: [profile.rawValue])
        // One that can't be read is named by 'verify', and must not keep the story from being stored.
        guard let row, var values = try? ProfileStore.profile(in: row, from: cache).values, values.addToShelf(story)
        else { return }
        try database.execute(
            sql: "UPDATE profile SET json = ? WHERE number = ?",
            arguments: [try StoredJSON.text(values), profile.rawValue])
    }

    public func profileWasDeleted(_ profile: ProfileID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM profileDay WHERE profile = ?", arguments: [profile.rawValue])
    }

    public func visibility(of profile: ProfileID, in database: Database) throws -> StoryVisibility? {
        // A library of an earlier version has no profiles; one that is gone sees nothing.
        guard try database.tableExists("profile") else { return nil }
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM profile WHERE number = ?"), arguments: [profile.rawValue])
        guard let row else { return .chosen(stories: [], heroes: [], collections: []) }
        return try ProfileStore.profile(in: row, from: cache).visibility
    }

    private static let profile = StoredTable(
        TableLayout("profile", key: ["number"], neverReusesNumbers: true), rowName: { "profile \($0)" },
        columns: "number, name, foldedName, json, createdAt"
    ) { row, _ in
        let profile = try ProfileStore.profile(in: row)
        return StoredBounds.isProfile(row["number"]) && row["name"] == profile.name
            && StoredBounds.isFolded(row["foldedName"]) && (try? profile.values.checked()) == profile.values
            && profile.values.language.map { StoredBounds.isCode($0.rawValue) } != false
    }.verifying("profiles", named: "name")

    private static let profileDay = StoredTable(
        TableLayout("profileDay", key: ["profile"]), rowName: { "what profile \($0) used today" }, isRemade: true
    ) { row, _ in
        let usage = try UsageRows.usage(in: row)
        return StoredBounds.isProfile(row["profile"]) && StoredBounds.counts.contains(usage.day)
            && (0...1e12).contains(usage.listened) && (0...1e12).contains(usage.sitting)
            && StoredBounds.counts.contains(usage.storyCount)
    }

    /// Its text is part of released libraries, and must not change: add another migration instead.
    private static let createTables: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE profile (
                    number INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT NOT NULL, foldedName TEXT NOT NULL,
                    json TEXT NOT NULL, createdAt REAL NOT NULL
                ) STRICT;
                CREATE TABLE profileDay (
                    profile INTEGER PRIMARY KEY NOT NULL, day INTEGER NOT NULL, beganAt REAL NOT NULL,
                    listened REAL NOT NULL, sitting REAL NOT NULL, listenedAt REAL, storyCount INTEGER NOT NULL
                ) STRICT;
                CREATE UNIQUE INDEX profileByName ON profile (foldedName);
                INSERT INTO profile (number, name, foldedName, json, createdAt) VALUES (
                    1, 'Family', 'family',
                    '{"chosen":{"collections":[],"heroes":[],"stories":[]},"color":"blue","controls":{},\
                "creation":"yes",\
                "name":"Family","role":"parent","shelf":"everything"}', 0
                );

                """ + ChangeCount.sql(of: .household, in: ["profile"]))
    }
}
