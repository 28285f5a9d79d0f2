public import FeatureKit
public import Observation

/// The view model of a player's queue; the queue itself is the player's.
@MainActor
@Observable
public final class PlaybackQueueViewModel: PlaybackQueueViewModelContract {
    private enum Phase {
        case idle, loading, ready
    }

    private var phase = Phase.idle
    /// The removed stories with their indices, the latest at the end.
    private var removals: [(story: QueuedStory, index: Int)] = []
    private let player: any AudioPlaybackViewModelContract
    private let navigator: any PlaybackNavigatorContract

    package init(player: any AudioPlaybackViewModelContract, navigator: any PlaybackNavigatorContract) {
        self.player = player
        self.navigator = navigator
    }

    public var state: PlaybackQueueViewState {
        switch phase {
        case .idle: .idle
        case .loading: .loading
        case .ready where !player.queue.stories.isEmpty: .loaded(player.queue)
        case .ready: player.queueError.map { .error($0) } ?? .empty
        }
    }

    public var indexInPlayer: Int? {
        switch player.state {
        case .idle, .paused(_, .endOfQueue), .error: nil
        case .loading, .playing, .paused: player.queue.current
        }
    }

    public var removed: QueuedStory? { removals.last?.story }

    public func didAppear() async {
        guard phase == .idle else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        await load()
    }

    public func didPullToRefresh() async {
        await player.refreshQueue()
    }

    public func didSelect(_ index: Int) async {
        await player.play(at: index)
    }

    public func didMove(from origin: Int, to index: Int) {
        player.moveInQueue(from: origin, to: index)
    }

    public func didRemove(at index: Int) {
        guard player.queue.stories.indices.contains(index) else { return }
        removals.append((player.queue.stories[index], index))
        player.removeFromQueue(at: index)
    }

    public func didTapOnUndo() {
        guard let last = removals.popLast() else { return }
        player.insertInQueue(last.story, at: last.index)
    }

    public func didTapOnStory(at index: Int) {
        guard player.queue.stories.indices.contains(index) else { return }
        navigator.navigate(.story(player.queue.stories[index].id))
    }

    public func didTapOnBack() {
        navigator.navigate(.back)
    }

    private func load() async {
        phase = .loading
        await player.didAppear()
        await player.refreshQueue()
        phase = .ready
    }
}
