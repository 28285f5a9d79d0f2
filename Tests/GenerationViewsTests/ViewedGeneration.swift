import FeatureKitStubs
import Generation
import GenerationStubs
import GenerationViews
import StoryCore
import TerminalUI
import ViewTestSupport

/// The screen for a new story over the real view model, whose work is done by mocks.
@MainActor
final class ViewedGeneration {
    let prepare: UseCaseMock<GenerationRequest, StoryBrief, GenerationError>
    let generate: GenerateStoryUseCaseMock
    let retry: RetryPartUseCaseMock
    let enqueue: UseCaseMock<GenerationRequest, Int, GenerationError>
    let navigator = NavigatorMock<GenerationExit>()
    let viewModel: StoryGenerationViewModel
    private(set) var newHeroCount = 0
    private(set) var screen: TestScreen

    /// - Parameters:
    ///   - choices: What can be chosen from.
    ///   - outcome: What becomes of a story.
    ///   - updates: What is told at once while it is made.
    ///   - gate: Where the work waits until it may end.
    ///   - retried: What becomes of a part.
    ///   - queued: What becomes of adding a story to the queue.
    ///   - view: What is seen; nil for the screen on which stories are made.
    init(
        _ choices: GenerationChoices = GenerationChoices(heroes: [.stub()]),
        plan: Result<StoryBrief, GenerationError> = .success(.stub()),
        outcome: Result<GenerationOutcome, GenerationError> = .success(
            GenerationOutcome(story: .stub(made: .ready), failure: nil)),
        updates: [GenerationUpdate] = [], gate: Gate = Gate(open: true),
        retried: Result<GenerationOutcome, GenerationError> = .success(
            GenerationOutcome(story: .stub(made: .ready), failure: nil)),
        queued: Result<Int, GenerationError> = .success(0), view: AnyView? = nil
    ) {
        prepare = UseCaseMock(plan)
        generate = GenerateStoryUseCaseMock(result: outcome, updates: updates, gate: gate)
        retry = RetryPartUseCaseMock(result: retried)
        enqueue = UseCaseMock(queued)
        viewModel = StoryGenerationViewModel(
            prepareBrief: prepare, generateStory: generate,
            resumeGeneration: ResumeGenerationUseCaseMock(result: .failure(.cancelled)), retryPart: retry,
            enqueueStory: enqueue,
            getSettings: UseCaseMock<Void, AppSettings, GenerationError>(.success(AppSettings())),
            voices: { _ in StoryGenerationViewModelStub.voices },
            navigator: navigator)
        screen = TestScreen(EmptyView())
        let form = StoryGenerationView(choices: choices) { [weak self] in self?.newHeroCount += 1 }
        screen = TestScreen(
            (view ?? AnyView(form)).environment(viewModel, as: (any StoryGenerationViewModelContract).self))
    }

    /// Shows what there is to show until something is so.
    func wait(until condition: () -> Bool) async {
        await until {
            screen.show()
            return condition()
        }
    }

    /// Waits until a text is seen.
    func wait(for text: String) async {
        await wait { screen.text.contains(text) }
    }
}

/// The screen for a variant of the view model.
@MainActor
func screen(
    of stub: StoryGenerationViewModelStub,
    choices: GenerationChoices = GenerationChoices(heroes: [.stub()], events: [.stub()]),
    columns: Int = 80, rows: Int = 24, environment: EnvironmentValues = EnvironmentValues()
) -> TestScreen {
    TestScreen(
        StoryGenerationView(choices: choices) {}.environment(stub, as: (any StoryGenerationViewModelContract).self),
        columns: columns, rows: rows, environment: environment)
}

extension StoryGenerationViewModelStub {
    /// The stub of a variant.
    static func named(_ name: String) throws -> StoryGenerationViewModelStub {
        struct NoSuchVariant: Error {}
        guard let found = all.first(where: { $0.name == name }) else { throw NoSuchVariant() }
        return found.stub
    }
}
