import CollectionsStubs
import CollectionsViews

extension CollectionsScreens {
    /// The screen Collection List.
    static var collectionList: GalleryScreen {
        GalleryScreen(
            name: "collections-collection-list",
            situations: CollectionListViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: CollectionListView(viewModel: $0.stub))
            })
    }
}
