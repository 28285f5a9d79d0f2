import FeatureKitStubs
import Foundation
@testable import Generation
import GenerationStubs
import StoryCore
import Testing

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

    @Test("However often a job changes, whoever observes it watches the library once, and no more after the end")
    func watchedOnce() async throws {
        // Given
        let observation = CountedObservation(library: library)
        var dependencies = GenerationDependencies.stub(library: library)
        (dependencies.observation, dependencies.clock) = (observation, ManualClock())
        let job = try await service.enqueue(.stub())
        let observed = GenerationFeature(dependencies: dependencies).jobService.observe(job)
        let seen = Task { try await observed.reduce(into: [JobProgress]()) { $0.append($1) } }
        await until { observation.watches.value == 1 }
        // When
        try await GenerationFeature(dependencies: .stub(library: library)).worker.run(untilEmpty: true)
        // Then
        #expect(try await seen.value.last?.state == .done)
        await until { observation.watches.value == 0 }
        #expect(observation.watchCount.value == 1)
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

/// A library whose changes cannot be watched, as where the system has no watches left.
private struct BlindObservation: LibraryObservation {
    func changes() -> AsyncStream<Set<LibraryPart>> { AsyncStream { $0.finish() } }
}

/// Counts who watches a library, ever and now.
private struct CountedObservation: LibraryObservation {
    let library: LibraryFake
    let watchCount = Watched(0)
    let watches = Watched(0)

    func changes() -> AsyncStream<Set<LibraryPart>> {
        watchCount.change { $0 += 1 }
        watches.change { $0 += 1 }
        let changes = library.changes()
        return AsyncStream { continuation in
            let task = Task {
                for await parts in changes { continuation.yield(parts) }
                watches.change { $0 -= 1 }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
