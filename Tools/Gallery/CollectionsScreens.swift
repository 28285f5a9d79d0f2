import FeatureKit
import Collections
import CollectionsStubs
import CollectionsViews
import TerminalUI

/// The screens of the feature Collections.
@MainActor
enum CollectionsScreens {
    static let all: [GalleryScreen] = [
        GalleryScreen(
            name: "collections",
            situations: CollectionListViewModelStub.all.map {
                GalleryScreen.Situation(
                    name: $0.name,
                    view: CollectionListView().environment($0.stub, as: (any CollectionListViewModelContract).self))
            }),
        GalleryScreen(
            name: "collection",
            situations: CollectionDetailViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: CollectionDetailView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "achievements",
            situations: AchievementListViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: AchievementListView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "journey",
            situations: ReadingJourneyViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: ReadingJourneyView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "collection-form",
            situations: CollectionFormViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: InSheet(CollectionFormView(viewModel: $0.stub)))
            }),
    ]
}
