import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Work that somebody else ends first", .timeLimit(.minutes(1)))
struct OvertakenTests {
    private let library = LibraryFake()
    private let fault = ProviderFault(provider: "fake", detail: "gone")
    private let author = StoryAuthorFake()
    private let narrator = NarratorFake()

    /// A feature that finds its job claimed and ended by another process just before it claims it itself.
    private func sut(whenOthers work: @escaping @Sendable (GenerationFeature) async throws -> Void)
        -> GenerationFeature
    {
        let other = GenerationFeature(dependencies: .stub(library: library))
        var dependencies = GenerationDependencies.stub(author: author, narrator: narrator, library: library)
        dependencies.jobs = OvertakenJobs(library: library) { try await work(other) }
        return GenerationFeature(dependencies: dependencies)
    }

    @Test("A job that was finished meanwhile is not done again")
    func resumed() async throws {
        // Given
        let broken = GenerationDependencies.stub(
            author: StoryAuthorFake(failure: (1, .network(fault))), library: library)
        await #expect(throws: GenerationError.self) {
            try await GenerationFeature(dependencies: broken).generate(.stub(), observer: { _ in })
        }
        // When
        let outcome = try await sut { _ = try await $0.resume(nil, observer: { _ in }) }
            .resume(nil, observer: { _ in })
        // Then
        #expect(author.requests.isEmpty)
        #expect(narrator.utterances.isEmpty)
        #expect(library.stories == [outcome.story])
        #expect(outcome.story.narrationStatus == .ready)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A narration that was made meanwhile is not made again")
    func retried() async throws {
        // Given
        let hoarse = GenerationDependencies.stub(narrator: NarratorFake(failures: [.unknown(fault)]), library: library)
        let story = try await GenerationFeature(dependencies: hoarse).generate(.stub(), observer: { _ in }).story
        // When
        let outcome = try await sut { _ = try await $0.retry(.audio, of: story, observer: { _ in }) }
            .retry(.audio, of: story, observer: { _ in })
        // Then
        #expect(narrator.utterances.isEmpty)
        #expect(outcome.story.narrationStatus == .ready)
        #expect(library.stories == [outcome.story])
        #expect(library.storedJobs.isEmpty)
    }
}

/// Jobs of which each is worked on by somebody else before it is opened.
private struct OvertakenJobs: JobRepository {
    let library: LibraryFake
    let overtake: @Sendable () async throws -> Void

    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim {
        do {
            try await overtake()
        } catch {
            throw .failed(path: "", detail: "\(error)")
        }
        return try await library.open(job)
    }

    func jobs() async throws(StorageError) -> [GenerationJob] { try await library.jobs() }

    func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        try await library.job(matching: reference)
    }

    func isClaimed(_ identifier: JobID) async -> Bool { await library.isClaimed(identifier) }
}
