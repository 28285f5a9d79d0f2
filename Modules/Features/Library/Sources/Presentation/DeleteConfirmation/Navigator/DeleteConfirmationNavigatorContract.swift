/// Where the question whether something should be deleted leads to.
@MainActor
package protocol DeleteConfirmationNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the list that something is missing from now.
    func navigateToList(without target: LibraryDeletion)
}
