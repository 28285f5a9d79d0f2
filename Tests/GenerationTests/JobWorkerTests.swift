import FeatureKitStubs
import Foundation
@testable import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("Workers on queued stories", .timeLimit(.minutes(1)))
struct JobWorkerTests {
    private let library = LibraryFake()
    private let gone = ProviderError.network(ProviderErrorDetails(provider: "fake", detail: "gone"))

    private func feature(
        author: StoryAuthorFake = StoryAuthorFake(), narrator: NarratorFake = NarratorFake(),
        permission: any GenerationPermission = UnrestrictedGeneration()
    ) -> GenerationFeature {
        GenerationFeature(
            dependencies: .stub(author: author, narrator: narrator, permission: permission, library: library))
    }

    private func enqueue(_ count: Int = 1) async throws -> [JobID] {
        let service = feature().jobService
        var jobs: [JobID] = []
        for _ in 0..<count { jobs.append(try await service.enqueue(.stub())) }
        return jobs
    }

    @Test("Queued stories are made, each once, and end in the library")
    func made() async throws {
        // Given
        let jobs = try await enqueue(5)
        let made = Mutex<[StoryID]>([])
        // When
        try await feature().worker.run(count: 2, untilEmpty: true) { event in
            if case .made(let outcome) = event { made.withLock { $0.append(outcome.story.id) } }
        }
        // Then
        #expect(Set(made.withLock { $0 }.map(\.rawValue)) == Set(jobs.map(\.rawValue)))
        #expect(made.withLock { $0 }.count == 5)
        #expect(Set(library.stories.map(\.id.rawValue)) == Set(jobs.map(\.rawValue)))
        #expect(try await library.entries().map(\.state) == Array(repeating: .done, count: 5))
        #expect(try await library.jobs().isEmpty)
    }

    @Test("A story that was queued with others is told of those that are made before it")
    func told() async throws {
        // Given
        let author = StoryAuthorFake(telling: TellingRecord(plots: ["kite"], title: "The lamp"))
        _ = try await enqueue(3)
        // When
        try await feature(author: author).worker.run(untilEmpty: true)
        // Then
        #expect(author.requests.map(\.told.count) == [0, 1, 2])
    }

    @Test("A worker that is told to stop ends with the unit at hand, and another one makes only the rest")
    func stopping() async throws {
        // Given
        let job = try await enqueue()[0]
        let (gate, stop) = (Gate(), WorkerStop())
        let author = StoryAuthorFake(gate: gate)
        // The story cannot be finished before the worker has stopped.
        let worker = feature(author: author, narrator: NarratorFake(gate: Gate())).worker
        let yielded = Mutex<[JobID]>([])
        let work = Task {
            try await worker.run(stop: stop) { event in
                if case .yielded(let job) = event { yielded.withLock { $0.append(job.id) } }
            }
        }
        await gate.arrival()
        // When
        stop.request()
        gate.open()
        try await work.value
        // Then
        #expect(yielded.withLock { $0 } == [job])
        let entry = try #require(try await library.entries().first)
        #expect(entry.state == .queued && entry.attempts == 0 && entry.lease == nil)
        #expect(library.units(of: job).contains { if case .passage(0, _) = $0 { true } else { false } })
        // When
        try await feature().worker.run(untilEmpty: true)
        // Then
        let passages = library.recordedUnits.count { if case .passage = $0 { true } else { false } }
        #expect(passages == 2)
        #expect(try await library.progress(of: job).state == .done)
    }

    @Test("An idle worker stops at once when it is told to, and begins when a story is queued")
    func idle() async throws {
        // Given
        var dependencies = GenerationDependencies.stub(library: library)
        dependencies.clock = ManualClock()
        let (stop, worker) = (WorkerStop(), GenerationFeature(dependencies: dependencies).worker)
        let (events, teller) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await worker.run(stop: stop) { event in if case .made = event { teller.yield() } }
        }
        // When
        _ = try await enqueue()
        for await _ in events { break }
        stop.request()
        // Then
        try await work.value
        #expect(library.stories.count == 1)
    }

    @Test("A story that fails is left to a person, and the next one is made")
    func failing() async throws {
        // Given
        let jobs = try await enqueue(2)
        let failed = Mutex<[GenerationError]>([])
        // When
        try await feature(author: StoryAuthorFake(failure: (1, gone))).worker.run(untilEmpty: true) { event in
            if case .failed(_, let error) = event { failed.withLock { $0.append(error) } }
        }
        // Then
        #expect(failed.withLock { $0 }.map(\.code) == [gone.code, gone.code])
        let entries = try await library.entries()
        #expect(entries.map(\.state) == [.failed, .failed])
        #expect(entries.map(\.failure?.code) == [gone.code, gone.code])
        // When
        try await feature().jobService.retry(jobs[0])
        try await feature().worker.run(untilEmpty: true)
        // Then
        #expect(try await library.entries().map(\.state) == [.done, .failed])
    }

    @Test("A story without permission waits for somebody")
    func waiting() async throws {
        // Given
        let job = try await enqueue()[0]
        // When
        try await feature(permission: NoPermission()).worker.run(untilEmpty: true)
        // Then
        let progress = try await library.progress(of: job)
        #expect(progress.state == .waiting && progress.failure?.category == .notAllowed && progress.isSettled)
        #expect(library.stories.isEmpty)
    }

    @Test("A story whose narration fails is in the library, and its job tells which step failed")
    func failedStep() async throws {
        // Given
        let job = try await enqueue()[0]
        // When
        try await feature(narrator: NarratorFake(failures: Array(repeating: gone, count: 20))).worker
            .run(untilEmpty: true)
        // Then
        #expect(library.stories.map(\.narrationStatus) == [.failed])
        let progress = try await library.progress(of: job)
        #expect(progress.state == .failed && progress.failure?.step == .audio)
    }

    @Test("A job that is cancelled while a worker is at it leaves no story, and the worker goes on")
    func cancelled() async throws {
        // Given
        let jobs = try await enqueue(2)
        let gate = Gate()
        let worker = feature(narrator: NarratorFake(gate: gate)).worker
        let work = Task { try await worker.run(untilEmpty: true) }
        await gate.arrival()
        // When
        try await feature().jobService.cancel(jobs[0])
        gate.open()
        try await work.value
        // Then
        #expect(library.stories.map(\.id.rawValue) == [jobs[1].rawValue])
        #expect(try await library.entries().map(\.state) == [.cancelled, .done])
    }
}

