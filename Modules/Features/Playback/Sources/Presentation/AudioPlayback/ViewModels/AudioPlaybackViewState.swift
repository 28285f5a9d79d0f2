/// The states of the player's screen, which are those of the player.
public typealias AudioPlaybackViewState = PlaybackState
