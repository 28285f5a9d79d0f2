import GRDB

/// The schema of the library, as a list of migrations that never change once released.
struct LibrarySchema: Sendable {
    /// The application identifier of our databases: "Stor" in ASCII.
    static let applicationID = 0x5374_6F72
    /// The tables that are not derived, those that others refer to first.
    static let tables = [
        "hero", "customEvent", "story", "storyHero", "page", "narration", "job", "jobUnit", "jobQueue", "playback",
        "storyPosition", "queueEntry", "player", "collection", "collectionStory", "achievement",
    ]

    /// A migration of the schema to the next version.
    struct Migration: Sendable {
        var name: String
        var migrate: @Sendable (Database) throws -> Void
    }

    /// The migrations, in order; their number is the version of the schema.
    var migrations: [Migration] = [
        Migration(name: "first", migrate: createFirstTables), Migration(name: "covers", migrate: addCovers),
        Migration(name: "lists", migrate: ListMigration.migrate),
        Migration(name: "playback", migrate: PlaybackMigration.migrate),
        Migration(name: "heard", migrate: PlaybackMigration.addHeardSeconds),
        Migration(name: "collections", migrate: CollectionMigration.migrate),
        Migration(name: "bin", migrate: BinMigration.migrate),
        Migration(name: "plans", migrate: CollectionMigration.addPlan),
        Migration(name: "checksums", migrate: RowChecksums.migrate),
        Migration(name: "tellings", migrate: addTellings),
        Migration(name: "deliveries", migrate: addDeliveries),
        Migration(name: "queue", migrate: JobMigration.addQueue),
    ]

    /// The current version.
    var version: Int { migrations.count }

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

    private static let createFirstTables: @Sendable (Database) throws -> Void = { database in
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
                CREATE TABLE job (
                    number INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL
                ) STRICT;
                CREATE TABLE jobUnit (
                    jobNumber INTEGER NOT NULL REFERENCES job ON DELETE CASCADE, kind TEXT NOT NULL,
                    position INTEGER NOT NULL, json TEXT NOT NULL, contentSize INTEGER, contentSum INTEGER,
                    PRIMARY KEY (jobNumber, kind, position)
                ) STRICT;
                CREATE VIRTUAL TABLE storyText USING fts5(
                    title, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
                );
                """)
    }
}
