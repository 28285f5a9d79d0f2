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

    /// The heard seconds of a story since it last counted, one bit per second; unknown for earlier playbacks.
    static let addHeardSeconds: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE storyPosition ADD COLUMN heard BLOB")
    }
}
