import Generation
import StoryCore
import StoryStorage
import Synchronization

/// Renews a lease until it ends or is lost, and holds the lock that shows that its worker lives.
///
/// A lease that nobody uses any more expires: the renewal ends with the claim.
final class LeaseRenewal: Sendable {
    /// The lock on the job's folder.
    let lock: JobLock
    private let renewing: Mutex<Task<Void, Never>?>

    /// Begins to renew a lease, three times in its duration.
    init(of lease: JobLease, on job: JobID, in jobs: JobStore, lock: JobLock, clock: any Clock<Duration>) {
        self.lock = lock
        let (database, now) = (jobs.database, jobs.now)
        let log = database.log.about(.job(job))
        renewing = Mutex(
            Task {
                while !Task.isCancelled {
                    do {
                        try await clock.sleep(for: .seconds(JobLease.duration / 3))
                        try await database.write { try JobEntryRows.renew(lease, of: job, at: now(), in: $0) }
                        log.debug(.jobs, "the lease is renewed")
                    } catch StorageError.leaseLost {
                        log.warning(.jobs, "the lease is lost")
                        return
                    } catch {
                        // The next one may succeed, while the lease lasts; a cancelled task ends.
                        continue
                    }
                }
            })
    }

    deinit { end() }

    /// Whether the lease is not renewed any more.
    var isEnded: Bool { renewing.withLock { $0 == nil } }

    /// Stops renewing the lease.
    func end() {
        renewing.withLock { task in
            task?.cancel()
            task = nil
        }
    }
}
