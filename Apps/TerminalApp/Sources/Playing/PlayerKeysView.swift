public import Playback
import PlaybackViews
public import TerminalUI

/// The player's keys without anything that is seen, for a program that tells otherwise what they do.
public struct PlayerKeysView: View {
    private let player: any AudioPlaybackViewModelContract
    private let playing: any CurrentStoryFavoriteViewModelContract
    private let leave: @MainActor () -> Void

    /// Takes keys.
    ///
    /// - Parameter leave: Somebody wants to leave.
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
