import Playback
import PlaybackViews
import StoryApp
import TerminalUI

/// The current story, at the bottom, except on the player's screen.
struct NowPlaying: View {
    /// Whether the player is the first screen.
    var isPlayerFirst = false
    @Environment((any AudioPlaybackViewModelContract).self) private var player
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        if let note = navigator.note { Text(note).role(.success).lines(1) }
        if isShown {
            MiniPlayerView { navigator.show(.playback(.player)) }
                .keyCommand(KeyPress("0"), "Player") { navigator.show(.playback(.player)) }
        }
    }

    private var isShown: Bool {
        if navigator.top.map({ $0.destination == .playback(.player) }) ?? isPlayerFirst { return false }
        return switch player.state {
        case .idle: false
        case .loading, .playing, .paused, .error: true
        }
    }
}
