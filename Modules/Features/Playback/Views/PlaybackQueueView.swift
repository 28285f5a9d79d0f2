import FeatureKit
public import Playback
import StoryCore
import StoryViews
public import TerminalUI

/// The screen of the queue.
public struct PlaybackQueueView: View {
    private let viewModel: any PlaybackQueueViewModelContract
    /// The selection; nil for the story in the player, until another one is selected.
    @State private var chosen: ListSelection<Int>?
    /// Whether a confirmation for the story in the player is shown.
    @State private var isAsking = false

    /// Creates the screen.
    public init(viewModel: any PlaybackQueueViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Queue").role(.heading)
            content
        }
        .task { [viewModel] in await viewModel.didAppear() }
        .keyCommand(KeyPress("p"), "Play") { withSelection { viewModel, index in await viewModel.didSelect(index) } }
        .keyCommand(KeyPress("d"), "Remove from queue") { remove() }
        .keyCommand(KeyPress("u"), "Undo") { [viewModel] in viewModel.didTapOnUndo() }
        .keyCommand(KeyPress(.up, .shift), "Move up") { move(by: -1) }
        .keyCommand(KeyPress(.down, .shift), "Move down") { move(by: 1) }
        .keyCommand(KeyPress("o"), "Show story") { withSelection { $0.didTapOnStory(at: $1) } }
        .keyCommand(KeyPress("r"), "Refresh") { refresh() }
        .keyCommand(KeyPress(.escape)) { [viewModel] in viewModel.didTapOnBack() }
        .alert(
            "Remove from queue?",
            message: "'\(selected?.title ?? "")' is playing. It leaves the queue, and plays on to its end.",
            isPresented: $isAsking,
            answers: [
                AlertAnswer("Remove", role: .destructive) { if let index { viewModel.didRemove(at: index) } },
                AlertAnswer("Keep", role: .cancel),
            ])
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle, .loading: Text("Loading queue…").role(.secondary)
        case .empty:
            Text("The queue is empty.")
            Text("Play a story, or add one to the queue from the library.").role(.secondary)
            removal
        case .error(let error):
            ErrorLines(error: error)
            Button("Try again") { [viewModel] in Task { await viewModel.didTapOnRetryButton() } }
        case .loaded(let queue):
            List(
                Array(queue.stories.enumerated()), id: \.offset, selection: selection,
                activate: { [viewModel] row in Task { await viewModel.didSelect(row.offset) } }
            ) { row in
                QueueRow(number: row.offset + 1, story: row.element, isCurrent: row.offset == queue.current)
            }
            removal
            HintRow(["p play", "d remove", "u undo", "Shift-↑ ↓ move", "o story"])
        }
    }

    @ViewBuilder private var removal: some View {
        if let removed = viewModel.removed {
            Text("Removed '\(removed.title)'. Press 'u' to undo.").role(.secondary).lines(1)
        }
    }

    // MARK: - Keys

    private var queue: StoryQueue {
        if case .loaded(let queue) = viewModel.state { queue } else { StoryQueue() }
    }

    private var selection: Binding<ListSelection<Int>> {
        Binding(get: { chosen ?? ListSelection(at: queue.current ?? 0) }, set: { chosen = $0 })
    }

    /// The selected index, to which keys apply; nil in an empty queue.
    private var index: Int? { selection.wrappedValue.index(in: Array(queue.stories.indices), id: \.self) }

    private var selected: QueuedStory? { index.map { queue.stories[$0] } }

    private func withSelection(
        _ action: @escaping @MainActor (any PlaybackQueueViewModelContract, Int) async -> Void
    ) {
        guard let index else { return }
        Task { [viewModel] in await action(viewModel, index) }
    }

    private func remove() {
        guard let index else { return }
        guard index == viewModel.indexInPlayer else { return viewModel.didRemove(at: index) }
        // The story in question stays selected, even if the next one begins meanwhile.
        choose(index)
        isAsking = true
    }

    private func move(by step: Int) {
        guard let index, queue.stories.indices.contains(index + step) else { return }
        viewModel.didMove(from: index, to: index + step)
        choose(index + step)
    }

    private func choose(_ index: Int) {
        chosen = ListSelection(at: index)
    }

    private func refresh() {
        Task { [viewModel] in
            if case .error = viewModel.state { return await viewModel.didTapOnRetryButton() }
            await viewModel.didPullToRefresh()
        }
    }
}

/// A row for a story.
private struct QueueRow: View {
    let number: Int
    let story: QueuedStory
    let isCurrent: Bool
    @Environment(\.glyphs) private var glyphs

    var body: some View {
        HStack(spacing: 1) {
            Text(isCurrent ? "\(glyphs.after)" : "").role(.accent).frame(width: 1)
            Text("\(number)").role(.secondary).frame(width: 3, alignment: .topTrailing)
            Text(story.title).lines(1).flex()
            Text(story.duration.map(StoryText.length) ?? "-").role(.secondary)
        }
    }
}
