import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Cancelling on the generation screen", .timeLimit(.minutes(1)))
@MainActor
struct CancellingTests {
    private func makeSUT(generate: GenerateStoryUseCaseMock) -> StoryGenerationViewModel {
        StoryGenerationViewModel(
            prepareBrief: UseCaseMock<GenerationRequest, StoryBrief, GenerationError>(.success(.stub())),
            generateStory: generate,
            resumeGeneration: ResumeGenerationUseCaseMock(result: .failure(.cancelled)),
            retryPart: RetryPartUseCaseMock(result: .failure(.cancelled)),
            enqueueStory: UseCaseMock(.failure(.cancelled)),
            getSettings: UseCaseMock<Void, AppSettings, GenerationError>(.success(AppSettings())),
            voices: { _ in [] }, navigator: NavigatorMock<GenerationExit>())
    }

    @Test("Cancelling ends idle, without a story and without the callback")
    func cancel() async {
        // Given
        let gate = Gate()
        let sut = makeSUT(
            generate: GenerateStoryUseCaseMock(
                result: .success(GenerationOutcome(story: .stub(), failure: nil)),
                updates: [.stub(stage: .generatingAudio, progress: 0.4)], gate: gate))
        var callbacks = 0
        sut.onStoryGenerated = { _ in callbacks += 1 }
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        // When
        await sut.cancelGeneration()
        // Then
        #expect(sut.state == .idle)
        #expect(sut.currentStory == nil)
        #expect(sut.progress == 0)
        await task.value
        #expect(sut.state == .idle)
        #expect(callbacks == 0)
    }

    @Test("A story that was in the library before cancelling was noticed is shown, and told to everyone")
    func lateResult() async {
        // Given work that is done when it is cancelled
        let gate = Gate()
        let sut = makeSUT(
            generate: GenerateStoryUseCaseMock(
                result: .success(GenerationOutcome(story: .stub(), failure: nil)), gate: gate,
                noticesCancellation: false))
        var told: [Story?] = []
        sut.onStoryGenerated = { told.append($0) }
        sut.onEnd = { told.append($0) }
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        // When
        await sut.cancelGeneration()
        await task.value
        // Then
        #expect(sut.state == .completed(.stub()))
        #expect(sut.currentStory == .stub())
        #expect(told == [.stub(), .stub()])
    }

    @Test("After cancelling, a new wish is granted")
    func wishAfterCancelling() async {
        // Given
        let gate = Gate()
        let sut = makeSUT(
            generate: GenerateStoryUseCaseMock(
                result: .success(GenerationOutcome(story: .stub(), failure: nil)), gate: gate))
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        await sut.cancelGeneration()
        gate.open()
        // When
        await sut.generateStory(for: .stub(), event: .birthday)
        await task.value
        // Then
        #expect(sut.state == .completed(.stub()))
    }

    @Test("Cancelling the task that asked cancels the work")
    func cancelledCaller() async {
        // Given
        let gate = Gate()
        let library = LibraryFake()
        let feature = GenerationFeature(dependencies: .stub(narrator: NarratorFake(gate: gate), library: library))
        let sut = feature.makeViewModel(navigate: { _ in })
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        // When
        task.cancel()
        await task.value
        // Then
        #expect(sut.state == .idle)
        #expect(library.stories.isEmpty)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("Cancelling for real leaves library and media as they were")
    func cancelForReal() async {
        // Given the real use cases over a narrator that waits
        let library = LibraryFake()
        let gate = Gate()
        let feature = GenerationFeature(
            dependencies: .stub(narrator: NarratorFake(gate: gate), library: library))
        let sut = feature.makeViewModel(navigate: { _ in })
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        // When
        await sut.cancelGeneration()
        // Then
        #expect(sut.state == .idle)
        await task.value
        #expect(library.stories.isEmpty)
        #expect(library.storedJobs.isEmpty)
        #expect(library.media.isEmpty)
    }
}
