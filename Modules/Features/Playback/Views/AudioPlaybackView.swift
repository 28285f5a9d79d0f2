import Playback
public import StoryCore
public import TerminalUI

/// The player's screen: picture and text with the word that is said, where the story is, and the keys for all of it.
///
/// The view model is found as `any AudioPlaybackViewModelContract`.
public struct AudioPlaybackView: View {
    private let isFavorite: Bool?
    private let note: String?
    private let remedy: @MainActor (Story) -> AnyView?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - isFavorite: Whether the story is a favourite by now, where a key marks it; nil where none does.
    ///   - note: What a key of the screen around it has done; nil for nothing.
    ///   - remedy: What can be done about a story that has no narration; nil for nothing.
    public init(
        isFavorite: Bool? = nil, note: String? = nil, remedy: @escaping @MainActor (Story) -> AnyView? = { _ in nil }
    ) {
        (self.isFavorite, self.note, self.remedy) = (isFavorite, note, remedy)
    }

    /// What is played, and the player's keys.
    public var body: some View {
        PlayerContent(isFavorite: isFavorite, note: note, remedy: remedy)
            .task { [player] in await player.didAppear() }
            .playerKeys(player)
    }
}

/// What is seen of the player in each situation.
private struct PlayerContent: View {
    let isFavorite: Bool?
    let note: String?
    let remedy: @MainActor (Story) -> AnyView?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        switch player.state {
        case .idle: IdlePlayer(note: note)
        case .loading(let story), .playing(let story), .paused(let story, _):
            let title = (isFavorite ?? story.isFavorite ? "\(StoryText.favoriteMark) " : "") + story.title
            SizeReader {
                PlayerStory(
                    title: title, arrangement: PlayerArrangement($0, for: story), canMark: isFavorite != nil, note: note
                )
            }
        case .error(let error, let story): FailedPlayer(error: error, story: story, remedy: remedy)
        }
    }
}

/// The player while nothing is played.
private struct IdlePlayer: View {
    let note: String?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        VStack {
            Text("Nothing is playing.").role(.heading)
            PlayerNews(lines: nil, note: note)
            if player.queue.stories.isEmpty {
                Text("Choose a story in the library.").role(.secondary)
            } else {
                Button("Play queue") { [player] in Task { await player.toggleOrBegin() } }
                Button("Queue") { [player] in player.didTapOnQueue() }
            }
        }
    }
}

/// The player with a story that cannot be played.
private struct FailedPlayer: View {
    let error: AudioPlaybackError
    let story: Story?
    let remedy: @MainActor (Story) -> AnyView?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        ScrollView {
            VStack {
                if let story { Text(story.title).role(.heading) }
                FaultView(error: error)
                Text(" ")
                if case .noAudio = error, let story, story.narration == nil, let remedy = remedy(story) {
                    remedy
                } else {
                    Button("Try again") { [player] in Task { await player.didTapOnRetryButton() } }
                }
                if story != nil { Button("Story") { [player] in player.didTapOnStory() } }
                Button("Dismiss") { [player] in Task { await player.stop() } }
                Button("Queue") { [player] in player.didTapOnQueue() }
            }
        }
    }
}
