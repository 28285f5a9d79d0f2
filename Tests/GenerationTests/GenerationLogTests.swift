import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("What is logged of jobs and providers", .timeLimit(.minutes(1)))
struct GenerationLogTests {
    private let library = LibraryFake()
    private let recorder = LogRecorder()
    private let gone = ProviderError.network(ProviderErrorDetails(provider: "fake", detail: "Mira is gone"))

    private func feature(
        author: StoryAuthorFake = StoryAuthorFake(), narrator: NarratorFake = NarratorFake()
    ) -> GenerationFeature {
        GenerationFeature(
            dependencies: .stub(author: author, narrator: narrator, library: library, log: recorder.log))
    }

    @Test("Given a queued story, when a worker makes it, then its way is logged from the queue to the library")
    func way() async throws {
        // Given
        let job = try await feature().jobService.enqueue(.stub())
        // When
        try await feature().worker.run(untilEmpty: true)
        // Then
        let lines = recorder.lines.filter { $0.hasPrefix("jobs: ") }
        let way = [
            "jobs: queued isAwaited=no job=\(job) needsApproval=no", "jobs: a worker begins atATime=1 once=yes",
            "jobs: claimed attempt=1 job=\(job)", "jobs: the work begins job=\(job) steps=3",
            "jobs: a step begins job=\(job) step=story", "jobs: a step is done job=\(job) step=story",
            "jobs: the story is stored job=\(job) pages=\(library.stories[0].pages.count)",
            "jobs: a worker ends wasStopped=no",
        ]
        #expect(lines.filter(way.contains) == way, "\(lines)")
        for step in ["audio", "illustrations"] {
            #expect(lines.contains("jobs: a step is done job=\(job) step=\(step)"))
        }
    }

    @Test("Given a narrator that fails once, then each call is logged with its attempt, and the failure by its kind")
    func attempts() async throws {
        // Given
        let job = try await feature().jobService.enqueue(.stub())
        // When
        try await feature(narrator: NarratorFake(failures: [gone])).worker.run(untilEmpty: true)
        // Then
        let way = [
            "providers: failed attempt=1 failure=temporary/provider.network job=\(job) provider=fake seconds",
            "providers: waits before the next attempt job=\(job) provider=fake seconds",
            "providers: asked attempt=2 job=\(job) provider=fake",
            "providers: answered attempt=2 job=\(job) provider=fake seconds",
        ]
        #expect(recorder.lines.filter(way.contains) == way, "\(recorder.lines)")
        #expect(!recorder.lines.contains { $0.contains("Mira") })
    }

    @Test("Given a job that somebody cancels, then that is logged")
    func cancelling() async throws {
        // Given
        let job = try await feature().jobService.enqueue(.stub())
        // When
        try await feature().jobService.cancel(job)
        // Then
        #expect(recorder.lines.last == "jobs: cancelled job=\(job)")
    }
}
