import GRDB
import StoryCore
import StoryStorage

/// The migrations for jobs.
enum JobMigration {
    static let createTables: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE job (
                    number INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL
                ) STRICT;
                CREATE TABLE jobUnit (
                    jobNumber INTEGER NOT NULL REFERENCES job ON DELETE CASCADE, kind TEXT NOT NULL,
                    position INTEGER NOT NULL, json TEXT NOT NULL, contentSize INTEGER, contentSum INTEGER,
                    PRIMARY KEY (jobNumber, kind, position)
                ) STRICT;
                """)
    }

    /// Adds the queue: who asked for a job, how it gets on, and who works on it.
    ///
    /// Existing jobs were interrupted, or a step failed; nobody works on them while the library is migrated.
    static let addQueue: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE jobQueue (
                    number INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL UNIQUE, requester TEXT NOT NULL,
                    priority INTEGER NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, step TEXT, failure TEXT,
                    enqueuedAt REAL NOT NULL, startedAt REAL, endedAt REAL, owner TEXT, token INTEGER NOT NULL,
                    expiresAt REAL, progress TEXT
                ) STRICT;
                CREATE INDEX jobQueueByState ON jobQueue (state);
                INSERT INTO jobQueue (id, requester, priority, state, attempts, enqueuedAt, token)
                SELECT id, '', 0, iif(json_valid(json) AND json ->> '$.status.failed' IS NOT NULL, 'failed', 'running'),
                    1, iif(json_valid(json), coalesce(CAST(json ->> '$.createdAt' AS REAL), 0), 0), 0
                FROM job ORDER BY number;

                """ + revision)
    }

    /// Adds the profile that asked for a job; those from before are the first one's.
    static let addProfiles: @Sendable (Database) throws -> Void = { database in
        try database.execute(sql: "ALTER TABLE jobQueue ADD COLUMN profile INTEGER NOT NULL DEFAULT 1")
    }

    /// Counts changes of the queue and of what jobs record.
    private static let revision = ChangeCount.sql(of: .jobs, in: ["jobQueue", "jobUnit"])
}
