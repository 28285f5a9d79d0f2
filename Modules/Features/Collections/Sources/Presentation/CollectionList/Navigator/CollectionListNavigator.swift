/// Turns what is tapped on the screen Collection List into ways out of it.
struct CollectionListNavigator: CollectionListNavigatorContract {
    let navigate: CollectionsNavigation

    func goBack() { navigate(.back) }

    func navigateToCollectionListItem(identifier: CollectionListID) { navigate(.collectionListItem(identifier)) }
}
