import GenerationViews
import Playback
import PlaybackViews
import StoryCore
import StoryViews
public import TerminalUI

/// The player's screen, with the story's favourite mark.
public struct PlayerScreenView: View {
    @Environment((any CurrentStoryFavoriteViewModelContract).self) private var viewModel
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Creates the screen; its view models come from the environment.
    public init() {}

    public var body: some View {
        AudioPlaybackView(isFavorite: viewModel.isFavorite, note: viewModel.confirmation, remedy: remedy)
            .onInput { [viewModel] in if viewModel.failure == nil { viewModel.didSeeAnswer() } }
            .favoriteKey(viewModel)
            .failureAlert({ viewModel.failure }, title: "Favourite", dismiss: { viewModel.didDismissFailure() })
    }

    /// Returns an offer to narrate the story, which is then played, unless another choice was made meanwhile.
    private func remedy(for story: Story) -> AnyView? {
        AnyView(
            NarrationOfferView(story: story) { [player] made in
                guard case .error(_, let failed?) = player.state, failed.id == made.id else { return }
                Task { await player.play(story: made) }
            })
    }
}

extension View {
    /// Adds the key that toggles the favourite mark, also for a player off screen.
    public func favoriteKey(_ viewModel: any CurrentStoryFavoriteViewModelContract) -> some View {
        keyCommand(KeyPress("f"), "Favourite") { Task { await viewModel.didTapOnFavorite() } }
    }
}
