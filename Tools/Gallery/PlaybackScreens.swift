import Playback
import PlaybackStubs
import PlaybackViews
import TerminalUI

/// The screens of the player.
@MainActor
enum PlaybackScreens {
    static var all: [GalleryScreen] {
        [
            GalleryScreen(
                name: "player",
                situations: AudioPlaybackViewModelStub.all.map { situation($0.name, AudioPlaybackView(), $0.stub) }
                    + AudioPlaybackViewModelStub.all.filter { $0.name == "playing" }.map {
                        situation("playing a favourite", AudioPlaybackView(isFavorite: true), $0.stub)
                    }),
            GalleryScreen(
                name: "mini-player",
                situations: AudioPlaybackViewModelStub.all.map { situation($0.name, MiniPlayerView {}, $0.stub) }),
            GalleryScreen(
                name: "queue",
                situations: PlaybackQueueViewModelStub.all.map {
                    GalleryScreen.Situation(name: $0.name, view: PlaybackQueueView(viewModel: $0.stub))
                }),
        ]
    }

    private static func situation(
        _ name: String, _ view: any View, _ stub: AudioPlaybackViewModelStub
    ) -> GalleryScreen.Situation {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any AudioPlaybackViewModelContract).self)
        return GalleryScreen.Situation(name: name, view: view, environment: environment)
    }
}
