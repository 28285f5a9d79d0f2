import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("Work that somebody else ends first", .timeLimit(.minutes(1)))
struct OvertakenTests {
    private let library = LibraryFake()
    private let fault = ProviderErrorDetails(provider: "fake", detail: "gone")
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
        let outcome = try await sut { _ = try await $0.retry(.narration(), of: story, observer: { _ in }) }
            .retry(.narration(), of: story, observer: { _ in })
        // Then
        #expect(narrator.utterances.isEmpty)
        #expect(outcome.story.narrationStatus == .ready)
        #expect(library.stories == [outcome.story])
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A story that was deleted meanwhile does not come back, and no job of it is left")
    func deleted() async throws {
        // Given
        let hoarse = GenerationDependencies.stub(narrator: NarratorFake(failures: [.unknown(fault)]), library: library)
        let story = try await GenerationFeature(dependencies: hoarse).generate(.stub(), observer: { _ in }).story
        let library = library
        // When
        await #expect(throws: GenerationError.storage(.notFound(.story, story.id.rawValue))) {
            try await sut { _ in library.remove(story.id) }.retry(.narration(), of: story, observer: { _ in })
        }
        // Then
        #expect(narrator.utterances.isEmpty)
        #expect(library.stories.isEmpty)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A story that is deleted while its job is being looked at does not come back when that is resumed")
    func deletedWhileLooking() async throws {
        // Given
        let hoarse = GenerationDependencies.stub(narrator: NarratorFake(failures: [.unknown(fault)]), library: library)
        let story = try await GenerationFeature(dependencies: hoarse).generate(.stub(), observer: { _ in }).story
        var dependencies = GenerationDependencies.stub(author: author, narrator: narrator, library: library)
        dependencies.jobs = DeletedJobs(library: library)
        // When
        await #expect(throws: GenerationError.storage(.notFound(.job, story.id.rawValue))) {
            try await GenerationFeature(dependencies: dependencies).resume(nil, observer: { _ in })
        }
        // Then
        #expect(author.requests.isEmpty)
        #expect(library.stories.isEmpty)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("Files that the deletion of another story took away are stored again, once")
    func filesTaken() async throws {
        // Given
        var dependencies = GenerationDependencies.stub(author: author, narrator: narrator, library: library)
        dependencies.jobs = PilferedJobs(library: library, thefts: 1)
        // When
        let outcome = try await GenerationFeature(dependencies: dependencies).generate(.stub(), observer: { _ in })
        // Then
        #expect(outcome.failure == nil)
        #expect(library.stories == [outcome.story])
        #expect(library.media.count == 2 * Set(library.media).count)
        #expect(
            Set(library.media)
                == Set(
                    outcome.story.pages.compactMap(\.illustration.media)
                        + [
                            outcome.story.cover.media, outcome.story.narration?.media,
                        ].compactMap { $0 }))
    }

    @Test("Files that are taken away again and again are an error, and the job stays")
    func filesTakenAgain() async throws {
        // Given
        var dependencies = GenerationDependencies.stub(library: library)
        dependencies.jobs = PilferedJobs(library: library, thefts: 2)
        let sut = GenerationFeature(dependencies: dependencies)
        // When, Then
        await #expect(throws: GenerationError.storage(.notFound(.media, "gone"))) {
            try await sut.generate(.stub(), observer: { _ in })
        }
        #expect(library.storedJobs.count == 1)
    }
}

/// Jobs of a library that are as they are there, but for what is said otherwise.
private protocol BackedJobs: JobRepositoryContract {
    var library: LibraryFake { get }
}

extension BackedJobs {
    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract { try await library.open(job) }
    func jobs() async throws(StorageError) -> [GenerationJob] { try await library.jobs() }
    func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        try await library.job(matching: reference)
    }
    func isClaimed(_ identifier: JobID) async -> Bool { await library.isClaimed(identifier) }
    func contents(of identifier: JobID) async throws(StorageError) -> JobContents {
        try await library.contents(of: identifier)
    }
    func discard(_ identifier: JobID) async throws(StorageError) { try await library.discard(identifier) }
}

/// Jobs whose stories lose a file just before they are stored, so many times.
private struct PilferedJobs: BackedJobs {
    let library: LibraryFake
    let thefts: Int

    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract {
        PilferedClaim(claim: try await library.open(job), thefts: thefts)
    }
}

private final class PilferedClaim: JobClaimContract {
    private let claim: any JobClaimContract
    private let thefts: Mutex<Int>

    init(claim: any JobClaimContract, thefts: Int) {
        self.claim = claim
        self.thefts = Mutex(thefts)
    }

    var lease: JobLease { claim.lease }
    func update(_ job: GenerationJob) async throws(StorageError) { try await claim.update(job) }
    func show(_ step: GenerationStep) async throws(StorageError) { try await claim.show(step) }
    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError) {
        try await claim.fail(failure, state: state)
    }
    func yield() async throws(StorageError) { try await claim.yield() }
    func units() async throws(StorageError) -> [JobUnit] { try await claim.units() }
    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        try await claim.record(unit, content: content)
    }
    func contentURL(of unit: JobUnit) -> URL { claim.contentURL(of: unit) }
    func content(of unit: JobUnit) -> Data? { claim.content(of: unit) }
    func scratchURL(named name: String) -> URL { claim.scratchURL(named: name) }
    func finish(with story: Story) async throws(StorageError) {
        let isTaken = thefts.withLock { thefts in
            thefts -= 1
            return thefts >= 0
        }
        if isTaken { throw .notFound(.media, "gone") }
        try await claim.finish(with: story)
    }
    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        try await claim.suspend(with: story, failedAt: step)
    }
    func discard() async throws(StorageError) { try await claim.discard() }
    func close() async { await claim.close() }
}

/// Jobs whose stories are deleted as soon as somebody has looked at one.
private struct DeletedJobs: BackedJobs {
    let library: LibraryFake

    func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        let job = try await library.job(matching: reference)
        library.remove(job.storyID)
        return job
    }
}

/// Jobs of which each is worked on by somebody else before it is opened.
private struct OvertakenJobs: BackedJobs {
    let library: LibraryFake
    let overtake: @Sendable () async throws -> Void

    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract {
        do {
            try await overtake()
        } catch {
            throw .failed(path: "", detail: "\(error)")
        }
        return try await library.open(job)
    }
}
