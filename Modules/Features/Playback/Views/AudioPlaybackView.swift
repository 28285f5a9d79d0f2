import Playback
import StoryCore
public import TerminalUI

/// The player's screen: picture and text with the word that is said, where the story is, and the keys for all of it.
///
/// The view model is found as `any AudioPlaybackViewModelContract`.
public struct AudioPlaybackView: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Makes the screen.
    public init() {}

    /// What is played, and the player's keys.
    public var body: some View {
        PlayerContent()
            .task { [player] in await player.didAppear() }
            .keyCommand(KeyPress(" "), "Play or pause") { act { await $0.toggleOrBegin() } }
            .keyCommand(KeyPress(.left), "15 seconds back") { act { $0.skip(.backward) } }
            .keyCommand(KeyPress(.right), "15 seconds on") { act { $0.skip(.forward) } }
            .keyCommand(KeyPress(.up), "Page before") { act { $0.turnPage(to: $0.place.page - 1) } }
            .keyCommand(KeyPress(.down), "Next page") { act { $0.turnPage(to: $0.place.page + 1) } }
            .keyCommand(KeyPress("["), "Slower") { act { $0.setSpeed($0.speed.slower) } }
            .keyCommand(KeyPress("]"), "Faster") { act { $0.setSpeed($0.speed.faster) } }
            .keyCommand(KeyPress("s"), "Sleep timer") { player.setNextSleepTimer() }
            .keyCommand(KeyPress("+"), "Louder") { act { $0.changeVolume(by: 1) } }
            .keyCommand(KeyPress("=")) { act { $0.changeVolume(by: 1) } }
            .keyCommand(KeyPress("-"), "Quieter") { act { $0.changeVolume(by: -1) } }
            .keyCommand(KeyPress("<"), "Story before") { act { await $0.previous() } }
            .keyCommand(KeyPress(">"), "Next story") { act { await $0.next() } }
            .keyCommand(KeyPress("r"), "Try again") { act { await $0.didTapOnRetryButton() } }
            .keyCommand(KeyPress(.escape)) { act { $0.didTapOnBack() } }
    }

    /// Does what a key says; whoever presses one is awake.
    private func act(_ action: @MainActor (any AudioPlaybackViewModelContract) -> Void) {
        player.noticeActivity()
        action(player)
    }

    private func act(_ action: @escaping @MainActor (any AudioPlaybackViewModelContract) async -> Void) {
        player.noticeActivity()
        Task { [player] in await action(player) }
    }
}

/// What is seen of the player in each situation.
private struct PlayerContent: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        switch player.state {
        case .idle: IdlePlayer()
        case .loading(let story), .playing(let story), .paused(let story), .ended(let story):
            let title = (story.isFavorite ? "\(StoryText.favoriteMark) " : "") + story.title
            SizeReader { PlayerStory(title: title, arrangement: PlayerArrangement($0, for: story)) }
        case .error(let error, let story): FailedPlayer(error: error, title: story?.title)
        }
    }
}

/// The player while nothing is played.
private struct IdlePlayer: View {
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        VStack {
            Text("Nothing is played.").role(.heading)
            PlayerNews(lines: nil)
            if player.queue.stories.isEmpty {
                Text("Choose a story in the library.").role(.secondary)
            } else {
                Button("Play the queue") { [player] in Task { await player.toggleOrBegin() } }
                Button("Queue") { [player] in player.didTapOnQueue() }
            }
        }
    }
}

/// The player with a story that cannot be played.
private struct FailedPlayer: View {
    let error: AudioPlaybackError
    let title: String?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        ScrollView {
            VStack {
                if let title { Text(title).role(.heading) }
                FaultView(error: error)
                Text(" ")
                Button("Try again") { [player] in Task { await player.didTapOnRetryButton() } }
                if title != nil { Button("Story") { [player] in player.didTapOnStory() } }
                Button("Queue") { [player] in player.didTapOnQueue() }
            }
        }
    }
}
