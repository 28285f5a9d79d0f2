import Collections
import CollectionsViews
import StoryApp

/// Where collections are seen, in the app.
struct CollectionsScreens: FeatureScreensContract {
    typealias Routing = CollectionsRouting

    static let tab = AppTab.collections
    let context: ScreenContext
    private var feature: CollectionsFeature { context.app.collections }

    func showing(of route: CollectionsRoute) -> Showing {
        switch route {
        case .list: .first(of: .collections)
        case .collection(let collection):
            stacked {
                CollectionDetailView(viewModel: feature.makeCollectionDetailViewModel(of: collection, navigate: leave))
            }
        case .achievements:
            stacked { AchievementListView(viewModel: feature.makeAchievementListViewModel(navigate: leave)) }
        case .form:
            .inFront(of: .collections(.list)) {
                CollectionFormView(viewModel: feature.makeCollectionFormViewModel(navigate: leave))
            }
        }
    }
}
