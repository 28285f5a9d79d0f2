import Generation
import StoryCore
public import TerminalUI

/// A single row with the story in the making, for the bottom of other screens; empty if there is none.
///
/// The view model comes from the environment as `any StoryGenerationViewModelContract`.
public struct MiniGenerationView: View {
    private static let barWidth = 24

    private let open: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    /// Creates the row.
    ///
    /// - Parameter open: Opens the generation screen.
    public init(open: @escaping @MainActor () -> Void) {
        self.open = open
    }

    /// The content of the view.
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
