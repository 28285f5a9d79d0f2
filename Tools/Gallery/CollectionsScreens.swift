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
            variants: CollectionListViewModelStub.all.map {
                GalleryScreen.Variant(
                    name: $0.name,
                    view: CollectionListView().environment($0.stub, as: (any CollectionListViewModelContract).self))
            }),
        GalleryScreen(
            name: "collection",
            variants: CollectionDetailViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: CollectionDetailView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "achievements",
            variants: AchievementListViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: AchievementListView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "journey",
            variants: ReadingJourneyViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: ReadingJourneyView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "collection-form",
            variants: CollectionFormViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: InSheet(CollectionFormView(viewModel: $0.stub)))
            }),
    ]
}
