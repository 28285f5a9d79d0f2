import Generation
public import StoryCore
public import TerminalUI

/// Offers to narrate a story that cannot be played without a narration, and shows the progress.
///
/// The view model comes from the environment as `any StoryGenerationViewModelContract`.
public struct NarrationOfferView: View {
    private let story: Story
    private let narrated: @MainActor (Story) -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Creates the view.
    ///
    /// - Parameter narrated: Called with the narrated story.
    public init(story: Story, narrated: @escaping @MainActor (Story) -> Void) {
        (self.story, self.narrated) = (story, narrated)
    }

    /// The content of the view.
    public var body: some View {
        if viewModel.currentStory?.id == story.id, viewModel.isGenerating {
            PartProgress()
        } else if viewModel.currentStory?.id == story.id, let error = viewModel.error {
            PartFailure(error: error)
        } else {
            Button("Narrate") { [viewModel, story, narrated] in
                Task {
                    if let made = await viewModel.make(.narration(), of: story) { narrated(made) }
                }
            }
            .disabled(viewModel.isGenerating)
            if viewModel.isGenerating { Text("Creating another story…").role(.secondary) }
        }
    }
}
