import LibraryViews
import PlaybackViews
import TerminalUI

/// A screen that was opened.
struct ScreenView: View {
    let screen: AppScreen

    var body: some View {
        switch screen.content {
        case .generation: MakingView()
        case .player: PlayingView()
        case .queue(let viewModel): PlaybackQueueView(viewModel: viewModel)
        case .story(let viewModel): StoryDetailView(viewModel: viewModel)
        case .heroes(let viewModel): HeroListView(viewModel: viewModel)
        case .events(let viewModel): EventListView(viewModel: viewModel)
        case .heroForm(let viewModel): HeroFormView(viewModel: viewModel)
        case .eventForm(let viewModel): EventFormView(viewModel: viewModel)
        case .deletion(let viewModel): DeleteConfirmationView(viewModel: viewModel)
        }
    }
}
