package import StoryCore

/// Where the form for a new collection leads to.
@MainActor
package protocol CollectionFormNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the collection that was made.
    func navigateToCollection(identifier: CollectionID)
}
