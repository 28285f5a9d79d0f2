import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Generation view model", .timeLimit(.minutes(1)))
@MainActor
struct StoryGenerationViewModelTests {
    private let navigator = NavigatorMock<GenerationExit>()

    private func makeSUT(
        prepare: UseCaseMock<GenerationRequest, StoryBrief, GenerationError> = UseCaseMock(.success(.stub())),
        generate: GenerateStoryUseCaseMock = GenerateStoryUseCaseMock(
            result: .success(GenerationOutcome(story: .stub(), failure: nil))),
        resume: ResumeGenerationUseCaseMock = ResumeGenerationUseCaseMock(result: .failure(.cancelled)),
        retry: RetryPartUseCaseMock = RetryPartUseCaseMock(result: .failure(.cancelled)),
        settings: AppSettings = AppSettings()
    ) -> StoryGenerationViewModel {
        StoryGenerationViewModel(
            prepareBrief: prepare, generateStory: generate, resumeGeneration: resume, retryPart: retry,
            enqueueStory: UseCaseMock(.success(0)),
            getSettings: UseCaseMock<Void, AppSettings, GenerationError>(.success(settings)),
            voices: { _ in StoryGenerationViewModelStub.voices },
            navigator: navigator)
    }

    @Test("It is idle before anything was asked for")
    func initialState() {
        let sut = makeSUT()
        #expect(sut.state == .idle)
        #expect(sut.currentStory == nil)
    }

    @Test("A story that was made is current, and the callback is called once with it")
    func success() async {
        // Given
        let sut = makeSUT()
        var generated: [Story] = []
        sut.onStoryGenerated = { generated.append($0) }
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        // Then
        #expect(sut.state == .completed(.stub()))
        #expect(sut.stage == .completed)
        #expect(sut.progress == 1)
        #expect(sut.currentStory == .stub())
        #expect(generated == [.stub()])
    }

    @Test("While a story is being made, its stage, progress and pages are shown")
    func updates() async {
        // Given
        let gate = Gate()
        let generate = GenerateStoryUseCaseMock(
            result: .success(GenerationOutcome(story: .stub(), failure: nil)),
            updates: [.stub(stage: .generatingStory), .stub(stage: .generatingAudio, progress: 0.4)], gate: gate)
        let sut = makeSUT(generate: generate)
        // When
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        await until { sut.progress >= 0.4 }
        // Then
        #expect(sut.state == .generating(.generatingAudio))
        #expect(sut.isGenerating)
        #expect(sut.currentStory == .stub())
        gate.open()
        await task.value
    }

    @Test("What would be made is looked at without making it, and no wish is no plan")
    func plan() async {
        // Given
        let request = GenerationRequest(heroes: [.stub()], occasion: .standard(.bedtime))
        let prepare = UseCaseMock<GenerationRequest, StoryBrief, GenerationError>(.success(.stub()))
        let generate = GenerateStoryUseCaseMock(result: .failure(.cancelled))
        let sut = makeSUT(prepare: prepare, generate: generate)
        // When
        await sut.preparePlan(for: request)
        // Then
        #expect(sut.plan == .ready(.stub()))
        #expect(prepare.inputs == [request])
        #expect(generate.executeCallCount == 0)
        #expect(sut.state == .idle)
        // When
        await sut.preparePlan(for: nil)
        // Then
        #expect(sut.plan == nil)
    }

    @Test("What cannot be made is told before anybody begins")
    func refusedPlan() async {
        let sut = makeSUT(prepare: UseCaseMock(.failure(.noHero)))
        await sut.preparePlan(for: GenerationRequest(heroes: [], occasion: .standard(.bedtime)))
        #expect(sut.plan == .refused(.noHero))
    }

