/// Where the bin leads to.
@MainActor
package protocol StoryBinNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
