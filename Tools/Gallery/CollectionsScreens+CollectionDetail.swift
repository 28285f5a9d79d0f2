import CollectionsStubs
import CollectionsViews

extension CollectionsScreens {
    /// The screen Collection Detail.
    static var collectionDetail: GalleryScreen {
        GalleryScreen(
            name: "collections-collection-detail",
            situations: CollectionDetailViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: CollectionDetailView(viewModel: $0.stub))
            })
    }
}