    @Test("After a story another one can be asked for, but not while one is made")
    func newStory() async {
        // Given
        let gate = Gate()
        let sut = makeSUT(
            generate: GenerateStoryUseCaseMock(
                result: .success(GenerationOutcome(story: .stub(), failure: nil)), gate: gate))
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        // When
        sut.didTapOnNewStory()
        // Then
        #expect(sut.isGenerating)
        gate.open()
        await task.value
        // When
        sut.didTapOnNewStory()
        // Then
        #expect(sut.state == .idle)
        #expect(sut.currentStory == nil)
    }

    @Test("A second wish while a story is being made does nothing")
    func ignoresSecondWish() async {
        let gate = Gate()
        let generate = GenerateStoryUseCaseMock(
            result: .success(GenerationOutcome(story: .stub(), failure: nil)), gate: gate)
        let sut = makeSUT(generate: generate)
        let task = Task { await sut.generateStory(for: .stub(), event: .bedtime) }
        await gate.arrival()
        await sut.generateStory(for: .stub(), event: .birthday)
        gate.open()
        await task.value
        #expect(generate.executeCallCount == 1)
    }

    @Test("A failed narration keeps the story, and the retry asks for the narration only")
    func failedAudio() async {
        // Given
        let failure = GenerationFailure(step: .audio, error: .provider(.audio, .cancelled))
        let story = Story.stub(narrationStatus: .failed)
        let retry = RetryPartUseCaseMock(
            result: .success(GenerationOutcome(story: .stub(narrationStatus: .ready), failure: nil)))
        let sut = makeSUT(
            generate: GenerateStoryUseCaseMock(result: .success(GenerationOutcome(story: story, failure: failure))),
            retry: retry)
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        // Then
        #expect(sut.state == .failed(step: .audio, error: failure.error))
        #expect(sut.currentStory == story)
        // When
        await sut.didTapOnRetryButton()
        // Then
        #expect(retry.parts == [.narration()])
        #expect(sut.state == .completed(.stub(narrationStatus: .ready)))
    }

    @Test("A story that could not be written is not shown as one, and the retry goes on with it")
    func failedStory() async {
        // Given
        let error = GenerationError.provider(.story, .network(ProviderErrorDetails(provider: "fake", detail: "gone")))
        let generate = GenerateStoryUseCaseMock(result: .failure(error), updates: [.stub(stage: .generatingStory)])
        let resume = ResumeGenerationUseCaseMock(result: .success(GenerationOutcome(story: .stub(), failure: nil)))
        let retry = RetryPartUseCaseMock(result: .failure(.cancelled))
        let sut = makeSUT(generate: generate, resume: resume, retry: retry)
        var generated: [Story] = []
        sut.onStoryGenerated = { generated.append($0) }
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        await sut.retryAudioGeneration()
        sut.didTapOnStory()
        // Then
        #expect(sut.state == .failed(step: .story, error: error))
        #expect(sut.currentStory == nil)
        #expect(retry.parts.isEmpty)
        #expect(navigator.exits.isEmpty)
        // When
        await sut.didTapOnRetryButton()
        // Then
        #expect(resume.references == ["stub"])
        #expect(generate.executeCallCount == 1)
        #expect(sut.state == .completed(.stub()))
        #expect(generated == [.stub()])
    }

    @Test("A story that cannot be gone on with now can be gone on with later")
    func failedResume() async {
        // Given
        let fault = ProviderErrorDetails(provider: "fake", detail: "gone")
        let generate = GenerateStoryUseCaseMock(
            result: .failure(.provider(.story, .network(fault))), updates: [.stub(stage: .generatingStory)])
        let resume = ResumeGenerationUseCaseMock(result: .failure(.provider(.audio, .configuration(fault))))
        let sut = makeSUT(generate: generate, resume: resume)
        await sut.generateStory(for: .stub(), event: .bedtime)
        // When
        await sut.didTapOnRetryButton()
        await sut.didTapOnRetryButton()
        // Then
        #expect(resume.references == ["stub", "stub"])
        #expect(generate.executeCallCount == 1)
        #expect(sut.state == .failed(step: .story, error: .provider(.audio, .configuration(fault))))
    }

