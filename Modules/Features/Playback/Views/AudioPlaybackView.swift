import Playback
public import StoryCore
import StoryViews
public import TerminalUI

/// The player's screen: the picture, the text with the lit word, the position, and the keys.
///
/// The view model comes from the environment as `any AudioPlaybackViewModelContract`.
public struct AudioPlaybackView: View {
    private let isFavorite: Bool?
    private let note: String?
    private let remedy: @MainActor (Story) -> AnyView?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - isFavorite: Whether the story is a favourite, if a key marks it; nil if none does.
    ///   - note: The result of a key of the surrounding screen; nil for none.
    ///   - remedy: A view for a story without narration; nil for none.
    public init(
        isFavorite: Bool? = nil, note: String? = nil, remedy: @escaping @MainActor (Story) -> AnyView? = { _ in nil }
    ) {
        (self.isFavorite, self.note, self.remedy) = (isFavorite, note, remedy)
    }

    /// The content of the view.
    public var body: some View {
        PlayerContent(isFavorite: isFavorite, note: note, remedy: remedy)
            .task { [player] in await player.didAppear() }
            .playerKeys(player)
    }
}

/// The player in its current state.
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

/// The player without a story.
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
                ErrorLines(error: error)
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
