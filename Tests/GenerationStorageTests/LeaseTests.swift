import FeatureKitStubs
import Foundation
import GRDB
import Generation
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import GenerationStorage
@testable import StoryStorage

@Suite("Leases of jobs", .tags(.process), .timeLimit(.minutes(1)))
struct LeaseTests {
    private let folder: TemporaryFolder
    private let date = TestDate()
    private let clock = ManualClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A worker with a database of its own, as another process has.
    private func worker(_ name: String) -> JobStore {
        let (folder, date) = (folder, date)
        return JobStore(
            database: LibraryDatabase(folder: folder.url),
            media: MediaFolder(folder: folder.file("media")), worker: name, clock: clock, now: { date.now })
    }

    @Test("A worker that stops answering loses its job, and what it writes afterwards changes nothing")
    func stalled() async throws {
        // Given
        let (stalled, other) = (worker("stalled"), worker("other"))
        try await stalled.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let late = try #require(try await stalled.claimNext()).claim
        try await late.record(.picture(0), content: Data("first".utf8))
        #expect(try await other.claimNext() == nil)
        // When
        date.advance(by: JobLease.duration + 1)
        #expect(await !other.isClaimed("one"))
        let next = try #require(try await other.claimNext())
        try await next.claim.record(.picture(0), content: Data("second".utf8))
        // Then
        #expect(next.entry.attempts == 2)
        #expect(next.claim.lease.token == late.lease.token + 1)
        let lost = StorageError.leaseLost("one")
        await #expect(throws: lost) { try await late.record(.picture(0), content: Data("late".utf8)) }
        await #expect(throws: lost) { try await late.show(.audio) }
        await #expect(throws: lost) { try await late.update(.stub(id: "one")) }
        await #expect(throws: lost) { try await late.finish(with: .bare()) }
        await #expect(throws: lost) { try await late.suspend(with: .bare(), failedAt: .audio) }
        await #expect(throws: lost) { try await late.yield() }
        await #expect(throws: lost) { try await late.discard() }
        await late.close()
        #expect(try await next.claim.units() == [.picture(0)])
        #expect(next.claim.content(of: .picture(0)) == Data("second".utf8))
        #expect(await other.isClaimed("one"))
        #expect(next.claim.scratchURL(named: "audio") != late.scratchURL(named: "audio"))
        // When
        try await next.claim.finish(with: .bare())
        await next.claim.close()
        // Then
        #expect(try await other.progress(of: "one").state == .done)
        #expect(!FileManager.default.fileExists(atPath: folder.file("jobs/one").path))
    }

    @Test("A worker that answers keeps its job, however long it takes")
    func renewal() async throws {
        // Given
        let sut = worker("busy")
        let claim = try await sut.open(.stub(id: "one"))
        // When
        for renewals in 1...6 {
            await until { clock.sleeperCount == 1 }
            date.advance(by: JobLease.duration / 3)
            clock.advance(by: .seconds(JobLease.duration / 3))
            await until { clock.sleepCount == renewals + 1 }
        }
        // Then
        #expect(try await sut.entries().first?.lease?.expiresAt == date.now.addingTimeInterval(JobLease.duration))
        #expect(try await worker("other").claimNext() == nil)
        try await claim.record(.passage(0), content: nil)
        await claim.close()
    }

    @Test("The job of a worker that was killed is another one's at once, and each recorded unit counts")
    func killed() async throws {
        // Given
        let child = try ChildProcess(workingIn: folder.url)
        #expect(await child.output(until: "recorded 5;").contains("recorded 5;"))
        let sut = worker("other")
        #expect(try await sut.claimNext() == nil)
        // When
        await child.kill()
        let next = try #require(try await sut.claimNext())
        // Then
        let units = try await next.claim.units()
        #expect(units.count >= 6 && units == units.indices.map { .sentence($0, samples: 500) })
        #expect(next.entry.attempts == 2)
        await next.claim.close()
    }

