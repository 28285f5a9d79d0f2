import Playback
import StoryCore
public import TerminalUI

/// A single row with the current story, for the bottom of other screens; empty if there is none.
///
/// Space plays and pauses if nothing else handles it, and any key extends a sleep timer in its last minute. The view
/// model comes from the environment as `any AudioPlaybackViewModelContract`.
public struct MiniPlayerView: View {
    /// The minimum width of the title, in columns.
    private static let shortestTitle = 12

    private let open: @MainActor () -> Void
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Creates the row.
    ///
    /// - Parameter open: Opens the player's screen.
    public init(open: @escaping @MainActor () -> Void) {
        self.open = open
    }

    /// The content of the view.
    public var body: some View {
        if let title {
            HStack(spacing: 1) {
                Button(title, action: open).frame(minWidth: Self.shortestTitle).flex()
                if let status = player.state.status { Text(status).role(.secondary).lines(1) }
                if player.error == nil {
                    MiniClock()
                } else {
                    Button("Dismiss") { [player] in Task { await player.stop() } }
                }
            }
            .keyCommand(KeyPress(" "), "Play or pause") { [player] in Task { await player.toggleOrBegin() } }
            .onInput { [player] in player.noticeActivity() }
        }
    }

    private var title: String? {
        if case .error(let error, nil) = player.state { return error.message }
        return player.currentStory?.title
    }
}

/// The time of the current story.
struct MiniClock: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let time = StoryText.length(Double(player.currentSecond))
        Text(player.duration > 0 ? "\(time) of \(StoryText.length(player.duration))" : time).lines(1)
            .spoken(player.spokenTime)
    }
}
