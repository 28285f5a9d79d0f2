package import StoryCore

/// Where a collection's screen leads to.
@MainActor
package protocol CollectionDetailNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the list of collections.
    func navigateToList()
    /// Shows the form for a new collection.
    func navigateToForm()
    /// Shows a story.
    func navigateToStory(identifier: StoryID)
    /// Shows the player, with a story that begins to play.
    func navigateToPlayback(of identifier: StoryID)
    /// Shows the player, with stories that are played one after the other.
    func navigateToPlaybackOfAll(_ identifiers: [StoryID])
}
