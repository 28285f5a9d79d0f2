public import Playback
import StoryCore
public import TerminalUI

extension View {
    /// Adds the player's keys, also for a player off screen. Any key press shows that the listener is awake.
    public func playerKeys(_ player: any AudioPlaybackViewModelContract) -> some View {
        // An action that takes time.
        func act(_ action: @escaping @MainActor (any AudioPlaybackViewModelContract) async -> Void) {
            Task { [player] in await action(player) }
        }
        return
            self
            .keyCommand(KeyPress(" "), "Play or pause") { act { await $0.toggleOrBegin() } }
            .keyCommand(KeyPress(.left), "Back 15 seconds") { player.skip(.backward) }
            .keyCommand(KeyPress(.right), "Forward 15 seconds") { player.skip(.forward) }
            .keyCommand(KeyPress(.up), "Previous page") { player.turnPage(to: player.readingPosition.page - 1) }
            .keyCommand(KeyPress(.down), "Next page") { player.turnPage(to: player.readingPosition.page + 1) }
            .keyCommand(KeyPress("["), "Slower") { player.setSpeed(player.speed.slower) }
            .keyCommand(KeyPress("]"), "Faster") { player.setSpeed(player.speed.faster) }
            .keyCommand(KeyPress("n"), "Next story") { act { await $0.next() } }
            .keyCommand(KeyPress("p"), "Previous story") { act { await $0.previous() } }
            .keyCommand(KeyPress("+"), "Louder") { player.changeVolume(by: 1) }
            .keyCommand(KeyPress("=")) { player.changeVolume(by: 1) }
            .keyCommand(KeyPress("-"), "Quieter") { player.changeVolume(by: -1) }
            .keyCommand(KeyPress("s"), "Sleep timer") { player.setNextSleepTimer() }
            .keyCommand(KeyPress("l"), "Repeat") { player.setRepeat(player.queue.repeats.next) }
            .keyCommand(KeyPress("z"), "Shuffle") { player.setShuffled(!player.queue.isShuffled) }
            .keyCommand(KeyPress("r"), "Try again") { act { await $0.didTapOnRetryButton() } }
            .keyCommand(KeyPress(.escape)) { player.didTapOnBack() }
            .onInput { player.noticeActivity() }
    }
}
