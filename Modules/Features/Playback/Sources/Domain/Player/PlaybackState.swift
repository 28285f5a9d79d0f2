public import StoryCore

/// The states of a player.
public enum PlaybackState: Hashable, Sendable {
    /// Nothing was played yet, or playback was stopped.
    case idle
    /// The story is being opened.
    case loading(Story)
    /// The story is playing.
    case playing(Story)
    /// The story is paused, at any position, for a reason.
    case paused(Story, PauseReason)
    /// The story cannot be played; nil if it is unknown.
    case error(AudioPlaybackError, Story?)

    /// Whether a story is playing.
    public var isPlaying: Bool {
        if case .playing = self { true } else { false }
    }

    /// Why the story is paused; nil if it is not.
    public var pauseReason: PauseReason? {
        if case .paused(_, let reason) = self { reason } else { nil }
    }

    /// The current story, or the one that cannot be played.
    public var story: Story? {
        switch self {
        case .idle: nil
        case .loading(let story), .playing(let story), .paused(let story, _): story
        case .error(_, let story): story
        }
    }

    /// Returns the state with an updated story.
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
