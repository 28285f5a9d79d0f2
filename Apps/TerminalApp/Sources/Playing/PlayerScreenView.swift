import GenerationViews
import Playback
import PlaybackViews
import StoryCore
import StoryViews
public import TerminalUI

/// Where a story is played, with its mark in the library.
public struct PlayerScreenView: View {
    @Environment((any CurrentStoryFavoriteViewModelContract).self) private var viewModel
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    /// Makes the screen; its view models come from the environment.
    public init() {}

    public var body: some View {
        AudioPlaybackView(isFavorite: viewModel.isFavorite, note: viewModel.confirmation, remedy: remedy)
            .onInput { [viewModel] in if viewModel.failure == nil { viewModel.didSeeAnswer() } }
            .favoriteKey(viewModel)
            .failureAlert({ viewModel.failure }, title: "Favourite", dismiss: { viewModel.didDismissFailure() })
    }

    /// Offers to narrate the story, which is played then, unless something else was chosen meanwhile.
    private func remedy(for story: Story) -> AnyView? {
        AnyView(
            NarrationOfferView(story: story) { [player] made in
                guard case .error(_, let failed?) = player.state, failed.id == made.id else { return }
                Task { await player.play(story: made) }
            })
    }
}

extension View {
    /// The key that marks the story in the player, also for a player that nobody sees.
    public func favoriteKey(_ viewModel: any CurrentStoryFavoriteViewModelContract) -> some View {
        keyCommand(KeyPress("f"), "Favourite") { Task { await viewModel.didTapOnFavorite() } }
    }
}
