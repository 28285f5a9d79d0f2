import Generation
import GenerationViews
import StoryApp
import StoryCore
import TerminalUI

/// A row with the story that is being made, and how many wait, at the bottom of every tab, except on the screens that
/// show it.
struct GenerationStatusBar: View {
    /// The columns from which the story's button has room for its text beside how many wait.
    private static let roomForCount = 60

    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment((any QueueStatusViewModelContract).self) private var queue
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        if generation.isGenerating, navigator.sheet?.destination != .generation(.form) {
            row(queued: queue.status.queued)
                .keyCommand(KeyPress("9"), "Story being created") { navigator.show(.generation(.form)) }
        } else if !generation.isGenerating, navigator.sheet?.destination != .generation(.queue) {
            QueueLine()
        }
    }

    private func row(queued: String?) -> some View {
        SizeReader { [navigator] size in
            HStack(spacing: 1) {
                MiniGenerationView { navigator.show(.generation(.form)) }.flex()
                if let queued, size.width >= Self.roomForCount { Text("· \(queued)").role(.secondary) }
            }
        }
        .frame(height: 1)
    }
}

/// A row with what the queue is at; a view of its own, since that changes continuously.
private struct QueueLine: View {
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment((any QueueStatusViewModelContract).self) private var queue
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        if let line = queue.line(besides: generation.currentStory?.id) {
            Button(line) { navigator.show(.generation(.queue)) }
                .keyCommand(KeyPress("9"), "Queue") { navigator.show(.generation(.queue)) }
        }
    }
}
