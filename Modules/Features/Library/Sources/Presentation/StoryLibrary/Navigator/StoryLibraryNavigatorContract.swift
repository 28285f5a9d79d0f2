package import StoryCore

/// Where the list of stories leads to.
@MainActor
package protocol StoryLibraryNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the form for a new story.
    func navigateToNewStory()
    /// Shows a story.
    func navigateToStory(identifier: StoryID)
    /// Shows the player, which plays a story.
    func navigateToPlayback(of identifier: StoryID)
    /// Has a story played after the one that plays; nothing else is shown.
    func playNext(identifier: StoryID)
    /// Has a story put at the end of the queue; nothing else is shown.
    func addToQueue(identifier: StoryID)
    /// Shows the list of heroes.
    func navigateToHeroes()
    /// Shows the list of custom events.
    func navigateToEvents()
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
    /// Shows the bin.
    func navigateToBin()
}