    @Test("What a worker left that was killed once its story was stored is removed when nothing is left to do")
    func leftover() async throws {
        // Given
        let left = folder.file("jobs").appending(path: JobID(rawValue: "0123456789abcdefghjkmnpqrs").rawValue)
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        // Then
        #expect(try await worker("other").claimNext() == nil)
        #expect(!FileManager.default.fileExists(atPath: left.path))
    }

    @Test("A job whose workers keep dying is left to a person")
    func deadly() async throws {
        // Given
        let sut = worker("worker")
        try await sut.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        // When
        for _ in 0..<JobEntry.maximumAttempts {
            let claim = try #require(try await sut.claimNext()).claim
            // As the end of a process does.
            (claim as? ClaimedJob)?.renewal.end()
            (claim as? ClaimedJob)?.renewal.lock.release()
        }
        // Then
        #expect(try await sut.claimNext() == nil)
        let progress = try await sut.progress(of: "one")
        #expect(progress.state == .failed && progress.failure?.code == "generation.interrupted")
        #expect(try await sut.jobs().map(\.id) == ["one"])
    }

    @Test("A job whose row or folder is damaged is left to a person, and holds up no other", arguments: [true, false])
    func damaged(isRow: Bool) async throws {
        // Given
        let sut = worker("worker")
        for id in ["bad", "good"] { try await sut.enqueue(.stub(id: id), requester: "", priority: .queued) }
        if isRow {
            try await sut.database.write { try $0.execute(sql: "UPDATE job SET json = '{}' WHERE id = 'bad'") }
        } else {
            try FileManager.default.createDirectory(at: folder.file("jobs"), withIntermediateDirectories: true)
            try Data().write(to: folder.file("jobs/bad"))
        }
        // When
        let next = try #require(try await sut.claimNext())
        // Then
        #expect(next.job.id == "good")
        let entry = try #require(try await sut.entries().first { $0.id == "bad" })
        #expect(entry.state == .failed && entry.lease == nil)
        #expect(entry.failure?.code == (isRow ? "storage.corrupt" : "storage.notAFile"))
        #expect(try await sut.claimNext() == nil)
        await next.claim.close()
    }

    @Test("Two workers that take over the job of a stalled one at once do not both get it")
    func takingOverTogether() async throws {
        // Given
        let stalled = worker("stalled")
        try await stalled.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let late = try #require(try await stalled.claimNext()).claim
        date.advance(by: JobLease.duration + 1)
        let first = worker("first")
        // When: a second one has seen that the lease is over, and takes the lock after the first has taken the lease
        let lock = try await first.lock("one")
        let other = JobLock(
            file: try JobFolders(of: LibraryLayout(data: folder.file("other"))).claim("one"), isTakenOver: true)
        _ = try await first.database.write { [date] database in
            try JobEntryRows.lease("one", of: .first, to: "first", holding: lock, at: date.now, in: database)
        }
        // Then
        #expect(lock.isTakenOver)
        await #expect(throws: StorageError.busy("The unfinished story one")) {
            _ = try await first.database.write { [date] database in
                try JobEntryRows.lease("one", of: .first, to: "second", holding: other, at: date.now, in: database)
            }
        }
        await late.close()
    }

    @Test("Entries that ended long ago go with the next job")
    func expiry() async throws {
        // Given
        let sut = worker("worker")
        for id in ["done", "cancelled"] { try await sut.enqueue(.stub(id: id), requester: "", priority: .queued) }
        let claim = try #require(try await sut.claimNext()).claim
        try await claim.finish(with: .bare("done"))
        await claim.close()
        try await sut.cancel("cancelled")
        // When
        date.advance(by: JobEntry.retention - 1)
        try await sut.enqueue(.stub(id: "new"), requester: "", priority: .queued)
        // Then
        #expect(try await sut.entries().map(\.id) == ["done", "cancelled", "new"])
        // When
        date.advance(by: 2)
        try await sut.enqueue(.stub(id: "newer"), requester: "", priority: .queued)
        // Then
        #expect(try await sut.entries().map(\.id) == ["new", "newer"])
    }
}
