import FeatureKitStubs
import Generation
import GenerationStubs
import Library
import StoryApp
import StoryCore
import Testing

@testable import TerminalApp

@Suite("What the queue is at, on every screen", .timeLimit(.minutes(1)))
@MainActor
struct QueueStatusViewModelTests {
    private struct Told: Equatable {
        var text: String
        var way: String
        var destination: AppDestination
    }

    private let library = LibraryFake()
    private let told = Watched<[Told]>([])
    private let feature: GenerationFeature

    init() {
        feature = GenerationFeature(dependencies: .stub(library: library))
    }

    private func sut(shown: StoryID? = nil) -> QueueStatusViewModel {
        QueueStatusViewModel(
            generation: feature, isShown: { $0 == shown },
            tell: { [told] text, way in
                told.change { $0.append(Told(text: text, way: way.way, destination: way.to)) }
            })
    }

    @Test("It counts what waits and what needs somebody, and names what is being made, by whomever")
    func counts() async throws {
        // Given
        let sut = sut()
        let task = Task { await sut.observe() }
        for _ in 1...3 { _ = try await feature.jobService.enqueue(.stub()) }
        await until { sut.status == QueueStatus(queuedCount: 3) }
        #expect(!sut.isEmpty)

        // When
        let held = try #require(try await library.claimNext())
        try await held.claim.record(.title("The kite"), content: nil)
        await until { sut.making.first?.title == "The kite" }

        // Then
        #expect(sut.status == QueueStatus(queuedCount: 2))
        #expect(sut.line(besides: nil) == "Creating 'The kite', writing the story · 2 queued")
        #expect(sut.line(besides: StoryID(rawValue: held.job.id.rawValue)) == "2 queued")

        // When
        try await held.claim.fail(JobFailure(GenerationError.noHero), state: .waiting)

        // Then
        await until { sut.status == QueueStatus(queuedCount: 2, troubledCount: 1) }
        await until { told.value.count == 1 }
        #expect(
            told.value == [
                Told(text: "'The kite' couldn't be finished.", way: "see why", destination: .generation(.queue))
            ])
        task.cancel()
        await task.value
    }

    @Test("Where the library cannot be watched, it looks again after a while")
    func unwatched() async throws {
        // Given
        let clock = ManualClock()
        var dependencies = GenerationDependencies.stub(library: library)
        dependencies.observation = UnwatchedLibrary()
        let sut = QueueStatusViewModel(
            generation: GenerationFeature(dependencies: dependencies), clock: clock, isShown: { _ in false },
            tell: { _, _ in })
        let task = Task { await sut.observe() }
        await until { clock.sleeperCount == 1 }

        // When
        _ = try await feature.jobService.enqueue(.stub())
        clock.advance(by: .seconds(10))

        // Then
        await until { sut.status.queuedCount == 1 }
        task.cancel()
        await task.value
    }

    @Test("A queued story that is ready is told, with the way to it")
    func ready() async throws {
        // Given
        let sut = sut()
        let job = try await feature.jobService.enqueue(.stub())
        let task = Task { await sut.observe() }
        await until { sut.status.queuedCount == 1 }

        // When
        try await feature.worker.run(untilEmpty: true)

        // Then
        await until { !told.value.isEmpty }
        #expect(
            told.value == [
                Told(
                    text: "'The lamp' is ready.", way: "open it",
                    destination: .library(.story(StoryID(rawValue: job.rawValue))))
            ])
        task.cancel()
        await task.value
    }

    @Test("A story that somebody sees being made, or waits for elsewhere, is not told")
    func notTold() async throws {
        // Given
        let job = try await feature.jobService.enqueue(.stub())
        let sut = sut(shown: StoryID(rawValue: job.rawValue))
        let task = Task { await sut.observe() }
        await until { sut.status.queuedCount == 1 }
        _ = try await feature.jobService.enqueue(.stub(), priority: .interactive)
        await until { sut.status.queuedCount == 2 }

        // When
        try await feature.worker.run(untilEmpty: true)
        await until { sut.status.queuedCount == 0 && sut.making.isEmpty }

        // Then
        #expect(told.value.isEmpty)
        task.cancel()
        await task.value
    }

    @Test("What the app itself makes is told, whoever asked for it")
    func own() async throws {
        // Given
        let sut = sut()
        let job = try await feature.jobService.enqueue(.stub(), priority: .interactive)
        let task = Task { await sut.observe() }
        await until { sut.status.queuedCount == 1 }

        // When
        sut.workDidChange(to: job)
        #expect(sut.isAtWork)
        try await feature.worker.run(untilEmpty: true)
        sut.workDidChange(to: nil)

        // Then
        #expect(!sut.isAtWork)
        await until { told.value.count == 1 }
        task.cancel()
        await task.value
    }
}

/// A library whose changes nobody is told.
private struct UnwatchedLibrary: LibraryObservation {
    func changes() -> AsyncStream<Set<LibraryPart>> { AsyncStream { $0.finish() } }
}
