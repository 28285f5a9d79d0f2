/// Where the screen Collection List leads to.
@MainActor
package protocol CollectionListNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows one of the things that are listed.
    func navigateToCollectionListItem(identifier: CollectionListID)
}
