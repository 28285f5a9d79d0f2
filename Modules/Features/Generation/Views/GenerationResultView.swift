import Generation
import StoryCore
import StoryViews
import TerminalUI

/// The result of a generation, with its actions: each failed step can be retried.
struct GenerationResultView: View {
    /// The story; nil if there is none.
    let story: Story?
    let failure: GenerationFailure?
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        ScrollView {
            VStack {
                if let story {
                    Text(story.title).role(.heading)
                    Text(
                        StoryText.facts(of: story, narratedBy: viewModel.voiceName(of: story)).joined(separator: " · ")
                    )
                    .role(.secondary)
                } else {
                    Text("The story couldn't be created").role(.heading)
                }
                Text(" ")
                StepList(steps: [StepState](of: story, failedAt: failure?.step))
                Text(" ")
                if let failure {
                    ErrorLines(error: failure.error)
                    if story != nil { Text("The finished parts are kept.") }
                } else {
                    Text("The story is in the library.").role(.success)
                }
                if let note = story.flatMap(viewModel.voiceNote) { Text(note).role(.warning) }
                Text(" ")
                ForEach(actions, id: \.title) { Button($0.title, action: $0.perform) }
            }
        }
        .keyCommand(KeyPress("r"), "Try again") { tryAgain() }
        .keyCommand(KeyPress("n"), "New story") { [viewModel] in viewModel.didTapOnNewStory() }
    }

    private struct Action {
        var title: String
        var perform: @MainActor () -> Void
    }

    /// The actions, the most likely first: retrying what failed, then the story.
    private var actions: [Action] {
        var actions: [Action] = []
        if failure?.step == .story {
            actions.append(Action(title: "Try again") { tryAgain() })
        }
        if lacksNarration {
            actions.append(
                Action(title: "Narrate again") { [viewModel] in Task { await viewModel.retryAudioGeneration() } })
        }
        if lacksPictures {
            actions.append(
                Action(title: "Draw missing pictures") { [viewModel] in
                    Task { await viewModel.retryIllustrationGeneration() }
                })
        }
        if story != nil {
            actions.append(Action(title: "Open story") { [viewModel] in viewModel.didTapOnStory() })
        }
        actions.append(
            Action(title: failure?.step == .story ? "Change details" : "New story") { [viewModel] in
                viewModel.didTapOnNewStory()
            })
        return actions
    }

    private var lacksNarration: Bool {
        story != nil && (failure?.step == .audio || story?.narrationStatus == .failed)
    }

    private var lacksPictures: Bool {
        guard let story else { return false }
        return failure?.step == .illustrations || story.missingPictureCount > 0
    }

    /// Retries what failed; without a failure, the missing parts.
    private func tryAgain() {
        Task { [viewModel, failure, lacksNarration, lacksPictures] in
            if failure != nil { return await viewModel.didTapOnRetryButton() }
            if lacksNarration { return await viewModel.retryAudioGeneration() }
            if lacksPictures { await viewModel.retryIllustrationGeneration() }
        }
    }
}
