import Generation
import Library
import Playback
import StoryApp

/// Makes the view model of a screen when it is opened.
@MainActor
struct ScreenFactory {
    let app: AppContainer
    let player: any AudioPlaybackViewModelContract
    let navigate: @MainActor (AppDestination) -> Void

    /// What is on a screen; nil for what is no screen of its own.
    func content(of destination: AppDestination) -> AppScreen.Content? {
        switch destination {
        case .generation(.form): .generation
        case .library(let route): content(of: route)
        case .playback(.player): .player
        case .playback(.queue):
            .queue(app.playback.makeQueueViewModel(player: player) { navigate(AppRouter().destination(for: $0)) })
        case .playback(.story), .back: nil
        }
    }

    private func content(of route: LibraryRoute) -> AppScreen.Content? {
        let leave: LibraryNavigation = { navigate(AppRouter().destination(for: $0)) }
        let library = app.library
        return switch route {
        case .list: nil
        case .story(let story): .story(library.makeStoryDetailViewModel(of: story, navigate: leave))
        case .heroes: .heroes(library.makeHeroListViewModel(navigate: leave))
        case .heroForm(let hero): .heroForm(library.makeHeroFormViewModel(for: hero, navigate: leave))
        case .events: .events(library.makeEventListViewModel(navigate: leave))
        case .eventForm(let event): .eventForm(library.makeEventFormViewModel(for: event, navigate: leave))
        case .deletion(let target): .deletion(library.makeDeleteConfirmationViewModel(of: target, navigate: leave))
        }
    }
}