    @Test("An engine that is missing stops the story before it begins, and the retry asks anew")
    func missingEngine() async {
        // Given
        let error = GenerationError.provider(
            .audio, .configuration(ProviderErrorDetails(provider: "fake", detail: "gone")))
        let prepare = UseCaseMock<GenerationRequest, StoryBrief, GenerationError>(.failure(error))
        let sut = makeSUT(prepare: prepare)
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        await sut.didTapOnRetryButton()
        // Then
        #expect(sut.state == .failed(step: .story, error: error))
        #expect(prepare.inputs.count == 2)
    }

    @Test("A retry that cannot be done leaves its step to be tried again, and never writes a new story")
    func failedRetry() async {
        // Given
        let failure = GenerationFailure(step: .audio, error: .provider(.audio, .cancelled))
        let story = Story.stub(narrationStatus: .failed)
        let generate = GenerateStoryUseCaseMock(
            result: .success(GenerationOutcome(story: story, failure: failure)))
        let retry = RetryPartUseCaseMock(result: .failure(.storage(.diskFull(path: "/"))))
        let sut = makeSUT(generate: generate, retry: retry)
        await sut.generateStory(for: .stub(), event: .bedtime)
        // When
        await sut.didTapOnRetryButton()
        // Then
        #expect(sut.state == .failed(step: .audio, error: .storage(.diskFull(path: "/"))))
        #expect(sut.currentStory == story)
        // When
        await sut.didTapOnRetryButton()
        // Then
        #expect(retry.parts == [.narration(), .narration()])
        #expect(generate.executeCallCount == 1)
    }

    @Test("A wish that cannot be granted shows why, and nothing was made")
    func refused() async {
        let generate = GenerateStoryUseCaseMock(result: .failure(.noHero))
        let sut = makeSUT(prepare: UseCaseMock(.failure(.noHero)), generate: generate)
        await sut.generateStory(for: [], event: .bedtime)
        #expect(sut.state == .failed(step: .story, error: .noHero))
        #expect(sut.error == .noHero)
        #expect(generate.executeCallCount == 0)
    }

    @Test("Whether pictures are wanted travels with the wish", arguments: [true, false])
    func illustrations(wanted: Bool) async {
        let prepare = UseCaseMock<GenerationRequest, StoryBrief, GenerationError>(.success(.stub()))
        let sut = makeSUT(prepare: prepare)
        sut.enableIllustrations = wanted
        await sut.generateStory(for: .stub(), customEvent: .stub())
        #expect(prepare.inputs.map(\.wantsIllustrations) == [wanted])
        #expect(prepare.inputs.map(\.occasion) == [.custom(.stub())])
    }

    @Test("Unless somebody chooses, pictures are as the household has set it, also after the settings change")
    func usualIllustrations() async {
        // Given
        let prepare = UseCaseMock<GenerationRequest, StoryBrief, GenerationError>(.success(.stub()))
        let sut = makeSUT(prepare: prepare, settings: AppSettings(illustrationsEnabled: false))
        // When
        await sut.didAppear()
        // Then
        #expect(!sut.enableIllustrations)
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        // Then it is left to the settings
        #expect(prepare.inputs.map(\.wantsIllustrations) == [nil])
    }

    @Test("What was chosen for one story holds until it is made, and the next one is as usual")
    func chosenIllustrations() async {
        // Given
        let sut = makeSUT(settings: AppSettings(illustrationsEnabled: false))
        await sut.didAppear()
        // When
        sut.enableIllustrations = true
        await sut.didAppear()
        // Then
        #expect(sut.enableIllustrations)
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        sut.didTapOnNewStory()
        // Then
        #expect(!sut.enableIllustrations)
    }

