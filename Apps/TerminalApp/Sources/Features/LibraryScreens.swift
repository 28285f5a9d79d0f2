import GenerationViews
import Library
import LibraryViews
import StoryApp
import TerminalUI

extension AppTab {
    /// Stories, heroes and events.
    public static let library = AppTab("library", title: "Library", order: 10)
}

/// The screens of the library.
struct LibraryScreens: FeatureScreensContract {
    typealias Composition = LibraryComposition

    static let tab = AppTab.library
    let context: ScreenContext

    func makeFirstScreen() -> (any View)? { StoryLibraryView() }

    func presentation(of route: LibraryRoute) -> Presentation {
        switch route {
        case .list: .root(of: .library)
        case .story(let story):
            push {
                StoryDetailView(viewModel: feature.makeStoryDetailViewModel(of: story, navigate: leave)) {
                    AnyView(StoryPartsView(story: $0))
                }
            }
        case .heroes: push { HeroListView(viewModel: feature.makeHeroListViewModel(navigate: leave)) }
        case .heroForm(let hero):
            .sheet(of: .library(.heroes)) {
                HeroFormView(viewModel: feature.makeHeroFormViewModel(for: hero, navigate: leave))
            }
        case .events: push { EventListView(viewModel: feature.makeEventListViewModel(navigate: leave)) }
        case .eventForm(let event):
            .sheet(of: .library(.events)) {
                EventFormView(viewModel: feature.makeEventFormViewModel(for: event, navigate: leave))
            }
        case .bin: push { StoryBinView(viewModel: feature.makeStoryBinViewModel(navigate: leave)) }
        case .deletion(let target):
            .sheet(of: .library(target.list)) {
                DeleteConfirmationView(viewModel: feature.makeDeleteConfirmationViewModel(of: target, navigate: leave))
            }
        }
    }
}

extension LibraryDeletion {
    /// The list that contains what is deleted.
    fileprivate var list: LibraryRoute {
        switch self {
        case .story: .list
        case .binnedStory, .bin: .bin
        case .hero: .heroes
        case .event: .events
        }
    }
}
