import Foundation
import Generation
import StorageTestSupport
import StoryCore
import Testing

@testable import StoryStorage

@Suite("The queue, in memory and on SQLite", .timeLimit(.minutes(1)))
struct QueueContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let failure = JobFailure(step: .story, code: "provider.timeout", message: "Too slow.", category: .temporary)

    @Test(
        "A job that is queued waits, is listed, and is not what 'the newest unfinished story' means",
        arguments: Kind.allCases)
    func enqueuing(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let job = try GenerationJob.stub(id: "one")
        // When
        try await sut.jobs.enqueue(job, requester: "Mira", priority: .queued)
        // Then
        let entry = try #require(try await sut.jobs.entries().first)
        #expect(entry.requester == "Mira" && entry.priority == .queued && entry.state == .queued)
        #expect(entry.attempts == 0 && entry.lease == nil && entry.startedAt == nil)
        #expect(try await sut.jobs.jobs() == [job])
        #expect(try await sut.jobs.progress(of: "one") == JobProgress(id: "one", state: .queued))
        #expect(await !sut.jobs.isClaimed("one"))
        await #expect(throws: StorageError.notFound(.job, "")) { try await sut.jobs.job(matching: nil) }
        await #expect(throws: StorageError.duplicate(.job, "one")) {
            try await sut.jobs.enqueue(job, requester: "", priority: .queued)
        }
    }

    @Test(
        "A page that is approved is recorded as its author's, and no longer refused; other waiting jobs just go on",
        arguments: Kind.allCases)
    func approving(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let passage = AuthoredPassage(text: "She drank wine.", scene: nil)
        let refused = [0, 1].map {
            RefusedPart(.passage(passage), passageCount: $0, concern: SafetyConcern(excerpt: "wine", reason: "No."))
        }
        var job = try GenerationJob.stub(id: "page")
        job.refused = refused
        let page = JobFailure(code: "generation.unsuitableStory", message: "Wine.", category: .notAllowed)
        let asked = JobFailure(code: "access.approvalNeeded", message: "Asked.", category: .notAllowed)
        try await sut.jobs.enqueue(job, requester: "", priority: .queued, waitingFor: page)
        job = try GenerationJob.stub(id: "asked")
        job.refused = refused
        try await sut.jobs.enqueue(job, requester: "", priority: .queued, waitingFor: asked)

        // When
        for id in [JobID(rawValue: "page"), "asked"] { try await sut.jobs.approve(id) }

        // Then
        #expect(try await sut.jobs.entries().allSatisfy { $0.state == .queued && $0.failure == nil })
        #expect(try await sut.jobs.draft(of: "page").units == [.passage(index: 1, passage)])
        #expect(try await sut.jobs.draft(of: "page").job.refused == [refused[0]])
        #expect(try await sut.jobs.draft(of: "asked").units.isEmpty)
        await #expect(throws: StorageError.notFound(.job, "gone")) { try await sut.jobs.approve("gone") }
    }

    @Test(
        "Interactive jobs come first, then whoever has waited longest, of one requester the oldest",
        arguments: Kind.allCases)
    func fairness(kind: Kind) async throws {
        // Given
        let clock = TestDate()
        let sut = try StorageUnderTest(kind) { clock.now }
        for number in 1...4 {
            try await sut.jobs.enqueue(.stub(id: "mira-\(number)"), requester: "Mira", priority: .queued)
        }
        try await sut.jobs.enqueue(.stub(id: "ben-1"), requester: "Ben", priority: .queued)
        try await sut.jobs.enqueue(.stub(id: "now-1"), requester: "Mira", priority: .interactive)
        // When
        var order: [JobID] = []
        while let next = try await sut.jobs.claimNext() {
            clock.advance(by: 1)
            order.append(next.job.id)
            #expect(next.entry.state == .running && next.entry.attempts == 1)
            try await next.claim.finish(with: .bare(next.job.id.rawValue))
            await next.claim.close()
        }
        // Then
        #expect(order == ["now-1", "ben-1", "mira-1", "mira-2", "mira-3", "mira-4"])
    }

    @Test(
        "A worker may leave to others what they wait for, until it is put back into the queue",
        arguments: Kind.allCases)
    func leavingAwaited(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "awaited"), requester: "", priority: .interactive)
        try await sut.jobs.enqueue(.stub(id: "queued"), requester: "", priority: .queued)
        // When
        let first = try #require(try await sut.jobs.claimNext(leavesAwaited: true))
        // Then
        #expect(first.job.id == "queued")
        #expect(try await sut.jobs.claimNext(leavesAwaited: true) == nil)
        await first.claim.close()
        // When
        let awaited = try #require(try await sut.jobs.claimNext())
        #expect(awaited.job.id == "awaited")
        try await awaited.claim.yield()
        await awaited.claim.close()
        // Then
        let again = try #require(try await sut.jobs.claimNext(leavesAwaited: true))
        #expect(again.job.id == "awaited")
        await again.claim.close()
    }

    @Test("One who asks late is served before the rest of one who asked for many", arguments: Kind.allCases)
    func starvation(kind: Kind) async throws {
        // Given
        let clock = TestDate()
        let sut = try StorageUnderTest(kind) { clock.now }
        for number in 1...20 {
            try await sut.jobs.enqueue(.stub(id: "many-\(number)"), requester: "A", priority: .queued)
        }
        let first = try #require(try await sut.jobs.claimNext())
        // When
        clock.advance(by: 1)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "B", priority: .queued)
        let second = try #require(try await sut.jobs.claimNext())
        // Then
        #expect([first.job.id, second.job.id] == ["many-1", "one"])
        for claim in [first.claim, second.claim] { await claim.close() }
    }

    @Test("Whoever asks sees how far a job is, and its end as long as it is listed", arguments: Kind.allCases)
    func progress(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let claim = try #require(try await sut.jobs.claimNext()).claim
        // When
        try await claim.record(.title("The Lantern"), content: nil)
        try await claim.record(.passage(0), content: nil)
        try await claim.record(.sentence(0, samples: 8000), content: samples(8000))
        try await claim.record(.picture(0), content: Data("drawn".utf8))
        try await claim.show(.audio)
        // Then
        var expected = JobProgress(
            id: "one", state: .running, isHeld: true, attempts: 1, title: "The Lantern", step: .audio, pages: 1,
            secondsNarrated: 0.5, pictures: 1)
        #expect(try await sut.jobs.progress(of: "one") == expected)
        // When
        try await claim.finish(with: .bare(title: "Whole"))
        await claim.close()
        // Then
        expected = JobProgress(id: "one", state: .done, attempts: 1, title: "Whole", pages: 1)
        #expect(try await sut.jobs.progress(of: "one") == expected)
        #expect(try await sut.jobs.jobs().isEmpty)
        #expect(try await sut.jobs.claimNext() == nil)
        // When
        try await sut.jobs.removeEntry("one")
        // Then
        await #expect(throws: StorageError.notFound(.job, "one")) { try await sut.jobs.progress(of: "one") }
        await #expect(throws: StorageError.notFound(.job, "one")) { try await sut.jobs.removeEntry("one") }
    }

    @Test(
        "Whoever asks gets what a job has recorded, and hears its narration as long as somebody works on it",
        arguments: Kind.allCases)
    func draft(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let job = try GenerationJob.stub(id: "one")
        try await sut.jobs.enqueue(job, requester: "", priority: .queued)
        #expect(try await sut.jobs.draft(of: "one") == JobDraft(job: job, units: [], narrationFile: nil))
        // When
        let claim = try #require(try await sut.jobs.claimNext()).claim
        try await claim.record(.title("The Lantern"), content: nil)
        try await claim.record(.passage(0), content: nil)
        let file = claim.scratchURL(named: JobDraft.narrationName)
        // Then
        let draft = try await sut.jobs.draft(of: "one")
        #expect(draft == JobDraft(job: job, units: [.title("The Lantern"), .passage(0)], narrationFile: file))
        // When
        try await claim.yield()
        await claim.close()
        // Then
        #expect(try await sut.jobs.draft(of: "one").narrationFile == nil)
        try await sut.jobs.cancel("one")
        await #expect(throws: StorageError.notFound(.job, "one")) { try await sut.jobs.draft(of: "one") }
    }

    @Test("A cancelled job takes nothing more from whoever works on it, and leaves nothing", arguments: Kind.allCases)
    func cancelling(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let claim = try #require(try await sut.jobs.claimNext()).claim
        try await claim.record(.picture(0), content: Data("drawn".utf8))
        // When
        try await sut.jobs.cancel("one")
        // Then
        await #expect(throws: StorageError.leaseLost("one")) { try await claim.record(.passage(0), content: nil) }
        await #expect(throws: StorageError.leaseLost("one")) { try await claim.finish(with: .bare()) }
        await claim.close()
        #expect(try await sut.jobs.jobs().isEmpty)
        #expect(try await sut.list().isEmpty)
        #expect(try await sut.jobs.progress(of: "one").state == .cancelled)
        #expect(try await sut.jobs.contents(of: "one").byteCount == 0)
        #expect(try await sut.jobs.claimNext() == nil)
        await #expect(throws: StorageError.notFound(.job, "one")) { try await sut.jobs.cancel("one") }
        await #expect(throws: StorageError.notFound(.job, "none")) { try await sut.jobs.cancel("none") }
    }

    @Test(
        "A job that failed waits until somebody queues it again, with its attempts counted anew",
        arguments: Kind.allCases)
    func failing(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        var claim = try #require(try await sut.jobs.claimNext()).claim
        try await claim.record(.title("The Lantern"), content: nil)
        // When
        try await claim.fail(failure, state: .failed)
        await claim.close()
        // Then
        let progress = try await sut.jobs.progress(of: "one")
        #expect(progress.state == .failed && progress.failure == failure && !progress.isHeld)
        #expect(try await sut.jobs.claimNext() == nil)
        #expect(try await sut.jobs.job(matching: nil).id == "one")
        // When
        try await sut.jobs.requeue("one")
        // Then
        #expect(try await sut.jobs.entries().map(\.attempts) == [0])
        claim = try #require(try await sut.jobs.claimNext()).claim
        #expect(try await claim.units() == [.title("The Lantern")])
        await #expect(throws: StorageError.busy("The unfinished story one")) { try await sut.jobs.requeue("one") }
        await claim.close()
        await #expect(throws: StorageError.notFound(.job, "none")) { try await sut.jobs.requeue("none") }
    }

    @Test("A job that failed for a while goes back into the queue, and tells what went wrong", arguments: Kind.allCases)
    func anotherAttempt(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let claim = try #require(try await sut.jobs.claimNext()).claim
        // When
        try await claim.fail(failure, state: .queued)
        await claim.close()
        // Then
        #expect(try await sut.jobs.entries().map(\.failure) == [failure])
        let next = try #require(try await sut.jobs.claimNext())
        #expect(next.entry.attempts == 2)
        await next.claim.close()
    }

    @Test("A job that is tried again and again does not hold up the others", arguments: Kind.allCases)
    func patience(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        for id in ["bad", "good"] { try await sut.jobs.enqueue(.stub(id: id), requester: "", priority: .queued) }
        // When
        var order: [JobID] = []
        for _ in 1...4 {
            let next = try #require(try await sut.jobs.claimNext())
            order.append(next.job.id)
            try await next.claim.fail(failure, state: .queued)
            await next.claim.close()
        }
        // Then
        #expect(order == ["bad", "bad", "bad", "good"])
    }

    @Test("A worker that gives a job back has not tried it", arguments: Kind.allCases)
    func yielding(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        let claim = try #require(try await sut.jobs.claimNext()).claim
        try await claim.record(.passage(0), content: nil)
        // When
        try await claim.yield()
        await #expect(throws: StorageError.leaseLost("one")) { try await claim.record(.passage(1), content: nil) }
        await claim.close()
        // Then
        let next = try #require(try await sut.jobs.claimNext())
        #expect(next.entry.attempts == 1)
        #expect(next.claim.lease.token > claim.lease.token)
        #expect(try await next.claim.units() == [.passage(0)])
        await next.claim.close()
    }

    @Test(
        "A job that a person stopped is left to that person; a queued one can be made at once", arguments: Kind.allCases
    )
    func persons(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.jobs.open(.stub(id: "stopped")).close()
        try await sut.jobs.enqueue(.stub(id: "queued"), requester: "", priority: .queued)
        // When
        let claim = try await sut.jobs.open(.stub(id: "queued"))
        // Then
        #expect(try await sut.jobs.claimNext() == nil)
        #expect(try await sut.jobs.job(matching: nil).id == "stopped")
        #expect(try await sut.jobs.entries().map(\.state) == [.running, .running])
        await claim.close()
    }

    @Test("What changes in the queue, and what jobs record, is told", .timeLimit(.minutes(1)), arguments: Kind.allCases)
    func changes(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        var changes = sut.observation.changes().makeAsyncIterator()
        // When
        try await sut.jobs.enqueue(.stub(id: "one"), requester: "", priority: .queued)
        // Then
        #expect(await changes.next()?.contains(.jobs) == true)
        // When
        let claim = try #require(try await sut.jobs.claimNext()).claim
        try await claim.record(.passage(0), content: nil)
        // Then
        #expect(await changes.next()?.contains(.jobs) == true)
        await claim.close()
    }
}
