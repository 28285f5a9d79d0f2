import Foundation
import GRDB
import Generation
import StoryCore
import StoryStorage

/// The rows of the queue, within a transaction.
enum JobEntryRows {
    /// The states of a job on which work may begin by itself: it waits in the queue, or its worker did not say that it
    /// ended.
    static let claimable = "(state = 'queued' OR (state = 'running' AND owner IS NOT NULL))"

    /// Returns the entry of a job; nil if there is none.
    static func entry(_ identifier: JobID, in database: Database) throws -> JobEntry? {
        try Row.fetchOne(database, sql: "SELECT * FROM jobQueue WHERE id = ?", arguments: [identifier.rawValue])
            .map(entry)
    }

    /// Returns all entries, in the order of their requests.
    static func entries(in database: Database) throws -> [JobEntry] {
        try Row.fetchAll(database, sql: "SELECT * FROM jobQueue ORDER BY number").map(entry)
    }

    /// Returns the jobs on which work may begin, in the order in which they are due.
    ///
    /// - Parameter leavesAwaited: Whether jobs with ``JobEntry/isAwaited`` are left out.
    static func due(leavesAwaited: Bool, in database: Database) throws -> [JobID] {
        let isLeft = "priority <> \(JobPriority.interactive.rawValue) OR (state = 'queued' AND startedAt IS NOT NULL)"
        let choice = leavesAwaited ? "AND (\(isLeft))" : ""
        return try String.fetchAll(
            database,
            sql: """
                SELECT id FROM jobQueue AS due WHERE \(claimable) \(choice) ORDER BY priority, (
                    SELECT max(startedAt) FROM jobQueue AS other WHERE other.requester = due.requester
                ) NULLS FIRST, max(attempts, \(JobEntry.patientAttempts)), number
                """
        ).compactMap(JobID.init(checking:))
    }

    /// Leaves a job to a person if its workers keep dying.
    ///
    /// - Returns: Whether it was given up.
    static func giveUp(_ entry: JobEntry, at now: Date, in database: Database) throws -> Bool {
        guard entry.attempts >= JobEntry.maximumAttempts else { return false }
        let failure = JobFailure(
            code: "generation.interrupted", message: "Making it was interrupted \(entry.attempts) times.",
            recovery: .tryAgainOrCheckMachine, category: .unexpected)
        try end(entry.id, as: .failed, failure: failure, at: now, in: database)
        return true
    }

