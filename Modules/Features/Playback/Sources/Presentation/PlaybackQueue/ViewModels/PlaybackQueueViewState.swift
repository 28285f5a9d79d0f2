public import StoryCore

/// The situations of the queue's screen.
public enum PlaybackQueueViewState: Sendable {
    /// It has not appeared yet.
    case idle
    /// The queue of the last time is being read.
    case loading
    /// What is played, in order.
    case loaded(StoryQueue)
    /// Nothing is in the queue.
    case empty
    /// The library cannot say what is in the queue.
    case error(AudioPlaybackError)
}
