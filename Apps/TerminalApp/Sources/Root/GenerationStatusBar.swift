import Generation
import GenerationViews
import StoryApp
import TerminalUI

/// A row with the story that is being made, at the bottom of every tab, except on its own screen.
struct GenerationStatusBar: View {
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        if generation.isGenerating, navigator.sheet?.destination != .generation(.form) {
            MiniGenerationView { navigator.show(.generation(.form)) }
                .keyCommand(KeyPress("9"), "Story being created") { navigator.show(.generation(.form)) }
        }
    }
}
