import GRDB
public import Generation
import SafeFiles
public import StoryCore
import StoryStorage

extension JobStore: JobQueueContract {
    public func enqueue(
        _ job: GenerationJob, requester: String, priority: JobPriority, waitingFor failure: JobFailure?
    ) async throws(StorageError) {
        try await files.write { [files, folders, profile, now] database in
            guard try !LibraryDatabase.hasJob(job.id, in: database) else {
                throw StorageError.duplicate(.job, job.id.rawValue)
            }
            _ = try files.store(job, in: folders, database)
            try JobEntryRows.removeExpired(at: now(), in: database)
            try JobEntryRows.insert(
                JobEntry(
                    id: job.id, profile: profile, requester: requester, priority: priority,
                    state: failure == nil ? .queued : .waiting, failure: failure, enqueuedAt: now()),
                in: database)
            try count(in: database)
        }
    }

    public func claimNext(leavesAwaited: Bool) async throws(StorageError) -> ClaimedJobEntry? {
        let due = try await database.read { try JobEntryRows.due(leavesAwaited: leavesAwaited, in: $0) }
        for identifier in due {
            do throws(StorageError) {
                if try await isHeld(identifier) { continue }
                if let claimed = try await claimIfDue(identifier) { return claimed }
            } catch .busy {
                // Another worker was quicker.
                continue
            } catch .corrupt(let path, let detail) {
                try await leaveToPerson(identifier, because: .corrupt(path: path, detail: detail))
            } catch .notAFile(let path, let kind) {
                try await leaveToPerson(identifier, because: .notAFile(path: path, kind: kind))
            }
        }
        // A worker that was killed once its story was stored has left the folder.
        try await folders.removeLeftovers(unless: database.hasJob)
        return nil
    }

    /// Notes that a job cannot be worked on as it is, so that it does not hold up the others.
    private func leaveToPerson(_ identifier: JobID, because error: StorageError) async throws(StorageError) {
        try await database.write { [now] database in
            try JobEntryRows.end(identifier, as: .failed, failure: JobFailure(error), at: now(), in: database)
        }
    }

    /// Claims a job; nil if somebody has ended it, or begun to work on it, meanwhile.
    private func claimIfDue(_ identifier: JobID) async throws(StorageError) -> ClaimedJobEntry? {
        let lock = try await lock(identifier)
        let claimed: (Int64, GenerationJob, JobEntry)?
        do throws(StorageError) {
            claimed = try await lease(identifier, holding: lock)
        } catch {
            lock.release()
            throw error
        }
        guard let (number, job, entry) = claimed, let lease = entry.lease else {
            // The lock may have made a folder for a job that is gone.
            if try await !database.hasJob(identifier) { try folders.remove(identifier) }
            lock.release()
            return nil
        }
        return ClaimedJobEntry(
            job: job, entry: entry, claim: try claim(on: job, number: number, lease: lease, lock: lock))
    }

