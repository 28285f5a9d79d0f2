import Generation
public import StoryCore
public import TerminalUI

/// Where a story cannot be played because it has no narration: offers to make one, and shows how far it is.
///
/// The view model is found as `any StoryGenerationViewModelContract`.
public struct NarrationOfferView: View {
    private let story: Story
    private let narrated: @MainActor (Story) -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Offers a narration.
    ///
    /// - Parameter narrated: Called with the story as it is once it has its narration.
    public init(story: Story, narrated: @escaping @MainActor (Story) -> Void) {
        (self.story, self.narrated) = (story, narrated)
    }

    /// A button, or how far the narration is, or why it failed.
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
