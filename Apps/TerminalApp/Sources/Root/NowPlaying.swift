import Playback
import PlaybackViews
import StoryApp
import TerminalUI

/// What plays, along the bottom, unless the player itself is seen.
struct NowPlaying: View {
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
        if navigator.top?.destination == .playback(.player) { return false }
        return switch player.state {
        case .idle: false
        case .loading, .playing, .paused, .error: true
        }
    }
}
