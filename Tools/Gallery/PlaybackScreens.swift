import Playback
import PlaybackStubs
import PlaybackViews
import TerminalUI

/// The screens of the player.
@MainActor
enum PlaybackScreens {
    static let all: [GalleryScreen] = [
        player,
        miniPlayer,
        queue,
    ]

    private static var player: GalleryScreen {
        GalleryScreen(
            name: "player",
            variants: AudioPlaybackViewModelStub.all.map { variant($0.name, AudioPlaybackView(), $0.stub) }
                + AudioPlaybackViewModelStub.all.filter { $0.name == "playing" }.map {
                    variant("playing a favourite", AudioPlaybackView(isFavorite: true), $0.stub)
                })
    }

    private static var miniPlayer: GalleryScreen {
        GalleryScreen(
            name: "mini-player",
            variants: AudioPlaybackViewModelStub.all.map { variant($0.name, MiniPlayerView {}, $0.stub) })
    }

    private static var queue: GalleryScreen {
        GalleryScreen(
            name: "queue",
            variants: PlaybackQueueViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: PlaybackQueueView(viewModel: $0.stub))
            })
    }

    private static func variant(
        _ name: String, _ view: any View, _ stub: AudioPlaybackViewModelStub
    ) -> GalleryScreen.Variant {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any AudioPlaybackViewModelContract).self)
        return GalleryScreen.Variant(name: name, view: view, environment: environment)
    }
}
