public import FeatureKit
public import Observation

/// The state and the actions of the queue's screen.
@MainActor
public protocol PlaybackQueueViewModelContract: AnyObject, Observable {
    var state: PlaybackQueueViewState { get }
    /// The index of the story in the player, from 0; nil if it is not in the queue, or there is none.
    var indexInPlayer: Int? { get }
    /// The story removed last, which can be restored; nil if there is none.
    var removed: QueuedStory? { get }

    /// Restores the stored queue, and removes deleted stories; does nothing the second time.
    func didAppear() async
    /// Loads the queue again after an error.
    func didTapOnRetryButton() async
    /// Updates deleted and renamed stories; the queue stays visible meanwhile.
    func didPullToRefresh() async
    /// Plays the story at an index.
    func didSelect(_ index: Int) async
    /// Moves a story.
    func didMove(from origin: Int, to index: Int)
    /// Removes the story at an index.
    func didRemove(at index: Int)
    /// Restores the story removed last to its index; does nothing if there is none.
    func didTapOnUndo()
    /// Shows a story in the library.
    func didTapOnStory(at index: Int)
    /// Closes the screen.
    func didTapOnBack()
}
