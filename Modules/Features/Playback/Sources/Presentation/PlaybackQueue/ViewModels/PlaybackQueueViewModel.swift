public import Observation
public import StoryCore

/// Shows the queue of a player; the queue itself is the player's.
@MainActor
@Observable
public final class PlaybackQueueViewModel: PlaybackQueueViewModelContract {
    private enum Phase {
        case idle, loading, ready
    }

    private var phase = Phase.idle
    /// What was removed, and from where, the last one at the end.
    private var removals: [(story: QueuedStory, place: Int)] = []
    private let player: any AudioPlaybackViewModelContract
    private let navigator: any PlaybackQueueNavigatorContract

    package init(player: any AudioPlaybackViewModelContract, navigator: any PlaybackQueueNavigatorContract) {
        self.player = player
        self.navigator = navigator
    }

    public var state: PlaybackQueueViewState {
        switch phase {
        case .idle: .idle
        case .loading: .loading
        case .ready where !player.queue.stories.isEmpty: .loaded(player.queue)
        case .ready: player.notice.map { .error($0) } ?? .empty
        }
    }

    public var placeInPlayer: Int? {
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

    public func didSelect(_ place: Int) async {
        await player.play(at: place)
    }

    public func didMove(from origin: Int, to place: Int) {
        player.moveInQueue(from: origin, to: place)
    }

    public func didRemove(at place: Int) {
        guard player.queue.stories.indices.contains(place) else { return }
        removals.append((player.queue.stories[place], place))
        player.removeFromQueue(at: place)
    }

    public func didTapOnUndo() {
        guard let last = removals.popLast() else { return }
        player.insertInQueue(last.story, at: last.place)
    }

    public func didTapOnStory(at place: Int) {
        guard player.queue.stories.indices.contains(place) else { return }
        navigator.navigateToStory(identifier: player.queue.stories[place].id)
    }

    public func didTapOnBack() {
        navigator.goBack()
    }

    private func load() async {
        phase = .loading
        await player.didAppear()
        await player.refreshQueue()
        phase = .ready
    }
}
