import Generation
public import StoryCore
import StoryViews
public import TerminalUI

/// The parts that can be made on a story's own screen: missing or outdated ones, another voice, a variation. Shows the
/// progress meanwhile, and an error afterwards.
///
/// The view model comes from the environment as `any StoryGenerationViewModelContract`.
public struct StoryPartsView: View {
    private let story: Story
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Creates the view of a story.
    public init(story: Story) {
        self.story = story
    }

    /// The content of the view.
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

/// The offers.
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
        // Only one generation runs at a time.
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

/// The progress of the part.
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

/// The error of the part.
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
