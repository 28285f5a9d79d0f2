import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@testable import TerminalApp

@Suite("The app makes queued stories", .timeLimit(.minutes(1)))
@MainActor
struct QueueWorkTests {
    private final class Reports {
        var jobs: [JobID?] = []
    }

    private let library = LibraryFake()
    private let clock = ManualClock()
    private let reports = Reports()
    private let service: JobService

    init() {
        service = GenerationFeature(dependencies: .stub(library: library)).jobService
    }

    private func work(author: StoryAuthorFake = StoryAuthorFake()) -> QueueWork {
        QueueWork(
            generation: GenerationFeature(dependencies: .stub(author: author, library: library)), clock: clock
        ) { [reports] in reports.jobs.append($0) }
    }

    /// Waits until jobs are in a state.
    private func wait(until isSo: @escaping ([JobState]) -> Bool) async throws {
        let changes = library.changes()
        if isSo(try await library.entries().map(\.state)) { return }
        for await _ in changes where isSo(try await library.entries().map(\.state)) { return }
    }

    @Test("What is queued is made, and what is queued later as well")
    func made() async throws {
        // Given
        _ = try await service.enqueue(.stub())
        let sut = work()

        // When
        sut.start()
        try await wait { $0 == [.done] }
        _ = try await service.enqueue(.stub())
        try await wait { $0 == [.done, .done] }

        // Then
        await sut.close()
        #expect(library.stories.count == 2)
        #expect(reports.jobs.compactMap(\.self).count == 2)
        #expect(reports.jobs.last == .some(nil))
        #expect(clock.sleepCount == 0)
    }

    @Test("While somebody waits for a story none is begun, and one that was begun goes on afterwards")
    func pausing() async throws {
        // Given
        _ = try await service.enqueue(.stub())
        let gate = Gate()
        let author = StoryAuthorFake(passages: (1...50).map { "Mira saw light number \($0)." }, gate: gate)
        let sut = work(author: author)
        sut.start()
        await gate.arrival()

        // When
        sut.pause()
        gate.open()
        try await wait { $0 == [.queued] }

        // Then
        #expect(try await library.entries().map(\.attempts) == [0])
        sut.resume()
        try await wait { $0 == [.done] }
        await sut.close()
    }

    @Test("When the app is closed the story at hand goes back into the queue at once")
    func closing() async throws {
        // Given
        _ = try await service.enqueue(.stub())
        let gate = Gate()
        let sut = work(author: StoryAuthorFake(gate: gate))
        sut.start()
        await gate.arrival()

        // When
        await sut.close()

        // Then
        let entry = try #require(try await library.entries().first)
        #expect(entry.state == .queued && entry.lease == nil && entry.attempts == 0)
        #expect(reports.jobs.last == .some(nil))
    }

    @Test("A story that was interrupted while somebody waited for it is left to them, and others' work to them")
    func notOwn() async throws {
        // Given
        let awaited = GenerationJob(
            id: JobID(rawValue: "job"), brief: .stub(), status: .open, createdAt: Story.stub().createdAt)
        _ = try await library.open(awaited)
        library.releaseAllClaims()
        let job = try await service.enqueue(.stub())
        let first = try #require(try await library.claimNext())
        try #require(first.job.id == awaited.id)
        await first.claim.close()
        _ = try #require(try await library.claimNext())
        let sut = work()

        // When
        sut.start()
        await until { clock.sleeperCount == 1 }

        // Then
        #expect(reports.jobs.isEmpty)

        // When: the other worker dies
        library.releaseAllClaims()
        clock.advance(by: .seconds(10))

        // Then
        try await wait { $0.last == .done }
        await sut.close()
        #expect(reports.jobs.compactMap(\.self) == [job])
    }

    @Test("A story that somebody waits for and nobody has begun is left to them, also when others are made")
    func awaitedElsewhere() async throws {
        // Given
        _ = try await service.enqueue(.stub(), priority: .interactive)
        let job = try await service.enqueue(.stub())
        let sut = work()

        // When
        sut.start()
        try await wait { $0 == [.queued, .done] }

        // Then
        await sut.close()
        #expect(reports.jobs.compactMap(\.self) == [job])
    }

    @Test("When the queue cannot be worked on, as on a full disk, it is tried again after a while")
    func recovering() async throws {
        // Given
        _ = try await service.enqueue(.stub())
        library.fail(with: .diskFull(path: "/library"))
        let sut = work()
        sut.start()
        await until { clock.sleeperCount == 1 }

        // When
        library.fail(with: nil)
        clock.advance(by: .seconds(10))

        // Then
        try await wait { $0 == [.done] }
        await sut.close()
    }

    @Test("A story that somebody asks for again is made, also one that was not left to workers at first")
    func askedAgain() async throws {
        // Given
        let sut = work()
        let job = try await service.enqueue(.stub(), priority: .interactive)
        try await library.claimNext()?.claim.fail(JobFailure(GenerationError.noHero), state: .failed)
        sut.start()

        // When
        try await service.retry(job)

        // Then
        try await wait { $0 == [.done] }
        await sut.close()
    }
}
