package import StoryCore

/// Where the list of collections leads to.
@MainActor
package protocol CollectionListNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows a collection.
    func navigateToCollection(identifier: CollectionID)
    /// Shows what the family has reached.
    func navigateToAchievements()
    /// Shows the form for a new collection.
    func navigateToForm()
}