@Suite("Observing a job", .timeLimit(.minutes(1)))
struct JobObservationTests {
    private let library = LibraryFake()
    private var service: JobService { GenerationFeature(dependencies: .stub(library: library)).jobService }

    private func states(of job: JobID) async throws -> [JobProgress] {
        try await service.observe(job).reduce(into: []) { $0.append($1) }
    }

    @Test("It can be left and taken up again, and nobody misses the end")
    func observed() async throws {
        // Given
        let job = try await service.enqueue(.stub())
        let gate = Gate()
        let worker = GenerationFeature(dependencies: .stub(narrator: NarratorFake(gate: gate), library: library)).worker
        // When one leaves early
        for try await progress in service.observe(job) {
            #expect(progress.state == .queued)
            break
        }
        let work = Task { try await worker.run(untilEmpty: true) }
        await gate.arrival()
        let during = Task { try await states(of: job) }
        gate.open()
        try await work.value
        // Then
        let seen = try await during.value
        #expect(seen.last?.state == .done)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
        #expect(
            zip(seen, seen.dropFirst()).allSatisfy { $0.pages <= $1.pages && $0.secondsNarrated <= $1.secondsNarrated })
        // When one comes after the end
        let late = try await states(of: job)
        // Then
        #expect(late == [seen.last])
        #expect(late.first?.title == "The lamp" && late.first?.pages == library.stories.first?.pages.count)
    }

    @Test("Given a library that cannot be watched, when a job ends, then whoever observes it sees the end")
    func unwatched() async throws {
        // Given
        var dependencies = GenerationDependencies.stub(library: library)
        let clock = ManualClock()
        (dependencies.observation, dependencies.clock) = (BlindObservation(), clock)
        let job = try await service.enqueue(.stub())
        let observed = GenerationFeature(dependencies: dependencies).jobService.observe(job)
        let seen = Task { try await observed.reduce(into: [JobProgress]()) { $0.append($1) } }
        await until { clock.sleeperCount == 1 }
        // When
        try await GenerationFeature(dependencies: .stub(library: library)).worker.run(untilEmpty: true)
        clock.advance(by: .seconds(1))
        // Then
        #expect(try await seen.value.map(\.state) == [.queued, .done])
    }

    @Test("A job that nobody knows, or that is removed, ends with an error")
    func unknown() async throws {
        await #expect(throws: StorageError.notFound(.job, "none")) {
            try await states(of: JobID(rawValue: "none"))
        }
    }

    @Test("Who waits for a worker's job goes on once the worker gives it back")
    func givenBack() async throws {
        // Given
        var dependencies = GenerationDependencies.stub(library: library)
        dependencies.clock = ManualClock()
        let sut = GenerationFeature(dependencies: dependencies).jobService
        let job = try await sut.enqueue(.stub())
        let claim = try #require(try await library.claimNext()).claim
        let waiting = Task { try await sut.waitUntilFree(job) }
        // When
        try await claim.yield()
        await claim.close()
        // Then
        try await waiting.value
        #expect(try await library.progress(of: job).state == .queued)
    }

    @Test("A job is meant by its identifier or the beginning of it, also after its end")
    func reference() async throws {
        // Given
        let job = try await service.enqueue(.stub())
        try await service.cancel(job)
        // Then
        #expect(try await service.identifier(matching: job.short.uppercased()) == job)
        await #expect(throws: GenerationError.storage(.notFound(.job, "abc"))) {
            try await service.identifier(matching: "abc")
        }
        // When
        try await service.remove(job)
        // Then
        await #expect(throws: GenerationError.storage(.notFound(.job, job.short))) {
            try await service.identifier(matching: job.short)
        }
    }
}

/// Parents who allow nothing any more.
private struct NoPermission: GenerationPermission {
    func refusal(of brief: StoryBrief) async -> GenerationRefusal? {
        GenerationRefusal(reason: "It's late.", recovery: "Try again tomorrow.")
    }
}

/// A library whose changes cannot be watched, as where the system has no watches left.
private struct BlindObservation: LibraryObservation {
    func changes() -> AsyncStream<Set<LibraryPart>> { AsyncStream { $0.finish() } }
}
