import Generation
import StoryCore
public import TerminalUI

/// The screen on which a story is requested, observed while it is made, and shown when it is finished.
///
/// The view model comes from the environment as `any StoryGenerationViewModelContract`. The values of the form are kept
/// as long as the screen, even if a generation is cancelled or fails.
public struct StoryGenerationView: View {
    private let choices: GenerationChoices
    private let newHero: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @State private var form = GenerationForm()
    /// The form as nothing in it would be lost: a new one, or one of which a story was queued.
    @State private var kept = GenerationForm()
    /// Whether another story is asked for while one is being made.
    @State private var isAskingForAnother = false

    /// Creates the screen.
    ///
    /// - Parameter newHero: Opens the form for a new hero.
    public init(choices: GenerationChoices, newHero: @escaping @MainActor () -> Void) {
        (self.choices, self.newHero) = (choices, newHero)
    }

    /// The content of the view.
    public var body: some View {
        // A generation continues after the screen is closed; only a form would be lost.
        content.discardConfirmation(
            hasChanges: { [viewModel] in
                if case .idle = viewModel.state { form != kept } else { isAskingForAnother && form != kept }
            },
            leave: { [viewModel] in if isAskingForAnother { endAsking() } else { viewModel.didTapOnBack() } })
    }

    @ViewBuilder private var content: some View {
        if isAskingForAnother {
            formView
        } else {
            switch viewModel.state {
            case .idle: formView
            case .generating:
                GenerationProgressView {
                    kept = form
                    isAskingForAnother = true
                }
            case .completed(let story): GenerationResultView(story: story, failure: nil)
            case .failed(let step, let error):
                GenerationResultView(
                    story: viewModel.currentStory, failure: GenerationFailure(step: step, error: error))
            }
        }
    }

    private var formView: some View {
        GenerationFormView(choices: choices, form: $form, newHero: newHero, ways: ways)
    }

    private var ways: GenerationFormWays {
        var ways = GenerationFormWays(willCreate: { endAsking() }, willEnqueue: { kept = form })
        if isAskingForAnother { ways.back = { endAsking() } }
        return ways
    }

    /// Leads back to the story that is being made, or was meanwhile.
    private func endAsking() {
        isAskingForAnother = false
        viewModel.didSeeAddition()
    }
}
