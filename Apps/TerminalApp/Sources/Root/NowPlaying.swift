import Playback
import PlaybackViews
import StoryApp
import TerminalUI

/// What plays, along the bottom, unless the player itself is seen.
struct NowPlaying: View {
    /// Whether the player is what is seen where nothing was opened.
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
