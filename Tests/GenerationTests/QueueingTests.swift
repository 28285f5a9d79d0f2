import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Adding a story to the queue", .timeLimit(.minutes(1)))
@MainActor
struct QueueingTests {
    private static let request = GenerationRequest(heroes: [.stub()], occasion: .standard(.bedtime))
    private let enqueue = UseCaseMock<GenerationRequest, Int, GenerationError>(.success(2))
    private let navigator = NavigatorMock<GenerationExit>()
    private let gate = Gate()
    private let sut: StoryGenerationViewModel

    init() {
        sut = StoryGenerationViewModel(
            prepareBrief: UseCaseMock(.success(.stub())),
            generateStory: GenerateStoryUseCaseMock(
                result: .success(GenerationOutcome(story: .stub(), failure: nil)), gate: gate),
            resumeGeneration: ResumeGenerationUseCaseMock(result: .failure(.cancelled)),
            retryPart: RetryPartUseCaseMock(result: .failure(.cancelled)), enqueueStory: enqueue,
            getSettings: UseCaseMock<Void, AppSettings, GenerationError>(.success(AppSettings())),
            voices: { _ in [] }, navigator: navigator)
    }

    @Test("It says how many come first, and leaves a story that is being made alone")
    func whileGenerating() async {
        // Given
        let task = Task { await sut.generateStory(Self.request) }
        await gate.arrival()
        // When
        await sut.enqueue(Self.request)
        // Then
        #expect(sut.addition == .added(ahead: 2))
        #expect(sut.isGenerating)
        #expect(enqueue.inputs == [Self.request])
        gate.open()
        await task.value
        #expect(sut.state == .completed(.stub()))
    }

    @Test("Why it could not be added is told")
    func refused() async {
        enqueue.answer(.failure(.noHero))
        await sut.enqueue(Self.request)
        #expect(sut.addition == .refused(.noHero))
        #expect(sut.state == .idle)
    }

    @Test("What was told of a story lasts as long as the form asks for the same one")
    func forgetting() async {
        // Given
        await sut.enqueue(Self.request)
        await sut.preparePlan(for: Self.request)
        #expect(sut.addition != nil)
        // When
        var other = Self.request
        other.minutes = 7
        await sut.preparePlan(for: other)
        // Then
        #expect(sut.addition == nil)
    }

    @Test("An answer that comes when the form has changed is not told")
    func late() async {
        // Given
        let gate = Gate()
        enqueue.answer(.success(0), gate: gate)
        let task = Task { await sut.enqueue(Self.request) }
        await gate.arrival()
        // When
        await sut.preparePlan(for: nil)
        gate.open()
        await task.value
        // Then
        #expect(sut.addition == nil)
    }

    @Test("A key that is pressed twice adds one story, and the answer is told")
    func twice() async {
        // Given
        let gate = Gate()
        enqueue.answer(.success(0), gate: gate)
        let task = Task { await sut.enqueue(Self.request) }
        await gate.arrival()
        // When
        await sut.enqueue(Self.request)
        gate.open()
        await task.value
        // Then
        #expect(enqueue.inputs == [Self.request])
        #expect(sut.addition == .added(ahead: 0))
    }

    @Test("From the form, a tap leads to the queue")
    func queue() {
        sut.didTapOnQueue()
        #expect(navigator.exits == [.open(.queue)])
    }

    @Test("When a generation begins is told, as its end is")
    func beginning() async {
        // Given
        gate.open()
        var told: [String] = []
        sut.onBegin = { told.append("begin") }
        sut.onEnd = { _ in told.append("end") }
        // When
        await sut.generateStory(Self.request)
        // Then
        #expect(told == ["begin", "end"])
    }
}
