import GRDB

/// The migrations for playback: a row for each playback, positions, the queue, and the player's speed.
enum PlaybackMigration {
    /// A number is never reused, or an old playback could be taken for a new one.
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE playback (
                    number INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
                    storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, startedAt REAL NOT NULL,
                    listened REAL NOT NULL DEFAULT 0, isHeard INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                CREATE INDEX playbackByStory ON playback (storyNumber);
                CREATE INDEX playbackByDate ON playback (startedAt);
                CREATE TABLE storyPosition (
                    storyNumber INTEGER PRIMARY KEY NOT NULL REFERENCES story ON DELETE CASCADE,
                    playback INTEGER NOT NULL, seconds REAL
                ) STRICT;
                CREATE TABLE queueEntry (
                    position INTEGER PRIMARY KEY NOT NULL,
                    storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE
                ) STRICT;
                CREATE INDEX queueEntryByStory ON queueEntry (storyNumber);
                CREATE TABLE player (
                    number INTEGER PRIMARY KEY NOT NULL CHECK (number = 1), speed REAL NOT NULL DEFAULT 1,
                    currentEntry INTEGER, nextEntry INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                INSERT INTO player (number) VALUES (1);
                """)
    }

    /// Each profile has its own playbacks, positions, queue and player, whose number is the profile's; those from before are
    /// the first profile's.
    static let addProfiles: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                ALTER TABLE playback ADD COLUMN profile INTEGER NOT NULL DEFAULT 1;
                DROP INDEX playbackByDate;
                CREATE INDEX playbackByDate ON playback (profile, startedAt);
                CREATE TABLE newPosition (
                    profile INTEGER NOT NULL DEFAULT 1, storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE,
                    playback INTEGER NOT NULL, seconds REAL, heard BLOB, PRIMARY KEY (profile, storyNumber)
                ) STRICT;
                INSERT INTO newPosition (storyNumber, playback, seconds, heard)
                    SELECT storyNumber, playback, seconds, heard FROM storyPosition;
                DROP TABLE storyPosition;
                ALTER TABLE newPosition RENAME TO storyPosition;
                CREATE INDEX storyPositionByStory ON storyPosition (storyNumber);
                CREATE TABLE newEntry (
                    profile INTEGER NOT NULL DEFAULT 1, position INTEGER NOT NULL,
                    storyNumber INTEGER NOT NULL REFERENCES story ON DELETE CASCADE, PRIMARY KEY (profile, position)
                ) STRICT;
                INSERT INTO newEntry (position, storyNumber) SELECT position, storyNumber FROM queueEntry;
                DROP TABLE queueEntry;
                ALTER TABLE newEntry RENAME TO queueEntry;
                CREATE INDEX queueEntryByStory ON queueEntry (storyNumber);
                CREATE TABLE newPlayer (
                    number INTEGER PRIMARY KEY NOT NULL, speed REAL NOT NULL DEFAULT 1,
                    currentEntry INTEGER, nextEntry INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                INSERT INTO newPlayer (number, speed, currentEntry, nextEntry)
                        SELECT number, speed, currentEntry, nextEntry FROM player;
                DROP TABLE player;
                ALTER TABLE newPlayer RENAME TO player;
                """)
    }

    /// The heard seconds of a story since it last counted, one bit per second; unknown for earlier playbacks.
    static let addHeardSeconds: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE storyPosition ADD COLUMN heard BLOB")
    }
}
