import FeatureKit
import FeatureKitStubs
@testable import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("What is in the queue", .timeLimit(.minutes(1)))
struct QueueListTests {
    private let library = LibraryFake()
    private let feature: GenerationFeature

    init() {
        feature = GenerationFeature(dependencies: .stub(library: library))
    }

    private func list() async throws -> [JobQueueItem] { try await feature.container.listQueue.execute() }

    private func claim() async throws -> ClaimedJobEntry { try #require(try await library.claimNext()) }

    @Test("What is being made comes first, then what waits in the order of its turns")
    func order() async throws {
        // Given
        let service = feature.jobService
        let first = try await service.enqueue(.stub())
        let second = try await service.enqueue(.stub())
        let awaited = try await service.enqueue(.stub(), priority: .interactive)
        let held = try await claim()
        try await held.claim.record(.title("The lamp"), content: nil)
        // When
        let items = try await list()
        // Then
        #expect(items.map(\.id) == [awaited, first, second])
        #expect(items.map(\.phase) == [.making, .queued, .queued])
        #expect(items.map(\.title) == ["The lamp", "Bedtime: Mira", "Bedtime: Mira"])
    }

    @Test("A story that failed can be tried again, and one that was cancelled is gone")
    func failed() async throws {
        // Given
        let service = feature.jobService
        let job = try await service.enqueue(.stub())
        let cancelled = try await service.enqueue(.stub())
        try await service.cancel(cancelled)
        try await claim().claim.fail(JobFailure(GenerationError.noHero), state: .failed)
        // When
        let item = try #require(try await list().first)
        // Then
        #expect(try await list().map(\.id) == [job])
        #expect(item.phase == .failed && item.canRetry && !item.isStored)
        try await service.retry(job)
        #expect(try await list().map(\.phase) == [.queued])
    }

    @Test("What a dead worker leaves waits for the next one, but what somebody waited for is left to them")
    func interrupted() async throws {
        // Given
        let service = feature.jobService
        _ = try await service.enqueue(.stub())
        _ = try await service.enqueue(.stub(), priority: .interactive)
        let items = [try await claim(), try await claim()].map { held in
            JobQueueItem(
                entry: held.entry, progress: JobProgress(id: held.job.id, state: .running), title: "", isStored: false)
        }
        // Then
        #expect(items.map(\.phase) == [.interrupted, .queued])
    }

    @Test("A queued story that is ready can be opened until it is removed; one that somebody waited for was seen")
    func ready() async throws {
        // Given
        let service = feature.jobService
        let job = try await service.enqueue(.stub())
        _ = try await feature.generate(.stub()) { _ in }
        try await feature.worker.run(untilEmpty: true)
        // When
        let items = try await list()
        // Then
        #expect(items.map(\.id) == [job])
        #expect(items.map(\.phase) == [.ready])
        #expect(items.map(\.isStored) == [true])
        try await service.remove(job)
        #expect(try await list().isEmpty)
    }

    @Test("Among the unfinished stories, those that workers make by themselves are known")
    func unfinished() async throws {
        // Given
        _ = try await feature.jobService.enqueue(.stub())
        #expect(try await feature.jobs().map(\.isQueued) == [true])
        // When: a worker begins, and dies
        let held = try await claim()
        #expect(try await feature.jobs().map(\.isQueued) == [false])
        library.releaseAllClaims()
        #expect(try await feature.jobs().map(\.isQueued) == [true])
        // Then
        try await claim().claim.fail(JobFailure(GenerationError.noHero), state: .failed)
        #expect(try await feature.jobs().map(\.isQueued) == [false])
        withExtendedLifetime(held) {}
    }

    @Test("Who adds a story learns how many come before it")
    func ahead() async throws {
        // Given
        let request = GenerationRequest(heroes: [.stub()], occasion: .standard(.bedtime))
        let enqueue = feature.container.enqueueStory
        // When, Then
        #expect(try await enqueue.execute(request) == 0)
        #expect(try await enqueue.execute(request) == 1)
        _ = try await claim()
        #expect(try await enqueue.execute(request) == 2)
        #expect(try await library.entries().map(\.priority) == [.queued, .queued, .queued])
    }

    @Test("What is made of a story elsewhere is told as far as it is recorded")
    func recorded() {
        let live = LiveActivity()
        func words(_ step: GenerationStep?) -> String {
            live.text(
                for: JobProgress(
                    id: JobID(rawValue: "job"), state: .running, step: step, pages: 5, secondsNarrated: 72, pictures: 2)
            )
        }
        #expect(words(nil) == "writing the story")
        #expect(words(.audio) == "narrating the story, 1:12 so far")
        #expect(words(.illustrations) == "drawing picture 3")
    }

    @Test("What is made of a story here is told by page and picture, until the work ends")
    func live() {
        let (live, job) = (LiveActivity(), JobID(rawValue: "job"))
        func words() -> String { live.text(for: JobProgress(id: job, state: .running)) }
        // A story of two pages
        live.note(.stub(stage: .generatingStory), of: job)
        #expect(words() == "writing page 3")
        live.note(.stub(stage: .generatingAudio), of: job)
        #expect(words() == "narrating page 1 of 2")
        var update = GenerationUpdate.stub(stage: .generatingIllustrations)
        update.unit = UnitProgress(kind: .picture, done: 1, total: 3)
        live.note(update, of: job)
        update.unit = nil
        live.note(update, of: job)
        #expect(words() == "drawing picture 2 of 3")
        live.forget(job)
        #expect(words() == "writing the story")
    }
}
