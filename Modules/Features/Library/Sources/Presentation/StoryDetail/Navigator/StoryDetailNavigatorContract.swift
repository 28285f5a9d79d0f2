/// Where a story's screen leads to.
@MainActor
package protocol StoryDetailNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
