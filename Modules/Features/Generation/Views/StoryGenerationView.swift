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
                if case .idle = viewModel.state { form != GenerationForm() } else { false }
            },
            leave: { [viewModel] in viewModel.didTapOnBack() })
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle: GenerationFormView(choices: choices, form: $form, newHero: newHero)
        case .generating: GenerationProgressView()
        case .completed(let story): GenerationResultView(story: story, failure: nil)
        case .failed(let step, let error):
            GenerationResultView(
                story: viewModel.currentStory, failure: GenerationFailure(step: step, error: error))
        }
    }
}