    @Test("A story that is not finished is resumed by its job, and is new once it is there", arguments: [false, true])
    func resume(isStored: Bool) async {
        // Given
        let resume = ResumeGenerationUseCaseMock(result: .success(GenerationOutcome(story: .stub(), failure: nil)))
        let sut = makeSUT(resume: resume)
        var generated: [Story] = []
        sut.onStoryGenerated = { generated.append($0) }
        // When
        await sut.resume(.stub(isStored: isStored))
        // Then
        #expect(resume.references == [JobOverview.stub().id.rawValue])
        #expect(sut.state == .completed(.stub()))
        #expect(generated.isEmpty == isStored)
    }

    @Test("A part of a stored story is made, and nothing of it is left to be shown afterwards")
    func part() async {
        // Given
        let read = Story.stub(narrationStatus: .ready)
        let retry = RetryPartUseCaseMock(result: .success(GenerationOutcome(story: read, failure: nil)))
        let sut = makeSUT(retry: retry)
        // When
        let made = await sut.make(.narration(voice: "other"), of: .stub())
        // Then
        #expect(made == read)
        #expect(retry.parts == [.narration(voice: "other")])
        #expect(sut.state == .idle)
        #expect(sut.currentStory == nil)
    }

    @Test("A voice that is gone is told of the story that another one has narrated, until something else is made")
    func replacedVoice() async {
        // Given
        let outcome = GenerationOutcome(story: .stub(), failure: nil, replacedVoice: "heart")
        let sut = makeSUT(retry: RetryPartUseCaseMock(result: .success(outcome)))
        // When
        _ = await sut.make(.narration(), of: .stub())
        // Then
        #expect(sut.voiceNote(of: .stub())?.contains("'heart'") == true)
        #expect(sut.voiceNote(of: .stub(id: StoryID(rawValue: "another"))) == nil)
        // When
        await sut.generateStory(for: .stub(), event: .bedtime)
        // Then
        #expect(sut.voiceNote(of: .stub()) == nil)
    }

    @Test("A part that could not be made is asked for again as it was asked for")
    func failedPart() async {
        // Given
        let error = GenerationError.provider(
            .illustrations, .timeout(ProviderErrorDetails(provider: "fake", detail: "slow")))
        let retry = RetryPartUseCaseMock(result: .failure(error))
        let sut = makeSUT(retry: retry)
        // When
        let made = await sut.make(.picture(.page(1)), of: .stub())
        // Then
        #expect(made == nil)
        #expect(sut.state == .failed(step: .illustrations, error: error))
        #expect(sut.currentStory == .stub())
        // When
        await sut.didTapOnRetryButton()
        // Then
        #expect(retry.parts == [.picture(.page(1)), .picture(.page(1))])
    }

    @Test("The story that was made can be shown, and the screen can be left")
    func navigation() async {
        let sut = makeSUT()
        sut.didTapOnStory()
        await sut.generateStory(for: .stub(), event: .bedtime)
        sut.didTapOnStory()
        sut.didTapOnBack()
        #expect(navigator.exits == [.story(Story.stub().id), .back])
    }

    @Test("There is a stub for every variant of the screen")
    func stubs() {
        // When
        let variants = StoryGenerationViewModelStub.all.map { Variant($0.stub.state) }
        // Then
        let generating = GenerationStage.allCases.filter { $0 != .completed }.map(Variant.generating)
        let failed = GenerationStep.allCases.map(Variant.failed)
        #expect(Set(variants) == Set([.idle, .completed] + generating + failed))
        #expect(Set(StoryGenerationViewModelStub.all.map(\.name)).count == variants.count)
    }
}

/// A view state without its values.
private enum Variant: Hashable {
    case idle, completed
    case generating(GenerationStage)
    case failed(GenerationStep)

    init(_ state: StoryGenerationViewState) {
        switch state {
        case .idle: self = .idle
        case .generating(let stage): self = .generating(stage)
        case .completed: self = .completed
        case .failed(let step, _): self = .failed(step)
        }
    }
}
