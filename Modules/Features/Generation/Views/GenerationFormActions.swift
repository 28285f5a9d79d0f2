import Generation
import StoryCore
import StoryViews
import TerminalUI

/// What can be done with a filled-in form: a story is made at once, unless one is being made, or queued.
struct GenerationFormActions: View {
    /// The request; nil until it is complete.
    let request: GenerationRequest?
    let newHero: @MainActor () -> Void
    /// What the screen does about it.
    let ways: GenerationFormWays
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        FlowStack(spacing: 2) {
            if !viewModel.isGenerating {
                Button("Create story") {
                    guard let request else { return }
                    ways.willCreate()
                    // The generation continues after the screen is closed.
                    Task { [viewModel] in await viewModel.generateStory(request) }
                }
                .disabled(request == nil)
            }
            Button("Add to queue") { enqueue() }.disabled(request == nil)
            if let back = ways.back { Button("Back", action: back) }
            Button("New hero", action: newHero)
        }
        .keyCommand(KeyPress("a"), "Add to queue") { enqueue() }
    }

    private func enqueue() {
        guard let request else { return }
        ways.willEnqueue()
        Task { [viewModel] in await viewModel.enqueue(request) }
    }
}

/// What the screen does when the form is left.
@MainActor
struct GenerationFormWays {
    /// Called before a story is made.
    var willCreate: @MainActor () -> Void
    /// Called before a story is queued.
    var willEnqueue: @MainActor () -> Void
    /// Leads back to the story that is being made; nil if there is none.
    var back: (@MainActor () -> Void)?
}

/// What became of adding a story to the queue, with the way there.
struct QueueAdditionView: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        switch viewModel.addition {
        case nil: EmptyView()
        case .added(let ahead):
            Text(QueueAddition.note(ahead: ahead)).role(.success)
            Button("Show queue") { viewModel.didTapOnQueue() }
        case .refused(let error): ErrorLines(error: error)
        }
    }
}
