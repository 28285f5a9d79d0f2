package import StoryCore

/// Where a story's screen leads to.
@MainActor
package protocol StoryDetailNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the player, which plays a story.
    func navigateToPlayback(of identifier: StoryID)
    /// Has a story played after the one that plays; nothing else is shown.
    func playNext(identifier: StoryID)
    /// Has a story put at the end of the queue; nothing else is shown.
    func addToQueue(identifier: StoryID)
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
