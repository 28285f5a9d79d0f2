import Foundation
public import GRDB
public import StoryCore
public import StoryStorage

/// What the feature Library stores: stories with their pages, heroes and events, and the outbox of their files.
public struct LibraryStorage: FeatureStorage {
    public let name = "Library"
    public let tables = [
        hero, customEvent, story, storyHero, page, narration, storyMark, BlobOutbox.table,
    ]
    public let parts: Set<LibraryPart> = [.stories, .heroes, .events]
    public let migrations = [
        StorageMigration(name: "first", migrate: createTables),
        StorageMigration(name: "covers", migrate: addCovers),
        StorageMigration(name: "lists", migrate: ListMigration.migrate),
        StorageMigration(name: "bin", migrate: BinMigration.migrate),
        StorageMigration(name: "checksums", migrate: RowChecksums.migrate),
        StorageMigration(name: "tellings", migrate: addTellings),
        StorageMigration(name: "deliveries", migrate: addDeliveries),
        BlobOutbox.migration,
        StorageMigration(name: "marks", migrate: MarkMigration.migrate),
    ]

    /// Creates the description.
    public init() {}

    /// The files of another library have nothing to do with what is still to be deleted here.
    public func prepareBackup(in database: Database) throws {
        // A library of an earlier version has no outbox.
        guard try database.tableExists("blobOutbox") else { return }
        try BlobOutbox.forgetAll(in: database)
    }

    public func profileWasDeleted(_ profile: ProfileID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM storyMark WHERE profile = ?", arguments: [profile.rawValue])
    }

    public func salvageFormerColumns(of damaged: Database, to database: Database) throws {
        try MarkMigration.salvage(from: damaged, to: database)
    }

    /// Rows that refer to a file may be lost, and come back from a record.
    public func completeSalvage(in database: Database) throws {
        try BlobOutbox.forgetAll(in: database)
    }
}

// MARK: - Tables

extension LibraryStorage {
    private static let hero = StoredTable(
        TableLayout("hero", key: ["id"]), columns: "id, name, foldedName, json"
    ) { row, _ in
        let hero = try StoredJSON.value(Hero.self, of: row["json"])
        return hero.isStorable && row["id"] == hero.id.rawValue && row["name"] == hero.name
            && StoredBounds.isFolded(row["foldedName"])
    }.verifying("heroes", named: "name", as: Hero.self)

    private static let customEvent = StoredTable(
        TableLayout("customEvent", key: ["id"]), rowName: { "event \($0)" }, columns: "id, title, foldedTitle, json"
    ) { row, _ in
        let event = try StoredJSON.value(CustomStoryEvent.self, of: row["json"])
        return event.isStorable && row["id"] == event.id.rawValue && row["title"] == event.title
            && StoredBounds.isFolded(row["foldedTitle"])
    }.verifying("events", named: "title", as: CustomStoryEvent.self)

    private static let story = StoredTable(StoryTables.story, rowName: { _ in "story" }) { row, database in
        let number: Int64 = row["number"]
        let story = try StoryRows.story(number, in: database)
        let names = try StoredJSON.value([String].self, of: row["heroNames"])
        _ = try (row["removedAt"] as Double?).map(Date.stored)
        return (1...(1 << 53)).contains(number) && StoredBounds.isFolded(row["foldedTitle"]) && names.count <= 100
            && names.allSatisfy { StoredBounds.isLine($0, limit: Hero.maximumNameLength) }
            && StoredBounds.isText(row["event"], limit: 100) && StoredBounds.counts.contains(row["pageCount"])
            && (row["duration"] as Double?).map(StoredBounds.seconds.contains) != false
            && StoredBounds.isDigest(row["coverDigest"]) && story.isStorable
    }

    private static let storyHero = StoredTable(
        StoryTables.storyHero, rowName: { "hero \(ordinal($0))" }, columns: "position, heroId, name, json"
    ) { row, _ in
        let hero = try StoredJSON.value(Hero.self, of: row["json"])
        let identifier: String? = row["heroId"]
        return StoredBounds.counts.contains(row["position"]) && row["name"] == hero.name
            && (identifier == nil || identifier == hero.id.rawValue)
    }

