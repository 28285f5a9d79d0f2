public import GRDB
import Household
public import StoryCore
public import StoryStorage

/// What the feature Household stores: profiles.
///
/// Checks, repairs, backups and change reports follow from what is stated here.
public struct HouseholdStorage: FeatureStorage {
    public let name = "Household"
    public let tables = [profile]
    public let parts: Set<LibraryPart> = [.household]
    public let migrations = [StorageMigration(name: "create", migrate: createTable)]

    private let shelves = ShelfCache()

    /// Creates the description.
    public init() {}

    public func visibility(of profile: ProfileID, in database: Database) throws -> StoryVisibility? {
        // A library of an earlier version has no profiles; one that is gone sees nothing.
        guard try database.tableExists("profile") else { return nil }
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM profile WHERE number = ?"), arguments: [profile.rawValue])
        guard let row else { return .chosen(stories: [], heroes: [], collections: []) }
        return try shelves.visibility(of: row["json"]) { try ProfileStore.profile(in: row).visibility }
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

    /// Its text is part of released libraries, and must not change: add another migration instead.
    private static let createTable: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE profile (
                    number INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT NOT NULL, foldedName TEXT NOT NULL,
                    json TEXT NOT NULL, createdAt REAL NOT NULL
                ) STRICT;
                CREATE UNIQUE INDEX profileByName ON profile (foldedName);
                INSERT INTO profile (number, name, foldedName, json, createdAt) VALUES (
                    1, 'Family', 'family',
                    '{"chosen":{"collections":[],"heroes":[],"stories":[]},"color":"blue","createsStories":true,\
                "name":"Family","role":"parent","shelf":"everything"}', 0
                );

                """ + ChangeCount.sql(of: .household, in: ["profile"]))
    }
}
