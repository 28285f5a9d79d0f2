import Collections
import CollectionsViews
import StoryApp

/// The screens of the collections.
struct CollectionsScreens: FeatureScreensContract {
    typealias Routing = CollectionsRouting

    static let tab = AppTab.collections
    let context: ScreenContext
    private var feature: CollectionsFeature { context.app.collections }

    func presentation(of route: CollectionsRoute) -> Presentation {
        switch route {
        case .list: .root(of: .collections)
        case .collection(let collection):
            push {
                CollectionDetailView(viewModel: feature.makeCollectionDetailViewModel(of: collection, navigate: leave))
            }
        case .achievements:
            push { AchievementListView(viewModel: feature.makeAchievementListViewModel(navigate: leave)) }
        case .journey:
            push { ReadingJourneyView(viewModel: feature.makeReadingJourneyViewModel(navigate: leave)) }
        case .form:
            .sheet(of: .collections(.list)) {
                CollectionFormView(viewModel: feature.makeCollectionFormViewModel(navigate: leave))
            }
        }
    }
}
