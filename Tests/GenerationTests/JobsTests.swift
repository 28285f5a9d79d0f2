import FeatureKitStubs
@testable import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Stories that are not finished", .timeLimit(.minutes(1)))
struct JobsTests {
    private let library = LibraryFake()
    private var sut: GenerationFeature { GenerationFeature(dependencies: .stub(library: library)) }

    /// Begins a story, and leaves it when its narration comes to a gate.
    private func interrupt() async throws {
        let gate = Gate()
        let feature = GenerationFeature(
            dependencies: .stub(narrator: NarratorFake(gate: gate), library: library))
        let task = Task { try await feature.generate(.stub(), observer: { _ in }) }
        await gate.arrival()
        task.cancel()
        await #expect(throws: GenerationError.cancelled) { try await task.value }
    }

    @Test("Each is listed with what it is called and the space that it takes")
    func listed() async throws {
        // Given
        try await interrupt()
        // When
        let jobs = try await sut.jobs()
        // Then
        #expect(jobs.map(\.title) == ["The lamp"])
        #expect(jobs.map(\.isStored) == [false])
        #expect(jobs.map(\.isRunning) == [false])
        #expect(jobs.allSatisfy { $0.byteCount > 0 })
    }

    @Test("Without a title, the occasion and the heroes tell which one it is")
    func untitled() async throws {
        // Given
        let job = GenerationJob(
            id: JobID(rawValue: "job"), brief: .stub(), status: .open, createdAt: Story.stub().createdAt)
        await (try await library.open(job)).close()
        // When, Then
        #expect(try await sut.jobs().map(\.title) == ["Bedtime: Mira"])
    }

    @Test("What was discarded is gone, and a story that is in the library stays")
    func discarded() async throws {
        // Given
        try await interrupt()
        let fault = ProviderError.unknown(ProviderErrorDetails(provider: "fake", detail: "hoarse"))
        let failed = try await GenerationFeature(
            dependencies: .stub(narrator: NarratorFake(failures: [fault]), library: library)
        ).generate(.stub(), observer: { _ in }).story
        // When
        for job in try await sut.jobs() { try await sut.discard(job.id) }
        // Then
        #expect(try await sut.jobs().isEmpty)
        #expect(library.stories == [failed])
    }

    @Test("What somebody works on is not discarded")
    func running() async throws {
        // Given
        let job = GenerationJob(
            id: JobID(rawValue: "job"), brief: .stub(), status: .open, createdAt: Story.stub().createdAt)
        let claim = try await library.open(job)
        // When, Then
        await #expect(throws: GenerationError.self) { try await sut.discard(job.id) }
        #expect(try await sut.jobs().map(\.isRunning) == [true])
        await claim.close()
    }
}
