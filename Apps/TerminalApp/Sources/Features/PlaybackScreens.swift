import Playback
import PlaybackViews
import StoryApp

/// The screens of the playback.
struct PlaybackScreens: FeatureScreensContract {
    typealias Composition = PlaybackComposition

    static let tab = AppTab.home
    let context: ScreenContext

    func presentation(of route: PlaybackRoute) -> Presentation {
        switch route {
        case .player: push { PlayerScreenView() }
        case .story(let story, let position):
            .redirect(.playback(.player)) { context.play(.story(story, from: position)) }
        case .stories(let stories): .redirect(.playback(.player)) { context.play(.all(stories)) }
        case .next(let story): .staying { context.play(.next(story)) }
        case .last(let story): .staying { context.play(.last(story)) }
        case .queue:
            push(above: .playback(.player)) {
                PlaybackQueueView(
                    viewModel: feature.makeQueueViewModel(player: context.player, navigate: leave))
            }
        }
    }
}
