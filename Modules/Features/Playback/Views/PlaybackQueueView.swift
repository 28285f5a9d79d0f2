public import Playback
import StoryCore
public import TerminalUI

/// The screen with what is played one after the other.
public struct PlaybackQueueView: View {
    private let viewModel: any PlaybackQueueViewModelContract
    @State private var selection: Int?

    /// Makes the screen.
    public init(viewModel: any PlaybackQueueViewModelContract) {
        self.viewModel = viewModel
    }

    /// The stories, or what there is instead.
    public var body: some View {
        VStack {
            Text("Queue").role(.heading)
            content
        }
        .task { [viewModel] in await viewModel.didAppear() }
        .keyCommand(KeyPress("p"), "Play") { withSelection { viewModel, place in await viewModel.didSelect(place) } }
        .keyCommand(KeyPress("d"), "Take out of the queue") { remove() }
        .keyCommand(KeyPress(.up, .shift), "Move up") { move(by: -1) }
        .keyCommand(KeyPress(.down, .shift), "Move down") { move(by: 1) }
        .keyCommand(KeyPress("o"), "Show the story") { withSelection { $0.didTapOnStory(at: $1) } }
        .keyCommand(KeyPress("r"), "Refresh") { refresh() }
        .keyCommand(KeyPress(.escape)) { [viewModel] in viewModel.didTapOnBack() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle, .loading: Text("Reading the queue…").role(.secondary)
        case .empty:
            Text("Nothing is in the queue.")
            Text("Stories that are played come here, and those that are put in behind them.").role(.secondary)
        case .error(let error):
            FaultView(error: error)
            Button("Try again") { [viewModel] in Task { await viewModel.didTapOnRetryButton() } }
        case .loaded(let queue):
            List(
                Array(queue.stories.enumerated()), id: \.offset, selection: $selection,
                activate: { [viewModel] row in Task { await viewModel.didSelect(row.offset) } }
            ) { row in
                QueueRow(number: row.offset + 1, story: row.element, isCurrent: row.offset == queue.current)
            }
        }
    }

    // MARK: - Keys

    /// The story that keys mean: the selected one, or else the current one.
    private var place: Int? {
        guard case .loaded(let queue) = viewModel.state, let last = queue.stories.indices.last else { return nil }
        return min(max(0, selection ?? queue.current ?? 0), last)
    }

    private func withSelection(
        _ action: @escaping @MainActor (any PlaybackQueueViewModelContract, Int) async -> Void
    ) {
        guard let place else { return }
        Task { [viewModel] in await action(viewModel, place) }
    }

    private func remove() {
        guard let place else { return }
        viewModel.didRemove(at: place)
    }

    private func move(by step: Int) {
        guard case .loaded(let queue) = viewModel.state, let place, queue.stories.indices.contains(place + step) else {
            return
        }
        viewModel.didMove(from: place, to: place + step)
        selection = place + step
    }

    private func refresh() {
        Task { [viewModel] in
            if case .error = viewModel.state { return await viewModel.didTapOnRetryButton() }
            await viewModel.didPullToRefresh()
        }
    }
}

/// A story of the queue.
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
