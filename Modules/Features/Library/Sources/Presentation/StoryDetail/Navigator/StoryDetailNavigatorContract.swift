package import StoryCore

/// Where a story's screen leads to.
@MainActor
package protocol StoryDetailNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the player, which plays a story.
    func navigateToPlayback(of identifier: StoryID)
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