    private static let storyMark = StoredTable(
        StoryTables.storyMark, rowName: { $0 == "1" ? "mark" : "mark of profile \($0)" },
        columns: "profile, isFavorite, playCount"
    ) { row, _ in
        StoredBounds.isProfile(row["profile"]) && (0...1).contains(row["isFavorite"] as Int)
            && StoredBounds.counts.contains(row["playCount"])
    }

    /// The number for people of what is counted from 0; a damaged one may be the largest that there is.
    private static func ordinal(_ key: String) -> Int {
        let position = Int(key) ?? 0
        return position == .max ? position : position + 1
    }

    private static let page = StoredTable(
        StoryTables.page, rowName: { "page \(ordinal($0))" }, columns: "mediaDigest"
    ) { row, _ in StoredBounds.isDigest(row["mediaDigest"]) }

    private static let narration = StoredTable(
        StoryTables.narration, rowName: { _ in "narration" }, columns: "mediaDigest"
    ) { row, _ in StoredBounds.isDigest(row["mediaDigest"]) }
}

// MARK: - Migrations

extension LibraryStorage {
    private static let createTables: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE hero (
                    id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, foldedName TEXT NOT NULL, json TEXT NOT NULL
                ) STRICT;
                CREATE INDEX heroByName ON hero (foldedName);
                CREATE TABLE customEvent (
                    id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, foldedTitle TEXT NOT NULL, json TEXT NOT NULL
                ) STRICT;
                CREATE UNIQUE INDEX customEventByTitle ON customEvent (foldedTitle);
                CREATE TABLE story (
                    number INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
                    foldedTitle TEXT NOT NULL, occasion TEXT NOT NULL,
                    ageBand TEXT NOT NULL, tone TEXT NOT NULL, language TEXT NOT NULL, minutes INTEGER NOT NULL,
                    seed TEXT NOT NULL, narrationStatus TEXT NOT NULL, author TEXT NOT NULL, narrator TEXT,
                    illustrator TEXT, createdAt REAL NOT NULL, isFavorite INTEGER NOT NULL, playCount INTEGER NOT NULL,
                    pageCount INTEGER NOT NULL, duration REAL
                ) STRICT;
                CREATE INDEX storyByAge ON story (createdAt DESC, number DESC);
                CREATE INDEX storyByTitle ON story (foldedTitle);
                CREATE TABLE storyHero (
                    storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, position INTEGER NOT NULL,
                    heroId TEXT REFERENCES hero ON DELETE SET NULL, name TEXT NOT NULL, json TEXT NOT NULL,
                    PRIMARY KEY (storyNumber, position)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX storyHeroByHero ON storyHero (heroId, storyNumber);
                CREATE TABLE page (
                    storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, position INTEGER NOT NULL,
                    text TEXT NOT NULL, scene TEXT NOT NULL, illustration TEXT NOT NULL, mediaDigest TEXT,
                    PRIMARY KEY (storyNumber, position)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX pageByMedia ON page (mediaDigest);
                CREATE TABLE narration (
                    storyNumber INTEGER PRIMARY KEY NOT NULL REFERENCES story ON DELETE CASCADE,
                    mediaDigest TEXT NOT NULL, json TEXT NOT NULL
                ) STRICT;
                CREATE INDEX narrationByMedia ON narration (mediaDigest);
                CREATE VIRTUAL TABLE storyText USING fts5(
                    title, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
                );
                """)
    }

    /// Existing stories have no cover, as none was requested.
    private static let addCovers: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                ALTER TABLE story ADD COLUMN cover TEXT NOT NULL DEFAULT '{"status":"notRequested"}';
                ALTER TABLE story ADD COLUMN coverDigest TEXT;
                CREATE INDEX storyByCover ON story (coverDigest);
                """)
    }

    /// The authors' records of stories, with an index for the latest, including the bin.
    private static let addTellings: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                ALTER TABLE story ADD COLUMN telling TEXT;
                CREATE INDEX storyByTelling ON story (createdAt, number) WHERE telling IS NOT NULL;
                """)
    }

    /// The notes on delivery, unknown for existing stories.
    private static let addDeliveries: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE page ADD COLUMN delivery TEXT")
    }
}
