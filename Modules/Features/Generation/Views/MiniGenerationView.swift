import Generation
import StoryCore
public import TerminalUI

/// One row with the story that is being made, for below other screens; nothing while none is.
///
/// The view model is found as `any StoryGenerationViewModelContract`.
public struct MiniGenerationView: View {
    private static let barWidth = 24

    private let open: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Makes the row.
    ///
    /// - Parameter open: Shows the screen where the story is made.
    public init(open: @escaping @MainActor () -> Void) {
        self.open = open
    }

    /// What is made, and how far it is.
    public var body: some View {
        if viewModel.isGenerating {
            HStack(spacing: 1) {
                MiniGenerationTitle(open: open).flex()
                GenerationBar().frame(width: Self.barWidth)
            }
        }
    }
}

/// The title as soon as there is one; a view of its own, since pages change the story, too.
private struct MiniGenerationTitle: View {
    let open: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        let title = viewModel.currentStory?.title ?? ""
        Button(title.isEmpty ? "Creating a story" : "Creating '\(title)'", action: open)
    }
}
