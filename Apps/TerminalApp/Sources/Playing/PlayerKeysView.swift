public import Playback
import PlaybackViews
public import TerminalUI

/// The player's keys without a visible view, for a program that reports their results in other ways.
public struct PlayerKeysView: View {
    private let player: any AudioPlaybackViewModelContract
    private let playing: any CurrentStoryFavoriteViewModelContract
    private let leave: @MainActor () -> Void

    /// Creates the view.
    ///
    /// - Parameter leave: Called when the listener wants to leave.
    public init(
        player: any AudioPlaybackViewModelContract, playing: any CurrentStoryFavoriteViewModelContract,
        leave: @escaping @MainActor () -> Void
    ) {
        (self.player, self.playing, self.leave) = (player, playing, leave)
    }

    public var body: some View {
        Text("")
            .playerKeys(player)
            .onInput { [playing] in playing.didSeeAnswer() }
            .favoriteKey(playing)
            .keyCommand(KeyPress("q"), "Quit", action: leave)
    }
}
