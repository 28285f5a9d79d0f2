public import FeatureKit
public import Observation
public import StoryCore

/// What the queue's screen shows and what can be done on it.
@MainActor
public protocol PlaybackQueueViewModelContract: AnyObject, Observable {
    var state: PlaybackQueueViewState { get }
    /// Place of the story that is in the player, from 0; nil if it is not in the queue, or none is.
    var indexInPlayer: Int? { get }
    /// The story that was removed last, and can be put back; nil if none was.
    var removed: QueuedStory? { get }

    /// Reads the queue of the last time, and takes out what is deleted; does nothing the second time.
    func didAppear() async
    /// Reads it again after an error.
    func didTapOnRetryButton() async
    /// Looks again what is deleted or renamed; the queue stays visible meanwhile.
    func didPullToRefresh() async
    /// Plays a story of the queue.
    func didSelect(_ index: Int) async
    /// Moves a story.
    func didMove(from origin: Int, to index: Int)
    /// Removes a story.
    func didRemove(at index: Int)
    /// Puts the story that was removed last back where it was; does nothing if none was.
    func didTapOnUndo()
    /// Shows a story in the library.
    func didTapOnStory(at index: Int)
    /// Leaves the screen.
    func didTapOnBack()
}
