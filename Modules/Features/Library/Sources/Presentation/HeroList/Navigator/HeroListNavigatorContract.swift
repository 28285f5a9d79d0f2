package import StoryCore

/// Where the list of heroes leads to.
@MainActor
package protocol HeroListNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows the form for a hero; nil for a new one.
    func navigateToHeroForm(identifier: HeroID?)
    /// Asks whether something should be deleted.
    func navigateToDeletion(of target: LibraryDeletion)
}
