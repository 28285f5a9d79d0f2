public import StoryCore

/// The situations of the player.
public enum AudioPlaybackViewState: Sendable {
    /// Nothing was played yet, or it was stopped.
    case idle
    /// The story is being opened.
    case loading(Story)
    /// The story is heard.
    case playing(Story)
    /// The story stands still, at whatever position.
    case paused(Story)
    /// The story was heard to its end, and none follows.
    case ended(Story)
    /// The story cannot be played; nil if nobody knows which one it would be.
    case error(AudioPlaybackError, Story?)
}
