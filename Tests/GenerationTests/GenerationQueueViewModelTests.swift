import FeatureKit
import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Queue view model", .timeLimit(.minutes(1)))
@MainActor
struct GenerationQueueViewModelTests {
    private let list = UseCaseMock<Void, [JobQueueItem], GenerationError>(.success(.stubs))
    private let cancelJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let retryJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let approveJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let removeJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let observation = LibraryObservationFake()
    private let navigator = NavigatorMock<GenerationExit>()
    private let sut: GenerationQueueViewModel

    init() {
        sut = GenerationQueueViewModel(
            listQueue: list, cancelJob: cancelJob, retryJob: retryJob, approveJob: approveJob,
            removeJob: removeJob, observation: observation,
            navigator: navigator)
    }

    private func item(_ phase: JobQueueItem.Phase) throws -> JobQueueItem {
        try #require([JobQueueItem].stubs.first { $0.phase == phase })
    }

    @Test("It shows what is queued, or that nothing is, or why that is unknown")
    func states() async {
        #expect(sut.state == .idle)
        await sut.didAppear()
        #expect(sut.state == .loaded(.stubs))
        list.answer(.success([]))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .empty)
        list.answer(.failure(.storage(.busy("The library"))))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .error(.storage(.busy("The library"))))
    }

    @Test("It follows the jobs of this and of other processes, and nothing else")
    func changes() async {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { list.executeCallCount == 2 }
        // When
        list.answer(.success([]))
        observation.tell([.heroes])
        observation.tell([.jobs, .stories])
        // Then
        await until { sut.state == .empty }
        #expect(list.executeCallCount == 3)
        task.cancel()
        await task.value
    }

    @Test("A story is cancelled, tried again or removed, and the list is read again")
    func actions() async throws {
        // Given
        await sut.didAppear()
        let (queued, failed, ready) = (try item(.queued), try item(.failed), try item(.ready))
        // When
        await sut.cancel(queued)
        await sut.didTapOnRetry(failed)
        await sut.didTapOnRetry(queued)
        await sut.didTapOnApprove(.refusedPage)
        await sut.didTapOnApprove(failed)
        await sut.didTapOnRemove(ready)
        // Then
        #expect(cancelJob.inputs == [queued.id])
        #expect(retryJob.inputs == [failed.id])
        #expect(approveJob.inputs == [JobQueueItem.refusedPage.id])
        #expect(removeJob.inputs == [ready.id])
        #expect(list.executeCallCount == 5)
    }

    @Test("What has ended meanwhile is no failure; anything else is told, and the list stays")
    func failure() async throws {
        // Given
        await sut.didAppear()
        let queued = try item(.queued)
        cancelJob.answer(.failure(.storage(.notFound(.job, queued.id.rawValue))))
        await sut.cancel(queued)
        #expect(sut.failure == nil)
        // When
        cancelJob.answer(.failure(.storage(.busy("The library"))))
        await sut.cancel(queued)
        // Then
        #expect(sut.failure == .storage(.busy("The library")))
        #expect(sut.state == .loaded(.stubs))
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("Taps lead to a story that is in the library, to the form, and back")
    func ways() throws {
        let ready = try item(.ready)
        sut.didTapOnStory(try item(.queued))
        sut.didTapOnStory(ready)
        sut.didTapOnForm()
        sut.didTapOnBack()
        #expect(navigator.exits == [.story(ready.story), .open(.form), .back])
    }
}