    private func lease(
        _ identifier: JobID, holding lock: JobLock
    ) async throws(StorageError) -> (Int64, GenerationJob, JobEntry)? {
        try await database.write { [worker, profile, now] database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT number, json FROM job WHERE id = :id
                        AND EXISTS (SELECT 1 FROM jobQueue WHERE id = :id AND \(JobEntryRows.claimable))
                    """, arguments: ["id": identifier.rawValue])
            guard let row, let waiting = try JobEntryRows.entry(identifier, in: database),
                try !JobEntryRows.giveUp(waiting, at: now(), in: database)
            else { return nil }
            let job = try Self.job(row["json"])
            _ = try JobEntryRows.lease(identifier, of: profile, to: worker, holding: lock, at: now(), in: database)
            guard let entry = try JobEntryRows.entry(identifier, in: database) else { return nil }
            return (row["number"], job, entry)
        }
    }

    public func entries() async throws(StorageError) -> [JobEntry] {
        try await database.read { try JobEntryRows.entries(in: $0) }
    }

    public func progress(of identifier: JobID) async throws(StorageError) -> JobProgress {
        let isHeld = await isClaimed(identifier)
        return try await database.read { database in
            guard let progress = try JobEntryRows.progress(of: identifier, isHeld: isHeld, in: database) else {
                throw StorageError.notFound(.job, identifier.rawValue)
            }
            return progress
        }
    }

    public func draft(of identifier: JobID) async throws(StorageError) -> JobDraft {
        let folder = try folders.folder(of: identifier)
        return try await database.read { database in
            let row = try Row.fetchOne(
                database, sql: "SELECT number, json FROM job WHERE id = ?", arguments: [identifier.rawValue])
            guard let row else { throw StorageError.notFound(.job, identifier.rawValue) }
            let number: Int64 = row["number"]
            let units = try String.fetchAll(
                database, sql: "SELECT json FROM jobUnit WHERE jobNumber = ? ORDER BY rowid", arguments: [number])
            let lease = try JobEntryRows.entry(identifier, in: database)?.lease
            return JobDraft(
                job: try Self.job(row["json"]), units: units.compactMap(JobUnit.stored),
                narrationFile: lease.map {
                    JobFolders.scratchFile(named: JobDraft.narrationName, in: folder, of: $0)
                })
        }
    }

    public func cancel(_ identifier: JobID) async throws(StorageError) {
        try await files.write(isFreeing: true) { [files, folders, now] database in
            guard let progress = try JobEntryRows.progress(of: identifier, isHeld: false, in: database),
                !progress.state.isEnded
            else { throw StorageError.notFound(.job, identifier.rawValue) }
            try files.deleteContent(of: identifier, in: folders, database)
            try database.execute(sql: "DELETE FROM job WHERE id = ?", arguments: [identifier.rawValue])
            try JobEntryRows.end(identifier, as: .cancelled, progress: progress, at: now(), in: database)
        }
        // A worker that is at it finds out with the next thing that it records, and removes the folder.
        try await folders.removeLeftover(identifier, unless: database.hasJob)
    }

    public func requeue(_ identifier: JobID) async throws(StorageError) {
        try await requeue(identifier) { _ in }
    }

    public func approve(_ identifier: JobID) async throws(StorageError) {
        try await requeue(identifier) { database in
            guard try JobEntryRows.entry(identifier, in: database)?.approval == .page else { return }
            try Self.keepRefusedPage(of: identifier, in: database)
        }
    }

    /// Records what was refused last, and forgets that it was.
    private static func keepRefusedPage(of identifier: JobID, in database: Database) throws {
        let row = try Row.fetchOne(
            database, sql: "SELECT number, json FROM job WHERE id = ?", arguments: [identifier.rawValue])
        guard let row else { return }
        var job = try job(row["json"])
        guard let refused = job.refused.popLast() else { return }
        try refused.unit.insert(into: row["number"], in: database)
        try database.execute(
            sql: "UPDATE job SET json = ? WHERE id = ?",
            arguments: [try StoredJSON.text(job), identifier.rawValue])
    }

    /// Puts a job back into the queue.
    ///
    /// - Parameter change: What else belongs to the same transaction.
    private func requeue(
        _ identifier: JobID, _ change: @escaping @Sendable (Database) throws -> Void
    ) async throws(StorageError) {
        // Without a job, a lock would make a folder.
        guard try await database.hasJob(identifier) else { throw .notFound(.job, identifier.rawValue) }
        let lock = try await lock(identifier)
        defer { lock.release() }
        try await database.write { [now] database in
            guard try LibraryDatabase.hasJob(identifier, in: database) else {
                throw StorageError.notFound(.job, identifier.rawValue)
            }
            try change(database)
            try JobEntryRows.requeue(identifier, attempts: 0, at: now(), in: database)
        }
    }

    public func removeEntry(_ identifier: JobID) async throws(StorageError) {
        try await database.write { database in
            guard try JobEntryRows.entry(identifier, in: database)?.state.isEnded == true else {
                throw StorageError.notFound(.job, identifier.rawValue)
            }
            try JobEntryRows.remove(identifier, in: database)
        }
    }
}
