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

/// Parents who allow nothing any more.
private struct NoPermission: GenerationPermission {
    func refusal(of brief: StoryBrief) async -> GenerationRefusal? {
        GenerationRefusal(reason: "It's late.", recovery: "Try again tomorrow.")
    }
}
