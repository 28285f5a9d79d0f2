import Generation
public import StoryCore
import StoryViews
public import TerminalUI

/// What can be made of a story, on its own screen: what is missing or outdated, another voice, another picture. While
/// it is made, how far it is stands here, and afterwards why it failed.
///
/// The view model is found as `any StoryGenerationViewModelContract`.
public struct StoryPartsView: View {
    private let story: Story
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Shows what can be made of a story.
    public init(story: Story) {
        self.story = story
    }

    /// A few rows.
    public var body: some View {
        if viewModel.currentStory?.id != story.id {
            StoryPartOffers(story: story)
        } else if viewModel.isGenerating {
            PartProgress()
        } else if let error = viewModel.error {
            PartFailure(error: error)
        } else {
            StoryPartOffers(story: story)
        }
    }
}

/// What can be made.
private struct StoryPartOffers: View {
    let story: Story
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @State private var isChoosing = false

    var body: some View {
        FlowStack(spacing: 1) {
            ForEach([PartOffer](for: story), id: \.title) { offer in
                Button(offer.title) { [viewModel, story] in Task { _ = await viewModel.make(offer.part, of: story) } }
            }
            Button("Voice and pictures") { isChoosing = true }
            Text(note).role(.secondary).lines(1)
        }
        // One story is made at a time.
        .disabled(viewModel.isGenerating)
        .keyCommand(KeyPress("v"), "Voice and pictures") { isChoosing = !viewModel.isGenerating }
        .sheet(isPresented: $isChoosing, title: "Voice and pictures") { StoryRemakeForm(story: story) }
        if let note = viewModel.voiceNote(of: story) { Text(note).role(.warning) }
    }

    private var note: String {
        if viewModel.isGenerating { return "Creating another story…" }
        return viewModel.voiceName(of: story).map { "Narrated by \($0)" } ?? ""
    }
}

/// How far the part is.
struct PartProgress: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        HStack(spacing: 1) {
            Text("\(viewModel.stage?.displayName ?? "")…").lines(1)
            GenerationBar().flex()
            Button("Stop") { [viewModel] in Task { await viewModel.cancelGeneration() } }
        }
    }
}

/// Why the part could not be made.
struct PartFailure: View {
    let error: GenerationError
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        ErrorLines(error: error)
        HStack(spacing: 1) {
            Button("Try again") { [viewModel] in Task { await viewModel.didTapOnRetryButton() } }
            Button("Dismiss") { [viewModel] in viewModel.didTapOnNewStory() }
        }
    }
}
