import Collections
import CollectionsViews
import StoryApp
import StoryCore
import TerminalUI

extension AppTab {
    /// Collections and achievements.
    public static let collections = AppTab("collections", title: "Collections", order: 20)
}

/// The screens of the collections.
struct CollectionsScreens: FeatureScreensContract {
    typealias Composition = CollectionsComposition

    static let tab = AppTab.collections
    let context: ScreenContext

    func makeFirstScreen() -> (any View)? { CollectionListView() }

    func presentation(of route: CollectionsRoute) -> Presentation {
        switch route {
        case .list: .root(of: .collections)
        case .collection(let collection):
            push { CollectionDetailView(viewModel: detailViewModel(of: collection)) }
        case .achievements:
            push { AchievementListView(viewModel: feature.makeAchievementListViewModel(navigate: leave)) }
        case .journey:
            push { ReadingJourneyView(viewModel: feature.makeReadingJourneyViewModel(navigate: leave)) }
        case .form:
            .sheet(of: .collections(.list)) { CollectionFormView(viewModel: formViewModel()) }
        }
    }

    private func detailViewModel(of collection: CollectionID) -> CollectionDetailViewModel {
        let viewModel = feature.makeCollectionDetailViewModel(of: collection, navigate: leave)
        viewModel.onMaking = context.onMaking
        return viewModel
    }

    private func formViewModel() -> CollectionFormViewModel {
        let viewModel = feature.makeCollectionFormViewModel(navigate: leave)
        viewModel.onMaking = context.onMaking
        return viewModel
    }
}