    /// Adds the entry of a new job; a former one of the same job gives way.
    static func insert(_ entry: JobEntry, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO jobQueue (id, profile, requester, priority, state, attempts, failure, enqueuedAt, token)
                VALUES (:id, :profile, :requester, :priority, :state, 0, :failure, :enqueuedAt, 0)
                ON CONFLICT (id) DO UPDATE SET profile = excluded.profile, requester = excluded.requester,
                    priority = excluded.priority, state = excluded.state, attempts = 0, step = NULL,
                    failure = excluded.failure, progress = NULL, enqueuedAt = excluded.enqueuedAt, startedAt = NULL,
                    endedAt = NULL, owner = NULL, expiresAt = NULL
                """,
            arguments: [
                "id": entry.id.rawValue, "profile": entry.profile.rawValue, "requester": entry.requester,
                "priority": entry.priority.rawValue, "state": entry.state.rawValue,
                "failure": try entry.failure.map(StoredJSON.text),
                "enqueuedAt": entry.enqueuedAt.timeIntervalSinceReferenceDate,
            ])
    }

    /// Gives a lease on a job to the worker that holds its lock; the job gets an entry if it has none.
    ///
    /// - Returns: The lease, with a higher token than any before.
    /// - Throws: ``StorageError/busy(_:)`` if the lock was taken from a stalled worker, as another one did a moment ago.
    static func lease(
        _ identifier: JobID, of profile: ProfileID, to owner: String, holding lock: JobLock, at now: Date,
        in database: Database
    ) throws -> JobLease {
        let present = try entry(identifier, in: database)
        if lock.isTakenOver, let lease = present?.lease, lease.expiresAt > now { throw JobLock.busy(identifier) }
        if present.map(\.state.isEnded) != false {
            try insert(JobEntry(id: identifier, profile: profile, enqueuedAt: now), in: database)
        }
        let expiresAt = now.addingTimeInterval(JobLease.duration)
        let token = try Int.fetchOne(
            database,
            sql: """
                UPDATE jobQueue SET state = 'running', attempts = attempts + 1, failure = NULL, startedAt = :now,
                    endedAt = NULL, owner = :owner, token = token + 1, expiresAt = :expiresAt
                WHERE id = :id RETURNING token
                """,
            arguments: [
                "id": identifier.rawValue, "owner": owner, "now": now.timeIntervalSinceReferenceDate,
                "expiresAt": expiresAt.timeIntervalSinceReferenceDate,
            ])
        guard let token else { throw StorageError.notFound(.job, identifier.rawValue) }
        return JobLease(owner: owner, token: token, expiresAt: expiresAt)
    }

    /// Throws if the lease is not the job's any more.
    static func check(_ lease: JobLease, of identifier: JobID, in database: Database) throws {
        let isHeld = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM jobQueue WHERE id = ? AND token = ? AND owner IS NOT NULL)",
            arguments: [identifier.rawValue, lease.token])
        guard isHeld == true else { throw StorageError.leaseLost(identifier) }
    }

    /// Renews a lease, which must be the job's.
    static func renew(_ lease: JobLease, of identifier: JobID, at now: Date, in database: Database) throws {
        try check(lease, of: identifier, in: database)
        try database.execute(
            sql: "UPDATE jobQueue SET expiresAt = ? WHERE id = ?",
            arguments: [
                now.addingTimeInterval(JobLease.duration).timeIntervalSinceReferenceDate, identifier.rawValue,
            ])
    }

    /// Ends the work on a job: its lease is returned, and later writes with it are refused.
    ///
    /// - Parameters:
    ///   - state: The new state; nil to keep it.
    ///   - progress: How far it came, if that is all there will be.
    static func end(
        _ identifier: JobID, as state: JobState?, failure: JobFailure? = nil, progress: JobProgress? = nil,
        at now: Date, in database: Database
    ) throws {
        try database.execute(
            sql: """
                UPDATE jobQueue SET state = coalesce(:state, state), failure = :failure,
                    progress = coalesce(:progress, progress), endedAt = :endedAt, owner = NULL, expiresAt = NULL
                WHERE id = :id
                """,
            arguments: [
                "id": identifier.rawValue, "state": state?.rawValue,
                "failure": try failure.map(StoredJSON.text), "progress": try progress.map(StoredJSON.text),
                "endedAt": state.flatMap { $0 == .queued ? nil : now.timeIntervalSinceReferenceDate },
            ])
    }

    /// Puts a job back into the queue.
    ///
    /// - Parameter attempts: The number of attempts to count from; nil to forget the last one.
    static func requeue(_ identifier: JobID, attempts: Int?, at now: Date, in database: Database) throws {
        if try entry(identifier, in: database) == nil {
            try insert(JobEntry(id: identifier, enqueuedAt: now), in: database)
        }
        try database.execute(
            sql: """
                UPDATE jobQueue SET state = 'queued', attempts = coalesce(?, max(0, attempts - 1)), failure = NULL,
                    endedAt = NULL, owner = NULL, expiresAt = NULL
                WHERE id = ?
                """,
            arguments: [attempts, identifier.rawValue])
    }

    /// Removes the entry of a job.
    static func remove(_ identifier: JobID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM jobQueue WHERE id = ?", arguments: [identifier.rawValue])
    }

    /// Removes a job with its entry; what it has recorded goes with it.
    static func removeJob(_ identifier: JobID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM job WHERE id = ?", arguments: [identifier.rawValue])
        try remove(identifier, in: database)
    }

    /// Removes entries that ended long ago.
    static func removeExpired(at now: Date, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM jobQueue WHERE state IN ('done', 'cancelled') AND endedAt < ?",
            arguments: [now.addingTimeInterval(-JobEntry.retention).timeIntervalSinceReferenceDate])
    }

    // MARK: - Progress

    /// Returns how far a job is, from what it has recorded, or, once it has ended, from its entry.
    ///
    /// - Returns: Nil if there is no entry.
    static func progress(of identifier: JobID, isHeld: Bool, in database: Database) throws -> JobProgress? {
        let row = try Row.fetchOne(
            database, sql: "SELECT * FROM jobQueue WHERE id = ?", arguments: [identifier.rawValue])
        guard let row else { return nil }
        let entry = try entry(row)
        var progress = try recorded(by: identifier, in: database)
        if let stored = row["progress"] as String? {
            progress = try StoredJSON.value(JobProgress.self, of: stored)
        }
        (progress.state, progress.attempts, progress.failure) = (entry.state, entry.attempts, entry.failure)
        progress.isHeld = isHeld
        if !entry.state.isEnded { progress.step = try (row["step"] as String?).map { try StoryRows.term($0) } }
        return progress
    }

    private static func recorded(by identifier: JobID, in database: Database) throws -> JobProgress {
        var progress = JobProgress(id: identifier, state: .queued)
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT kind, count(*) AS count, total(
                    CAST(json ->> '$.sentence._1.sampleCount' AS REAL) / (json ->> '$.sentence._1.sampleRate')
                ) AS seconds, max(iif(kind = 'title', json ->> '$.title._0', NULL)) AS title
                FROM jobUnit WHERE jobNumber = (SELECT number FROM job WHERE id = ?) AND json_valid(json) GROUP BY kind
                """,
            arguments: [identifier.rawValue])
        while let row = try rows.next() {
            let count: Int = row["count"]
            switch row["kind"] as String {
            case "title": progress.title = row["title"]
            case "passage": progress.pages = count
            case "sentence": progress.secondsNarrated = row["seconds"]
            case "picture", "cover": progress.pictures += count
            default: break
            }
        }
        return progress
    }

    // MARK: - Rows

    /// Returns the entry in a row.
    static func entry(_ row: Row) throws -> JobEntry {
        var lease: JobLease?
        if let owner = row["owner"] as String?, let expiresAt = row["expiresAt"] as Double? {
            lease = JobLease(owner: owner, token: row["token"], expiresAt: try .stored(expiresAt))
        }
        guard let priority = JobPriority(rawValue: row["priority"]) else {
            throw DecodingError.row("a job has an unknown priority")
        }
        return JobEntry(
            id: try .stored(row["id"]), profile: ProfileID(rawValue: row["profile"]), requester: row["requester"],
            priority: priority,
            state: try StoryRows.term(row["state"]), attempts: row["attempts"],
            failure: try (row["failure"] as String?).map { try StoredJSON.value(JobFailure.self, of: $0) },
            lease: lease,
            enqueuedAt: try .stored(row["enqueuedAt"]), startedAt: try (row["startedAt"] as Double?).map(Date.stored),
            endedAt: try (row["endedAt"] as Double?).map(Date.stored))
    }
}
