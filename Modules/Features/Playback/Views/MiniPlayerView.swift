import Playback
import StoryCore
public import TerminalUI

/// One row with what is played, for below other screens; nothing while nothing is.
///
/// Space plays and pauses wherever nothing else takes it, and any key makes a sleep timer longer that is about to end.
/// The view model is found as `any AudioPlaybackViewModelContract`.
public struct MiniPlayerView: View {
    /// The columns that the title has also where the rest has no room.
    private static let shortestTitle = 12

    private let open: @MainActor () -> Void
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Makes the row.
    ///
    /// - Parameter open: Shows the player's screen.
    public init(open: @escaping @MainActor () -> Void) {
        self.open = open
    }

    /// The title, and where the story is.
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

/// The time of the story that is played.
struct MiniClock: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let time = StoryText.length(Double(player.currentSecond))
        Text(player.duration > 0 ? "\(time) of \(StoryText.length(player.duration))" : time).lines(1)
            .spoken(player.spokenTime)
    }
}
