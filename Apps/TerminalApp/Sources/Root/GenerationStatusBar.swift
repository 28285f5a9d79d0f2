import Generation
import GenerationViews
import StoryApp
import TerminalUI

/// The story that is being made, along the bottom of every tab, unless its own screen is seen.
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
