import Generation
import StoryCore
public import TerminalUI

/// The screen on which a story is asked for, watched while it is made, and found when it is there.
///
/// The view model is found as `any StoryGenerationViewModelContract`. What was chosen lasts as long as the screen does,
/// through a story that was stopped or has failed.
public struct StoryGenerationView: View {
    private let choices: GenerationChoices
    private let newHero: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @State private var form = GenerationForm()

    /// Makes the screen.
    ///
    /// - Parameter newHero: Leads to where a hero is made.
    public init(choices: GenerationChoices, newHero: @escaping @MainActor () -> Void) {
        (self.choices, self.newHero) = (choices, newHero)
    }

    /// The form, the progress, or what became of it.
    public var body: some View {
        // A story in the making goes on when the screen is left; only a form is lost.
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
