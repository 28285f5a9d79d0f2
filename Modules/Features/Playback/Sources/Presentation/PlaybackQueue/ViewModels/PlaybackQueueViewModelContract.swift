public import Observation
import StoryCore

/// What the queue's screen shows and what can be done on it.
@MainActor
public protocol PlaybackQueueViewModelContract: AnyObject, Observable {
    var state: PlaybackQueueViewState { get }

    /// Reads the queue of the last time, and takes out what is deleted; does nothing the second time.
    func didAppear() async
    /// Reads it again after an error.
    func didTapOnRetryButton() async
    /// Looks again what is deleted or renamed; the queue stays visible meanwhile.
    func didPullToRefresh() async
    /// Plays a story of the queue.
    func didSelect(_ place: Int) async
    /// Moves a story.
    func didMove(from origin: Int, to place: Int)
    /// Takes a story out.
    func didRemove(at place: Int)
    /// Shows a story in the library.
    func didTapOnStory(at place: Int)
    /// Leaves the screen.
    func didTapOnBack()
}
