/// Turns what is tapped on the screen Collection Detail into ways out of it.
struct CollectionDetailNavigator: CollectionDetailNavigatorContract {
    let navigate: CollectionsNavigation

    func goBack() { navigate(.back) }
}
