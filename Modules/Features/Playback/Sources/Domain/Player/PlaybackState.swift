public import StoryCore

/// The situations of a player.
public enum PlaybackState: Hashable, Sendable {
    /// Nothing was played yet, or it was stopped.
    case idle
    /// The story is being opened.
    case loading(Story)
    /// The story is heard.
    case playing(Story)
    /// The story stands still, at whatever position, and why.
    case paused(Story, PauseReason)
    /// The story cannot be played; nil if nobody knows which one it would be.
    case error(AudioPlaybackError, Story?)

    /// Whether a story is heard.
    public var isPlaying: Bool {
        if case .playing = self { true } else { false }
    }

    /// Why the story stands still; nil if it does not.
    public var pauseReason: PauseReason? {
        if case .paused(_, let reason) = self { reason } else { nil }
    }

    /// The story that is played, or would be.
    public var story: Story? {
        switch self {
        case .idle: nil
        case .loading(let story), .playing(let story), .paused(let story, _): story
        case .error(_, let story): story
        }
    }

    /// The same situation with the story as it is by now.
    func with(_ story: Story) -> PlaybackState {
        switch self {
        case .idle, .error(_, nil): self
        case .loading: .loading(story)
        case .playing: .playing(story)
        case .paused(_, let reason): .paused(story, reason)
        case .error(let error, _): .error(error.updated(for: story), story)
        }
    }
}
